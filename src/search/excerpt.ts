import { placesIn } from '../model/search.ts';
import type { SearchedPage, SearchedPart } from '../model/searched-page.ts';

/** A piece of a text; marked where it is what was looked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** What a result shows of a page. */
export interface Excerpt {
  title: Piece[];
  /** The section that says most of what was looked for, and its name where it has one. */
  heading?: Piece[];
  id?: string;
  text: Piece[];
}

const LENGTH = 170;
/** How much of a text stands before the first word that was looked for. */
const BEFORE = 50;

interface Place {
  start: number;
  end: number;
}

/** A page as a result of a search, where `meant` are the words that were looked for. */
export function excerptOf({ title, description, parts }: SearchedPage, meant: ReadonlySet<string>): Excerpt {
  const counted = parts.map((part) => ({ part, count: countIn(part, meant) }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one), {
    part: { text: description } as SearchedPart,
    count: wordsMeant(description, meant).size,
  });
  const { heading, id, text } = best.part;
  // What opens a page is its title in other words.
  const isTitle = heading === title || (parts[0] === best.part && wordsMeant(heading ?? '', meant).size === 0);
  return {
    title: pieces(title, meant),
    ...(heading && !isTitle && { heading: pieces(heading, meant) }),
    ...(id && { id }),
    text: cut(text || description, meant),
  };
}

/** The words of a text that were looked for. */
const wordsMeant = (text: string, meant: ReadonlySet<string>): Set<string> =>
  new Set(placesIn(text).flatMap(({ words }) => words.filter((word) => meant.has(word))));

const countIn = ({ heading = '', text }: SearchedPart, meant: ReadonlySet<string>): number =>
  wordsMeant(`${heading} ${text}`, meant).size + wordsMeant(heading, meant).size / 2;

const placesOf = (text: string, meant: ReadonlySet<string>): Place[] =>
  placesIn(text).filter(({ words }) => words.some((word) => meant.has(word)));

/** A text in pieces, those that were looked for marked. */
function pieces(text: string, meant: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const { start, end } of placesOf(text, meant)) {
    found.push({ text: text.slice(at, start), isMarked: false }, { text: text.slice(start, end), isMarked: true });
    at = end;
  }
  return [...found, { text: text.slice(at), isMarked: false }].filter((piece) => piece.text !== '');
}

/** As much of a text as a result has room for, from where most of what was looked for stands. */
function cut(text: string, meant: ReadonlySet<string>): Piece[] {
  if (text.length <= LENGTH) return pieces(text, meant);
  const places = placesOf(text, meant);
  const within = ({ start }: Place): number =>
    places.filter((place) => place.start >= start && place.end <= start + LENGTH - BEFORE).length;
  const [first] = places.toSorted((a, b) => within(b) - within(a) || a.start - b.start);
  const wanted = Math.min(Math.max(0, (first?.start ?? 0) - BEFORE), text.length - LENGTH);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = text.lastIndexOf(' ', from + LENGTH);
  const isWhole = from + LENGTH >= text.length;
  const shown = isWhole ? text.slice(from) : text.slice(from, end > from ? end : from + LENGTH);
  return pieces(`${from > 0 ? '… ' : ''}${shown}${isWhole ? '' : ' …'}`, meant);
}
