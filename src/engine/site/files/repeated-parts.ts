import sax from 'sax';

/** What points at a part of its own drawing. */
const REFERENCE = /#([^"')\s]+)/;
const REFERENCES = /(?:href\s*=\s*["']\s*|url\(\s*["']?)#/g;
const NAMES = /\bid\s*=/g;
const ELEMENTS = /<\w/g;
const DEFINITIONS = /<defs\b[^<>]*>/;
/** So few references cannot add up to too many elements. */
const HARMLESS_REFERENCES = 24;
/** More elements than browsers and what draws icons show in a moment. */
const MAX_ELEMENTS = 100_000;
/** What shows a part of a part of a part … so deep, nothing follows. */
const MAX_DEPTH = 200;

/** A part of a drawing that has a name: how many elements it has, and which parts are in it, or shown in it. */
interface Part {
  elements: number;
  shows: string[];
}

/**
 * Whether a drawing shows its own parts so often that nobody sees the end of it: ten times a part that shows ten times
 * another one, and so on.
 */
export function repeatsTooOften(svg: string): boolean {
  if (countIn(svg, REFERENCES) < HARMLESS_REFERENCES || isFlat(svg)) return false;
  const parts = partsOf(svg);
  const known = new Map<string, number>();
  const elementsIn = (name: string, depth: number): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (depth > MAX_DEPTH) return Infinity;
    // What shows itself is shown nowhere.
    known.set(name, 0);
    const { elements, shows } = parts.get(name) ?? { elements: 0, shows: [] };
    const all = shows.reduce((sum, other) => sum + elementsIn(other, depth + 1), elements);
    known.set(name, all);
    return all;
  };
  return elementsIn(ROOT, 0) > MAX_ELEMENTS + [...parts.values()].reduce((sum, { elements }) => sum + elements, 0);
}

const countIn = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Whether all parts stand in one place and show nothing themselves, as in most drawings: to parse these takes long. */
function isFlat(svg: string): boolean {
  const [, rest = ''] = svg.split(DEFINITIONS, 2);
  const definitions = rest.slice(0, Math.max(0, rest.indexOf('</defs>')));
  return (
    countIn(definitions, REFERENCES) === 0 &&
    countIn(definitions, NAMES) === countIn(svg, NAMES) &&
    countIn(svg, REFERENCES) * countIn(definitions, ELEMENTS) <= MAX_ELEMENTS
  );
}

/** No name of a part. */
const ROOT = '';

function partsOf(svg: string): Map<string, Part> {
  const parts = new Map<string, Part>([[ROOT, { elements: 0, shows: [] }]]);
  const open: string[] = [ROOT];
  const parser = sax.parser(true);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.onerror = () => void (parser.error = null);
  parser.onopentag = ({ name, attributes }) => {
    const { id, ...others } = attributes;
    const around = open.at(-1) ?? ROOT;
    // A color that changes is no part that is drawn.
    const isPart = id !== undefined && id !== ROOT && !parts.has(id) && !name.endsWith('Gradient');
    const part = isPart ? { elements: 0, shows: [] } : parts.get(around);
    if (isPart && part) {
      parts.set(id, part);
      parts.get(around)?.shows.push(id);
    }
    open.push(isPart ? id : around);
    if (!part) return;
    part.elements++;
    for (const value of Object.values(others)) {
      const shown = /^\s*#|url\(/.test(value) ? REFERENCE.exec(value)?.[1] : undefined;
      if (shown !== undefined) part.shows.push(shown);
    }
  };
  parser.onclosetag = () => void open.pop();
  parser.write(svg).close();
  return parts;
}
