import { daysMeant } from '../../../model/words/meant/days-meant.ts';
import type { Pattern } from '../patterns.ts';
import { saysClosed } from './closed-days.ts';
import { hoursMeant } from './hours-meant.ts';

/**
 * What words mean where a form is asked for that programs read: a day ("20261203"), days and times ("Mon 9 to 5").
 * Where any words will do, they mean themselves.
 */
export const formIn = (pattern: Pattern, written: string): string | undefined =>
  pattern.test('Some words')
    ? undefined
    : [...daysMeant(written), hoursMeant(written) ?? ''].find((form) => form !== '' && pattern.test(form));

/** Between two entries: behind a time or what is said of closed days, before the name of a day. */
const BETWEEN = /(?<=\d[^,;\n]*)[,;\n]+\s*(?=\p{L})/u;

/** The same of several, in a text or day by day; undefined where one of them cannot be told. */
export function formsIn(pattern: Pattern, value: string | Record<string, string>): string[] | undefined {
  const parts = typeof value === 'string' ? value.split(BETWEEN) : Object.entries(value).map((pair) => pair.join(' '));
  const forms = parts.filter((part) => !saysClosed(part)).map((part) => formIn(pattern, part));
  return forms.length > 0 && forms.every((form) => form !== undefined) ? forms : undefined;
}
