import { expect, it } from 'vitest';
import { matchWithTimeout } from '../../../src/engine/disk/match-with-timeout.ts';
import { EVERYTHING } from '../../support/night.ts';

const LONG = `${'a'.repeat(60)}!`;

it.each([
  ['^[a-z]+$', 'hours', true],
  ['^\\d{1,2}:\\d{2}(?: Uhr| h)?$', '9:00 Uhr', true],
  ['^([a-z]+)+$', 'nine to five', false],
  ['^(?<!b)(\\p{Lu}\\p{Ll}*[ -]?)+$', 'Łódź-Śródmieście', true],
  ['[^+*?|]', '+', false],
])('%s and "%s"', (form, text, expected) => {
  expect(matchWithTimeout(new RegExp(form, 'u'), text)).toBe(expected);
});

/** Forms that take too long, a second each; by day the one below is asked alone. */
const TOO_LONG = ['^([a-z]+)+$', '^(a|a)*$', '^(a|aa)+$', '^(?=(a+)+$)'];
it.runIf(EVERYTHING).each(TOO_LONG)('of %s nobody waits for the end', (form) => {
  expect(matchWithTimeout(new RegExp(form, 'u'), LONG)).toBeUndefined();
});

it('one part that repeats is compared with a long text in time, too', () => {
  expect(matchWithTimeout(/\s+$/u, `${' '.repeat(1_000_000)}!`)).toBeUndefined();
});

it('a form that took too long is compared with texts that it does not', () => {
  const form = /^(b+)+$/u;
  const took = (text: string): boolean | undefined => matchWithTimeout(form, text);
  expect([`${'b'.repeat(60)}!`, 'bbb', 'bb!'].map(took)).toEqual([undefined, true, false]);
});
