import { expect, test } from 'vitest';
import { fixtureBlock, rendered } from '../../support/fixture-blocks.ts';

test('questions in two columns stand in two stacks, in their order', async () => {
  const items = ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: [] }));
  const { main } = await rendered({ type: 'faq', heading: 'Asked', columns: 2, items });
  const stacks = main.split('<div><details').slice(1);
  expect(stacks.map((stack) => [...stack.matchAll(/>(\w+\?)</g)].map(([, question]) => question))).toEqual([
    ['One?', 'Two?'],
    ['Three?'],
  ]);
});

test('the number on the card beside questions can be called', () => {
  const faq = fixtureBlock('/visit', 'faq');
  expect(faq.aside?.phone?.href).toMatch(/^tel:\+\d+$/);
});
