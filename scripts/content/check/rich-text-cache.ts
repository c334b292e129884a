import { parseRichText, type ParsedRichText } from '../rich-text.ts';

// What any link or refused formatting has at least: a sign of HTML, code or links; a heading, quotation or line at the start of a line;
// a line of nothing but - * _ or =; or the spaces that make code.
const SUSPECT = /[<`[]|~~~|^[\s\d.)*+>-]*[#>]|^[\s\d.)*+-]*[-*_=][-*_=\s]*$| {4}|\t/m;
const NOTHING: Faults = { links: [], faults: [] };
/** Several rules ask about the same text, one after the other. */
const LARGEST_CACHE = 1000;

type Faults = Pick<ParsedRichText, 'links' | 'faults'>;
const parsed = new Map<string, Faults>();

/** The links and faults of a formatted text. Most texts can have neither and are not parsed: parsing is the slowest thing the checker does. */
export function richTextOf(text: string): Faults {
  if (!SUSPECT.test(text)) return NOTHING;
  let result = parsed.get(text);
  if (!result) {
    if (parsed.size >= LARGEST_CACHE) parsed.clear();
    const { links, faults } = parseRichText(text);
    result = { links, faults };
    parsed.set(text, result);
  }
  return result;
}
