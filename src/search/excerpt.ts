import { compoundsIn } from '../model/search-index/compounds.ts';
import { placesIn, signsIn, withoutPrefixes, type WordPlace } from '../model/search-index/words.ts';
import type { SearchedPage, SearchedPart } from '../model/search-index/searched-page.ts';

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
/** Letters that take the room of two. */
const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Hangul}]/u;

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

/** What a text has in one row that was looked for: all pieces of a word, a sign, what hyphens put together, a bare word. */
const rowsIn = (text: string, meant: ReadonlySet<string>): WordPlace[][] =>
  [compoundsIn(text), ...placesIn(text), signsIn(text), withoutPrefixes(text)].map((row) =>
    row.filter(({ word }) => meant.has(word)),
  );

/** The words of a text that were looked for. */
const wordsMeant = (text: string, meant: ReadonlySet<string>): Set<string> =>
  new Set(rowsIn(text, meant).flatMap((row) => row.map(({ word }) => word)));

const countIn = ({ heading = '', text }: SearchedPart, meant: ReadonlySet<string>): number =>
  wordsMeant(`${heading} ${text}`, meant).size + wordsMeant(heading, meant).size / 2;

type Place = Pick<WordPlace, 'start' | 'end'>;

/** Where a text has what was looked for: pieces that overlap are one place. */
function placesOf(text: string, meant: ReadonlySet<string>): Place[] {
  const chains: WordPlace[][] = [];
  for (const row of rowsIn(text, meant))
    for (const [index, piece] of row.entries()) {
      if (index > 0 && (row[index - 1]?.end ?? 0) > piece.start) chains.at(-1)?.push(piece);
      else chains.push([piece]);
    }
  return chains
    .filter(([first, second]) => first && (second || !isChance(first.word, meant)))
    .map((chain) => ({ start: chain[0]?.start ?? 0, end: chain.at(-1)?.end ?? 0 }))
    .toSorted((a, b) => a.start - b.start);
}

const PIECE =
  /^(?:[\p{scx=Hira}\p{scx=Kana}]{2}|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{3})$/u;

/** Whether a few letters are a piece of a longer word that was looked for, so that by themselves they say nothing. */
const isChance = (word: string, meant: ReadonlySet<string>): boolean =>
  PIECE.test(word) &&
  [...meant].some((other) => other !== word && (other.endsWith(word.slice(0, -1)) || other.startsWith(word.slice(1))));

/** A text in pieces, those that were looked for marked. */
function pieces(text: string, meant: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const { start, end } of placesOf(text, meant)) {
    if (start < at) continue;
    found.push({ text: text.slice(at, start), isMarked: false }, { text: text.slice(start, end), isMarked: true });
    at = end;
  }
  return [...found, { text: text.slice(at), isMarked: false }].filter((piece) => piece.text !== '');
}

/** As much of a text as a result has room for; on phones half of it, which has to show most of what was looked for. */
function cut(text: string, meant: ReadonlySet<string>): Piece[] {
  const [most, lead] = WIDE.test(text) ? [LENGTH / 2, BEFORE / 2] : [LENGTH, BEFORE];
  const places = placesOf(text, meant);
  const within = ({ start }: Place): number =>
    places.filter((place) => place.start >= start && place.end <= start + most - lead).length;
  const [first] = places.toSorted((a, b) => within(b) - within(a) || a.start - b.start);
  const { start: at, end: until } = first ?? { start: 0, end: 0 };
  const from = until <= most / 2 ? 0 : startAt(text, Math.max(0, at - lead), at);
  const end = text.lastIndexOf(' ', from + most);
  const isWhole = from + most >= text.length;
  const shown = isWhole
    ? text.slice(from)
    : text.slice(from, end > from + most - lead ? end : letterAt(text, from + most));
  return pieces(`${from > 0 ? '… ' : ''}${shown}${isWhole ? '' : ' …'}`, meant);
}

/** The first word from a place on, as far as that is no later than another; where a script has no spaces, the first letter. */
function startAt(text: string, place: number, latest: number): number {
  const space = text.indexOf(' ', place) + 1;
  return space > 0 && space <= latest ? space : letterAt(text, place);
}

/** The first letter from a place on that is no mark on the one before, nor half of it. */
function letterAt(text: string, place: number): number {
  const marks = /^[\p{M}\u200d\udc00-\udfff]+/u.exec(text.slice(place, place + BEFORE));
  return place + (marks?.[0].length ?? 0);
}
