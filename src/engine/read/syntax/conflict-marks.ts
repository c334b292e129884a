import type { Recognizer } from './try-fix.ts';

const MARK = /^(?:<{7}|>{7}|\|{7})(?=[ \r\n]|$)[^\r\n]*|^={7}(?=\r?$)/m;
const LAST = /^>{7}(?=[ \r\n]|$)/m;

/** The marks of Git around two versions of a part. No text in JSON has a line like them. */
export const conflictMarks: Recognizer = ({ text }, report) => {
  const mark = MARK.exec(text);
  if (!mark) return false;
  const after = mark.index + mark[0].length;
  const last = LAST.exec(text.slice(after));
  const line = last ? text.slice(0, after + last.index).split('\n').length : undefined;
  report('json/conflict-marks', { range: { offset: mark.index, length: mark[0].length } }, { line });
  return true;
};
