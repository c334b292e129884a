import type { TextChange } from '../text-change.ts';
import { endOf } from './first-fault.ts';
import { change, tryFix, suggest, type Recognizer } from './try-fix.ts';

const FENCE = /^\s*```\w*[ \t]*\r?\n/;

/** What stands before the first { or after the last }: a fence of Markdown, a greeting, a line of a program. */
export const outside: Recognizer = ({ text, here, before, expected, open }, report) => {
  // A wide bracket is told as that.
  if (open.length > 0 || here.source.startsWith('｛')) return false;
  const start = expected === 'value' ? text.indexOf('{') : 0;
  if (expected === 'value') {
    if (start <= 0 || here.kind === 'string' || here.wrong) return false;
    const first = text.slice(here.offset, start).split('\n')[0]?.trimEnd() ?? '';
    const isFence = FENCE.test(text);
    const changes = [change(0, start, ''), ...tail(text, start)];
    const found = tryFix(text, changes);
    const certain = isFence && found.reach === Infinity && text.slice(0, start).replace(FENCE, '').trim() === '';
    const range = { offset: here.offset, length: first.length };
    report(
      'json/outside',
      { range },
      { side: 'before' },
      suggest(found.reach > start ? found : undefined, { certain }),
    );
    return true;
  }
  if (expected !== 'end' || !before || /^[}\],:]$/.test(here.source)) return false;
  const end = endOf(before);
  const rest = text.slice(here.offset).trimEnd();
  const found = tryFix(text, [change(end, here.offset + rest.length - end, '')]);
  const range = { offset: here.offset, length: rest.split('\n')[0]?.trimEnd().length ?? 1 };
  report('json/outside', { range }, { side: 'after' }, suggest(found, { certain: /^(?:;|```)$/.test(rest) }));
  return true;
};

/** What follows the last bracket, if it is a fence or the end of a statement. */
function tail(text: string, start: number): TextChange[] {
  const end = text.lastIndexOf('}') + 1;
  const rest = text.slice(end).trimEnd();
  return end > start && /^\s*(?:;|```)/.test(rest) ? [change(end, rest.length, '')] : [];
}
