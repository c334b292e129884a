// What any link or refused formatting has at least: a sign of HTML, code or links; a heading, quotation or line at the start of a line;
// a line of nothing but - * _ or =; or the spaces that make code.
const SUSPECT = /[<`[]|^[\s\d.)*+>-]*[#>]|^[\s\d.)*+-]*[-*_=][-*_=\s]*$| {4}|\t/m;

/** Whether a formatted text can have links or faults at all. Most have not, and parsing is the slowest thing the checker does. */
export function needsParsing(text: string): boolean {
  return SUSPECT.test(text);
}
