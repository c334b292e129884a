import { expect, it } from 'vitest';
import { factOf, hasFact, type ListedPage } from '../../../src/engine/site/lists/collections.ts';
import { valuesOfFact } from '../../../src/engine/site/lists/pagination.ts';

it.each(['constructor', 'toString', 'valueOf'])(
  'a page says of "%s" what stands in its facts, and nothing else',
  (name) => {
    const [said, silent] = [{ [name]: 'Meier' }, { date: '2026-01-01' }];
    expect([said, silent, undefined].map((facts) => factOf(facts, name))).toEqual(['Meier', undefined, undefined]);
    expect(hasFact(silent, name, `${Object}`)).toBe(false);
    const pages = [said, silent].map((facts) => ({ page: { facts } }) as unknown as ListedPage);
    expect(valuesOfFact(pages, name, 'en')).toEqual(['Meier']);
  },
);
