import { forEachString, isTechnical } from '../../model/content/texts.ts';
import { languageAmong } from '../../model/words/language-tag.ts';
import { valueAt } from '../../model/content/value-at.ts';
import type { ContentDocument } from '../../model/content/content.ts';

/** Spaces at which no line should end, by language; where it has none, every space may end one. */
const UNBROKEN: Readonly<Record<string, RegExp>> = {
  // Signs stand behind a space, and would begin the next line.
  fr: /(?<=«) | (?=[?!;:»])|(?<=\d) (?=[%€])/g,
  // A word of one letter belongs to the next.
  cs: wordsOfOneLetter('aikosuvz'),
  pl: wordsOfOneLetter('aiouwz'),
  sk: wordsOfOneLetter('aikosuvz'),
};

function wordsOfOneLetter(letters: string): RegExp {
  return new RegExp(`(?<=(?:^|[\\s("„«])[${letters}${letters.toUpperCase()}]) (?=\\S)`, 'g');
}

/** Keeps the words of a text together as a language does. */
export type JoinWords = (text: string) => string;

/** How a language joins words with spaces that end no line; undefined where it has no such custom. */
export function joinWordsIn(lang: string): JoinWords | undefined {
  const spaces = UNBROKEN[languageAmong(Object.keys(UNBROKEN), lang) ?? ''];
  return spaces && ((text) => (text.includes(' ') ? text.replace(spaces, '\u00a0') : text));
}

/** What lists find pages by has to be the same text on both sides. */
const COMPARED = new Set<string | number>(['facts', 'where', 'categories']);

/**
 * Joins the words in all plain texts of a page or a shared block; what was formatted is joined where it is parsed. Names
 * and addresses are found by how they are written, and stay so.
 */
export function joinPlainTexts(data: unknown, { references }: ContentDocument, joinWords: JoinWords): void {
  const written = new Set(references.flatMap(({ role, path }) => (role === 'figure' ? [] : [path.join('/')])));
  forEachString(data, (text, path) => {
    const key = path.at(-1);
    if (key === undefined || path.some((each) => COMPARED.has(each)) || isTechnical(text, path)) return;
    if (written.has(path.join('/'))) return;
    const parent = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
    parent[key] = joinWords(text);
  });
}
