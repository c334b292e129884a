import type { Fault } from './first-fault.ts';
import { change, suggestIfRead, type Recognizer } from './try-fix.ts';

const ESCAPE = /(?<=^(?:[^\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*)\\[^]?/i;
const CONTROL = /[\u0000-\u001f]+/g;
/** Two lines with tabs, as a spreadsheet copies its rows. */
const ROWS = /\t[^]*\\n[^]*\t/;
/** `\images\team.jpg`, `images\team.jpg` */
const PATH = /^"(?:\\[\w.@-]|(?=[\w.@-][\w.@\\-]*\.[a-z]{2,4}"$))[\w.@\\-]*"$/i;

/** Backslashes that begin nothing, and signs that cannot stand in a text. */
export const insideTexts: Recognizer = ({ text, here }, report) => {
  const { source, offset, wrong } = here;
  if (wrong === 'character') return controlCharacters({ text, here }, report);
  if (wrong !== 'escape') return false;
  if (PATH.test(source)) {
    const range = { offset, length: source.length };
    const straight = source.replace(/\\+/g, '/');
    report(
      'json/backslash',
      { range },
      { kind: 'path' },
      suggestIfRead(text, [change(offset, source.length, straight)], offset),
    );
    return true;
  }
  if (/^"[a-z]:\\.*\.[a-z]{3,5}"$/i.test(source)) {
    report('json/backslash', { range: { offset, length: source.length } }, { kind: 'disk' });
    return true;
  }
  const escape = ESCAPE.exec(source);
  const range = { offset: offset + (escape?.index ?? 0), length: escape?.[0].length ?? 1 };
  const isQuote = escape?.[0] === "\\'";
  const put = isQuote ? "'" : `\\${escape?.[0] ?? ''}`;
  const changes = [change(range.offset, range.length, put)];
  report(
    'json/backslash',
    { range },
    { kind: isQuote ? 'quote' : 'other' },
    suggestIfRead(text, changes, offset, { certain: isQuote }),
  );
  return true;
};

/** Signs that cannot stand in a text as they are. Tabs are a space where they are no table. */
function controlCharacters({ text, here }: Pick<Fault, 'text' | 'here'>, report: Parameters<Recognizer>[1]): true {
  const { source, offset } = here;
  const found = [...source.matchAll(CONTROL)].map(({ 0: signs, index }) => ({ signs, index: offset + index }));
  const onlyTabs = found.every(({ signs }) => /^\t+$/.test(signs));
  const isTable = onlyTabs && ROWS.test(source);
  const changes = found.map(({ signs, index }) =>
    change(index, signs.length, isTable ? signs.replaceAll('\t', '\\t') : ' '),
  );
  const [first] = found;
  const range = { offset: first?.index ?? offset, length: first?.signs.length ?? 1 };
  const suggestions = suggestIfRead(text, changes, offset, { certain: onlyTabs });
  report('json/control-character', { range }, isTable ? { isTable } : {}, suggestions);
  return true;
}
