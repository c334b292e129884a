import type { TextChange } from '../text-change.ts';
import type { Fault } from './first-fault.ts';
import { BARE_NAME, BARE_NEXT, change, lineEnd, tryFix, suggest, type TriedFix, type Recognizer } from './try-fix.ts';

/** Quotes of other programs and languages, and signs that look like one. */
const CLOSERS = "“”‟‘’‛'`´»‹›«＂″ʺ˝❝❞〝〞〟ʹʻʼ′״׳";
/** Those of Japanese, which stand within texts as well: a text is never said to end with one alone. */
const CORNERS = '」』';
const QUOTES = `"${CLOSERS}„‚「『${CORNERS}`;
const OTHER = new RegExp(`[${QUOTES}]`);
/** What opens a text; of two signs with nothing between, one opens and one closes it. */
const OPENING = new RegExp(`^[${QUOTES}](?:(?=[${QUOTES}]\\s*(?:[,:}\\]：，、،｝］】]|$))|[${QUOTES}]*)`, 'm');
/** A closing quote of another kind, with what follows the end of a text. */
const CLOSING = new RegExp(`[${CLOSERS}]+(?=\\s*[,:}\\]：，、،｝］】]|\\s*$)`);

/** Quotes that belong to each other and mean nothing else. */
const PAIRS = new Set([
  '“”',
  '„“',
  '„”',
  '””',
  '‟”',
  '«»',
  '»«',
  '‹›',
  '›‹',
  '＂＂',
  '″″',
  'ʺʺ',
  '˝˝',
  '״״',
  '❝❞',
  '〝〞',
  '〝〟',
  '「」',
  '『』',
]);
const FIELD = new RegExp(`[${QUOTES}]\\s*[:：]`);
/** A sign of another script, which is told next. */
const WIDE_SIGN = /^\s*[：，、،｝］】]/;

const NEXT = new RegExp(`^${BARE_NEXT.source}`);

/** How many ends of a text are tried. */
const MAX_TRIES = 12;

/** Curly, single and other quotes around texts and names of fields. */
export const otherQuotes: Recognizer = (fault, report) => {
  const found = wholeText(fault) ?? closingOnly(fault) ?? doubled(fault);
  if (!found) return false;
  const { offset, length, chosen, certain } = found;
  report('json/quotes', { range: { offset, length } }, {}, suggest(chosen, { certain }));
  return true;
};

interface Found {
  offset: number;
  length: number;
  chosen: TriedFix | undefined;
  certain: boolean;
}

/** A text between two quotes of another kind, or between one of these and a straight one. */
function wholeText({ text, here, expected }: Fault): Found | undefined {
  const opening = here.source.startsWith('"') ? undefined : OPENING.exec(text.slice(here.offset))?.[0];
  if (opening === undefined || (expected !== 'key' && expected !== 'value')) return undefined;
  const start = here.offset + opening.length;
  const line = text.slice(start, lineEnd(text, start));
  const after = expected === 'key' ? '(?=\\s*[:：])' : '(?=\\s*[,}\\]，、،｝］】]|\\s*$)';
  const closings = new RegExp(`(?<!\\\\)["${CLOSERS}${CORNERS}]{${opening.length}}${after}`, 'g');
  const ends = likelyEnds(line, firstOf(line.matchAll(closings)), { opening, isName: expected === 'key' });
  const tried = ends.map(({ index, 0: closing }) => {
    const inner = line.slice(0, index);
    // French quotes have a space on their inner sides, which is theirs and not the text's.
    const spaced = /[«‹]/.test(opening) ? /^[ \u00a0\u202f](.*\S)[ \u00a0\u202f]$/.exec(inner) : null;
    const words = spaced?.[1] ?? inner.replace(/^\u00a0|\u00a0$/g, '');
    const length = opening.length + index + closing.length;
    const isPair = PAIRS.has(opening + closing);
    return { length, isPair, ...tryFix(text, [change(here.offset, length, quoted(words))]) };
  });
  const chosen = tried.find(({ reach, length, isPair }) => {
    const end = here.offset + length;
    const isRead = reach > end || (reach === end && WIDE_SIGN.test(text.slice(end)));
    return isRead && (isPair || readsOn(text, here.offset, reach));
  });
  const length = (chosen ?? tried[0])?.length ?? here.source.length;
  return { offset: here.offset, length, chosen: chosen ?? tried[0], certain: chosen !== undefined };
}

/** As many ends as are tried: a line may have thousands. */
function firstOf(ends: Iterable<RegExpExecArray>): RegExpExecArray[] {
  const first: RegExpExecArray[] = [];
  for (const end of ends) {
    first.push(end);
    if (first.length === MAX_TRIES) break;
  }
  return first;
}

/** Of the quotes that could end a text or a name, those that are not inside of it or of the next field. */
function likelyEnds(
  line: string,
  ends: RegExpExecArray[],
  { opening, isName }: { opening: string; isName: boolean },
): RegExpExecArray[] {
  if (isName) return ends.filter(({ index }) => !OTHER.test(line.slice(0, index)));
  const isWhole = ({ index }: RegExpExecArray): boolean => isPaired(line.slice(0, index), opening.charAt(0));
  // What looks like the next field is the next field.
  const before = ends.filter(({ index }) => !FIELD.test(line.slice(0, index)));
  const last = before.findIndex((end) => isWhole(end) && isNext(line.slice(end.index + end[0].length)));
  const own = last === -1 ? before : before.slice(0, last + 1);
  return own.length > 1 ? own.filter(isWhole) : own;
}

const isNext = (rest: string): boolean => NEXT.test(rest);

/** Whether every quote that opens inside of words is closed there. Spaces tell what an apostrophe is. */
function isPaired(words: string, sign: string): boolean {
  const closing = [...PAIRS, '‘’'].flatMap((pair) => (pair.startsWith(sign) ? pair.slice(1) : [])).join('') || sign;
  const isSame = closing === sign;
  const opens = words.match(new RegExp(isSame ? `(?<![^\\s(])${sign}` : sign, 'g')) ?? [];
  const end = isSame || closing === '’' ? '(?![\\p{L}\\p{N}])' : '';
  const closes = words.match(new RegExp(`(?<=\\S)[${closing}]${end}`, 'gu')) ?? [];
  return opens.length <= closes.length;
}

/** Words in straight quotes; special characters in them stay what they are. A single quote needs no backslash there. */
function quoted(written: string): string {
  const words = written.replace(/\\([^])/g, (both, sign) => (sign === "'" || sign === '`' ? sign : both));
  try {
    JSON.parse(`"${words}"`);
    return `"${words}"`;
  } catch {
    return JSON.stringify(words);
  }
}

/** Whether a text can be read past its line, or up to the next quotes of another kind or a name without any. */
const readsOn = (text: string, offset: number, reach: number): boolean =>
  reach > lineEnd(text, offset) || OTHER.test(text.charAt(reach)) || BARE_NAME.test(text.slice(reach));

/** A straight quote at the beginning, another at the end. */
function closingOnly({ text, here, before, expected }: Fault): Found | undefined {
  const start = here.wrong === 'unclosed' ? here : expected === 'comma' || expected === 'colon' ? before : undefined;
  const closing = start?.kind === 'string' ? CLOSING.exec(start.source.replace(/"$/, '')) : null;
  // A text that ends with such a sign and its straight quote is whole.
  const isWhole = start !== here && closing !== null && start?.source.slice(closing.index + closing[0].length) === '"';
  if (!start || !closing || isWhole) return undefined;
  const changes = [change(start.offset + closing.index, closing[0].length, '"')];
  const chosen = tryFix(text, changes);
  if (!readsOn(text, start.offset, chosen.reach)) return undefined;
  return { offset: start.offset, length: closing.index + closing[0].length, chosen, certain: true };
}

/** `""Text""`, as spreadsheets write quotes. */
function doubled({ text, here, before, expected }: Fault): Found | undefined {
  if (expected !== 'comma' || before?.source !== '""' || here.offset !== before.offset + 2) return undefined;
  const end = text.indexOf('""', here.offset);
  if (end === -1 || end > lineEnd(text, here.offset)) return undefined;
  const changes: TextChange[] = [change(before.offset, 2, '"'), change(end, 2, '"')];
  return { offset: before.offset, length: end + 2 - before.offset, chosen: tryFix(text, changes), certain: false };
}
