import type { KnownVariables } from '../look-variables.ts';

const START = 'var(--';
const NOTHING: KnownVariables = { values: {}, kept: [] };

/**
 * Replaces custom properties by what they stand for: those that a look defines once by their value, those that nobody
 * defines by their fallback. So `var(--palette-text-primary, var(--ink))` becomes `var(--ink)`: MUI's variables are never
 * defined on a site (see theme.ts), and nothing changes but the size.
 */
export function plainVariables(css: string, known: KnownVariables = NOTHING): string {
  let result = '';
  let rest = css;
  for (let at = rest.indexOf(START); at >= 0; at = rest.indexOf(START)) {
    const end = closing(rest, at + 3);
    const inner = rest.slice(at + 4, end);
    const comma = inner.indexOf(',');
    const name = comma < 0 ? inner : inner.slice(0, comma);
    const fallback = comma < 0 ? undefined : plainVariables(inner.slice(comma + 1).trim(), known);
    const isKept = fallback === undefined || known.kept.includes(name);
    const whole = fallback === undefined ? `var(${name})` : `var(${name},${fallback})`;
    result += rest.slice(0, at) + (known.values[name] ?? (isKept ? whole : fallback));
    rest = rest.slice(end + 1);
  }
  return result + rest;
}

/** The position of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
