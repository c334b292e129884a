import { parseRichText, type ParsedRichText } from './rich-text.ts';

// What any link or refused formatting has at least: a sign of HTML, code or links; a heading, quotation or line at the start of a line;
// a line of nothing but - * _ or =; or the spaces that make code.
const SUSPECT = /[<`[]|~~~|^[\s\d.)*+>-]*[#>]|^[\s\d.)*+-]*[-*_=][-*_=\s]*$| {4}|\t/m;
/** A sign that every such text has somewhere. Searching for signs alone is many times faster. */
const SIGN = /[<`[~#>\n\r\u2028\u2029\t]| {4}|^[\s\d.)*+\-_=]/;
const NOTHING: Pick<ParsedRichText, 'links' | 'faults'> = { links: [], faults: [] };

/** The links and faults of a formatted text. Most texts can have neither and are not parsed: parsing is the slowest thing the checker does. */
export function richTextOf(text: string): Pick<ParsedRichText, 'links' | 'faults'> {
  if (!SIGN.test(text) || !SUSPECT.test(text)) return NOTHING;
  const { links, faults } = parseRichText(text);
  return { links, faults };
}
