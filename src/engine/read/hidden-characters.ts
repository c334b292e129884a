import type { DataPath, Diagnostic, Edit, Location, Suggestion } from '../../model/diagnostics/diagnostic.ts';
import { CONTROLS, DIRECTION, EMBEDDING, HALVES, NONCHARACTERS } from '../../model/words/letters/hidden.ts';
import { withoutMojibake } from '../../model/words/meant/mojibake.ts';
import { reportInto } from '../../model/diagnostics/codes.ts';
import { readingCodes } from './codes.ts';

/** Everything invisible that changes what people see. */
const HIDDEN = new RegExp(`[${CONTROLS}${DIRECTION}${HALVES}${NONCHARACTERS}]`, 'u');
const BIDI = new RegExp(`[${DIRECTION}]`);
const EMBEDDINGS = new RegExp(`[${EMBEDDING}]+`, 'g');
/** What a file has at least if any of its texts has a hidden character: the character itself, or an escape. */
const MAYBE = new RegExp(`[\\u007f-\\u009f${DIRECTION}${NONCHARACTERS}]|\\\\[bfu]`);

/** How Unicode calls a character by its number: "U+00A0". */
export const codePoint = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Invisible characters in texts and in names of fields. */
export function hiddenCharacters(file: string, text: string, data: unknown): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (!MAYBE.test(text)) return diagnostics;
  const report = reportInto(diagnostics, file, readingCodes);

  const look = (words: string, place: Location): void => {
    const match = HIDDEN.exec(words);
    // Letters that are mixed up are a mistake of their own.
    if (!match || withoutMojibake(words) !== undefined) return;
    const location = place.at ? place : { ...place, within: { offset: match.index, length: 1 } };
    const args = { code: codePoint(match[0]), bidi: BIDI.test(match[0]) };
    report('text/hidden-character', location, args, place.at ? [] : withoutEmbeddings(words, place));
  };
  const walk = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') look(value, { path });
    else if (value !== null && typeof value === 'object') {
      for (const [key, part] of Object.entries(value)) {
        const inner = [...path, Array.isArray(value) ? Number(key) : key];
        if (!Array.isArray(value)) look(key, { path: inner, at: 'key' });
        walk(part, inner);
      }
    }
  };
  walk(data, []);
  return diagnostics;
}

/**
 * Takes out what comes along with numbers and lines of chats, contacts and word processors written from the right.
 * Where something else is hidden, its author has to look.
 */
function withoutEmbeddings(words: string, place: Location): Suggestion[] {
  if (HIDDEN.test(words.replace(EMBEDDINGS, ''))) return [];
  const edits = [...words.matchAll(EMBEDDINGS)].map(({ 0: { length }, index: offset }): Edit => ({
    kind: 'replace',
    location: { ...place, within: { offset, length } },
    value: '',
  }));
  return [{ edits, certain: true }];
}
