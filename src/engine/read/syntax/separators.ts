import { endOf, isCloser, type Fault } from './first-fault.ts';
import { change, insertion, lineEnd, tryFix, tryFixes, suggest, suggestIfRead, type Recognizer } from './try-fix.ts';

/** Commas with nothing before or after them. */
export const extraCommas: Recognizer = ({ text, here, before, expected, open }, report) => {
  const isFirst = /^[{[]$/.test(before?.source ?? '');
  if ((expected === 'key' || expected === 'value') && before?.source === ',' && /^[}\]]$/.test(here.source)) {
    const range = { offset: before.offset, length: 1 };
    report(
      'json/extra-comma',
      { range },
      { kind: 'last' },
      suggestIfRead(text, [change(before.offset, 1, '')], before.offset),
    );
    return true;
  }
  if (here.source !== ',') return false;
  const range = { offset: here.offset, length: 1 };
  const suggestions = suggestIfRead(text, [change(here.offset, 1, '')], here.offset);
  if (open.length > 0 && before?.source === ',')
    report('json/extra-comma', { range }, { kind: 'doubled' }, suggestions);
  else if (open.length > 0 && isFirst) report('json/extra-comma', { range }, { kind: 'first' }, suggestions);
  else if (expected === 'end' && suggestions.length > 0)
    report('json/extra-comma', { range }, { kind: 'last' }, suggestions);
  else return false;
  return true;
};

/** Commas of Chinese, Japanese and Arabic, and their semicolons. */
const WIDE_COMMA = /^[，、；،؛]/;

/** Other signs where a comma or a colon belongs. */
export const separators: Recognizer = (fault, report) => comma(fault, report) || colon(fault, report);

const comma: Recognizer = ({ text, here, expected, open }, report) => {
  const found = expected === 'comma' && /^[;.|，、；،؛]/.test(here.source) ? 0 : endOfValue(expected, here);
  if (found === undefined || open.length === 0) return false;
  const offset = here.offset + found;
  // A point between digits stands in a day, a time or a number: without it they would be another number.
  if (/^\d\.\d/.test(text.slice(offset - 1, offset + 2))) return false;
  // Before a word it stands in a day, such as 17. mai 2026.
  if (here.wrong && /^[^\S\n]+\p{L}/u.test(text.slice(offset + 1))) return false;
  // A point with nothing after it belongs to a number.
  if (here.wrong && /^\s*[}\]]/.test(text.slice(offset + 1))) return false;
  const candidates = [[change(offset, 1, ',')], ...(here.wrong ? [] : [[change(offset, 1, '')]])];
  // A sign that means nothing else here leaves no doubt, whatever is wrong right behind it.
  const [best] = tryFixes(text, candidates, WIDE_COMMA.test(here.source) ? offset : offset + 1);
  if (!best) return false;
  report('json/separator', { range: { offset, length: 1 } }, { kind: 'comma' }, suggest(best, { certain: true }));
  return true;
};

/** `true;` and `3.`: where a sign is stuck to the end of a value. */
function endOfValue(expected: Fault['expected'], { source, wrong }: Fault['here']): number | undefined {
  if (expected !== 'value') return undefined;
  const stuck =
    /^(?:true|false|null)(?=[;.|]$)/.exec(source) ?? (wrong === 'number' ? /^-?\d+(?=\.$)/.exec(source) : null);
  return stuck?.[0].length;
}

const colon: Recognizer = ({ text, here, before, expected, open }, report) => {
  if (expected === 'value' && here.source === ':' && before?.source === ':') {
    const range = { offset: here.offset, length: 1 };
    const suggestions = suggestIfRead(text, [change(here.offset, 1, '')], here.offset + 1);
    report('json/separator', { range }, { kind: 'doubled' }, suggestions);
    return true;
  }
  const sign = expected === 'colon' ? /^(?:[=-]?>|:?=|→|;|,|：)/.exec(here.source)?.[0] : undefined;
  if (sign === undefined) return false;
  const written = tryFix(text, [change(here.offset, sign.length, ':')]);
  const lastAt = open.at(-1)?.lastAt;
  // Several values in a row are a list without its bracket.
  const list = sign === ',' && lastAt !== undefined ? tryFix(text, [insertion(lastAt, '[')]).reach : 0;
  const beyond = sign === ',' ? lineEnd(text, here.offset) : here.offset + sign.length;
  const isLast = text.slice(here.offset + sign.length, lineEnd(text, here.offset)).trim() === '';
  const isRead = sign === '：' ? written.reach >= beyond : written.reach > beyond;
  if (!isRead || list > written.reach || isLast) return false;
  report(
    'json/separator',
    { range: { offset: here.offset, length: sign.length } },
    { kind: 'colon' },
    suggest(written, { certain: true }),
  );
  return true;
};

const WIDE_BRACKETS: Readonly<Record<string, string>> = {
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '｛': '{',
  '｝': '}',
};

/** Brackets as Chinese and Japanese keyboards write them. */
export const wideBrackets: Recognizer = ({ text, here, before }, report) => {
  const sign = WIDE_BRACKETS[here.source.charAt(0)];
  if (sign === undefined) return false;
  const range = { offset: here.offset, length: 1 };
  // A comma before one that closes is told next.
  const beyond = before?.source === ',' && isCloser(sign) ? here.offset - 1 : here.offset;
  report(
    'json/separator',
    { range },
    { kind: 'bracket', sign },
    suggestIfRead(text, [change(here.offset, 1, sign)], beyond),
  );
  return true;
};

/** The name of a field in quotes of other programs and languages, which are told next. */
const OTHER_NAME = /^[„“”״«»‘’'][^"„“”״«»‘’'\n]*["“”״«»‘’']\s*[:：]/;

/** Where a value begins and a comma or a colon should stand before it. */
export const missingSigns: Recognizer = ({ text, here, before, expected, open }, report) => {
  if (before && expected === 'comma' && OTHER_NAME.test(text.slice(here.offset, lineEnd(text, here.offset)))) {
    const range = { offset: here.offset, length: 1 };
    report('json/missing-comma', { range }, {}, suggestIfRead(text, [insertion(endOf(before), ',')], here.offset - 1));
    return true;
  }
  const begins = /^[{["]/.test(here.source) || here.kind === 'number' || /^(?:true|false|null)$/.test(here.source);
  if (!before || !begins || (expected !== 'comma' && expected !== 'colon')) return false;
  const end = endOf(before);
  const range = { offset: here.offset, length: /^[{[]/.test(here.source) ? 1 : here.source.length };
  if (expected === 'colon') {
    report('json/missing-colon', { range }, {}, suggestIfRead(text, [insertion(end, ':')], here.offset));
    return true;
  }
  const after = endOf(here);
  const next = after + (/^\s*/.exec(text.slice(after))?.[0].length ?? 0);
  let beyond = next;
  if (open.at(-1)?.bracket === '[') beyond = after - 1;
  // The next entry of a group is a name with a colon.
  else if (text[next] === ':') beyond = next - 1;
  report('json/missing-comma', { range }, {}, suggestIfRead(text, [insertion(end, ',')], beyond));
  return true;
};
