import { isContainer } from '../../model/content/is-container.ts';

/** What one pass over a JSON text tells without parsing it. */
interface Scan {
  /** Colons outside of texts: as many as the file has keys, if it is JSON. */
  keys: number;
  /** Where nesting goes deeper than allowed, if it does. */
  tooDeepAt: number | undefined;
}

const SPACE = 32,
  QUOTE = 34,
  COLON = 58,
  OPEN_LIST = 91,
  BACKSLASH = 92,
  CLOSE_LIST = 93,
  OPEN = 123,
  CLOSE = 125;

/** Walks a JSON text once, without recursion, so that no nesting can exhaust the stack of what comes after. */
export function scan(text: string, deepest: number): Scan {
  let keys = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case COLON:
        keys++;
        break;
      case OPEN:
      case OPEN_LIST:
        if (++depth > deepest) return { keys, tooDeepAt: at };
        break;
      case CLOSE:
      case CLOSE_LIST:
        depth--;
        break;
    }
  }
  return { keys, tooDeepAt: undefined };
}

/** The offset of the quote that ends the text begun at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

/**
 * How many keys parsed data has, and how deep it is nested; fewer keys than the text has mean that one was written
 * twice.
 */
export function measure(value: unknown, deepest: number): { keys: number; isTooDeep: boolean } {
  let keys = 0;
  let isTooDeep = false;
  const walk = (group: object, depth: number): void => {
    if (depth > deepest) isTooDeep = true;
    if (isTooDeep) return;
    const isList = Array.isArray(group);
    for (const key in group) {
      if (!isList) keys += 1;
      const part = (group as Record<string, unknown>)[key];
      if (isContainer(part)) walk(part, depth + 1);
    }
  };
  if (isContainer(value)) walk(value, 1);
  return { keys, isTooDeep };
}

/**
 * Whether a text surely has no more keys than its data. Most files are settled by this count of `":`, which is many
 * times faster than a scan: it can only be too high (a text may hold the same signs), and then the scan decides.
 */
export function hasJustKeys(text: string, keys: number): boolean {
  let found = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE) found += 1;
    // A key may stand apart from its colon.
    else if (before <= SPACE) return false;
  }
  return found === keys;
}
