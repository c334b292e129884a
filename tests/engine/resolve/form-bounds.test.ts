import { expect, it } from 'vitest';
import { withBounds } from '../../../src/engine/resolve/page/form-bounds.ts';
import { de } from '../../../src/strings/languages/de.ts';
import { en } from '../../../src/strings/en.ts';

it('what is said beyond the bounds of a field is said in the language of its page', () => {
  const fields = [
    { name: 'guests', label: 'Guests', kind: 'number', min: 1, max: 1200 },
    { name: 'day', label: 'Day', kind: 'date', min: '2027-04-01', max: 'today' },
  ] as const;
  expect(withBounds({ fields: [...fields] }, 'en-GB', en).fields).toEqual([
    { ...fields[0], tooLow: 'Enter 1 or more for “Guests”.', tooHigh: 'Enter 1,200 or less for “Guests”.' },
    {
      ...fields[1],
      tooLow: 'Choose 1 April 2027 or later for “Day”.',
      tooHigh: 'Choose today or an earlier day for “Day”.',
    },
  ]);
  expect(withBounds({ fields: [...fields] }, 'de', de).fields).toMatchObject([
    { tooHigh: 'Geben Sie bei „Guests“ höchstens 1.200 ein.' },
    { tooLow: 'Wählen Sie bei „Day“ den 1. April 2027 oder einen späteren Tag.' },
  ]);
});

it('the known date is called as the form calls it', () => {
  const fields = [{ name: 'preferredDate', min: 'today' }, 'email'] as const;
  const said = (formType: 'demo' | 'contact') => withBounds({ formType, fields: [...fields] }, 'en', en).fields;
  expect(said('contact')).toMatchObject([{ tooLow: 'Choose today or a later day for “Preferred date”.' }, 'email']);
  expect(said('demo')).toMatchObject([{ tooLow: 'Choose today or a later day for “Preferred demo date”.' }, 'email']);
});
