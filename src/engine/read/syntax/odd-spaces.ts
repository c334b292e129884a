import { codePoint } from '../hidden-characters.ts';
import { change, suggestIfRead, type Recognizer } from './try-fix.ts';

// Spaces that look like one but are none for JSON, and signs that take no room at all.
const ODD = '[\\u000b\\u000c\\u0085\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u2060\\u3000\\ufeff]+';
// Inside of a text they are meant, whatever quotes it has.
const TEXTS = `"(?:[^"\\\\\\r\\n]|\\\\.)*"?|״[^״\\r\\n]*״|[“„][^“”\\r\\n]*[“”]|«[^»\\r\\n]*»|»[^«\\r\\n]*«|「[^」\\r\\n]*」|『[^』\\r\\n]*』|'[^'\\r\\n]*'|\`[^\`\\r\\n]*\``;
// Between letters or emoji it stands in a text, too, one whose quotes end in its middle.
const WITHIN = `(?<=[\\p{L}\\p{M}\\p{Extended_Pictographic}])${ODD}(?=[\\p{L}\\p{Extended_Pictographic}])`;
const PLAIN = /^(?:true|false|null|-?\d+(?:\.\d+)?)?$/;

/** Spaces from web pages and word processors between texts and numbers. One fix takes all of the file. */
export const oddSpaces: Recognizer = ({ text, here }, report) => {
  const found = new RegExp(ODD).exec(here.source);
  if (!found || here.kind !== 'word') return false;
  // What begins with one is something else behind it, such as a text in other quotes.
  if (found.index > 0 && !PLAIN.test(here.source.replace(new RegExp(ODD, 'g'), ''))) return false;
  const runs = [...text.matchAll(new RegExp(`${TEXTS}|${WITHIN}|(?<odd>${ODD})`, 'gu'))].filter(
    ({ groups }) => groups?.['odd'] !== undefined,
  );
  const offset = here.offset + found.index;
  const changes = runs.map((run) => change(run.index, run[0].length, ' '.repeat(run[0].length)));
  const range = { offset, length: found[0].length };
  report(
    'json/odd-space',
    { range },
    { code: codePoint(found[0]), count: runs.length },
    suggestIfRead(text, changes, offset),
  );
  return true;
};
