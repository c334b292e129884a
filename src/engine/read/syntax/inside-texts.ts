import { change, suggestIfRead, type Recognizer } from './try-fix.ts';

const ESCAPE = /(?<=^(?:[^\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*)\\[^]?/i;
const CONTROL = /[\u0000-\u001f]+/;
/** `\images\team.jpg`, `images\team.jpg` */
const PATH = /^"(?:\\[\w.@-]|(?=[\w.@-][\w.@\\-]*\.[a-z]{2,4}"$))[\w.@\\-]*"$/i;

/** Backslashes that begin nothing, and signs that cannot stand in a text. */
export const insideTexts: Recognizer = ({ text, here }, report) => {
  const { source, offset, wrong } = here;
  if (wrong === 'character') {
    const control = CONTROL.exec(source);
    const range = { offset: offset + (control?.index ?? 0), length: control?.[0].length ?? 1 };
    const isTab = /^\t+$/.test(control?.[0] ?? '');
    report(
      'json/control-character',
      { range },
      {},
      suggestIfRead(text, [change(range.offset, range.length, ' ')], offset, { certain: isTab }),
    );
    return true;
  }
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
