import { expect, test } from 'vitest';
import { rendered } from '../../support/fixture-blocks.ts';

test('on phones, words of a comparison are parted between syllables: a column has a quarter of the width', async () => {
  const columns = ['Solo', 'Crew'].map((title) => ({ title }));
  const { css } = await rendered({ type: 'comparison', columns, rows: [{ label: 'Support', values: [true, 'Yes'] }] });
  expect(css).toMatch(/td\{padding:\.5rem \.625rem;hyphens:auto\}/);
});

test('on phones, sentences in four columns stand in pairs below the names of these, figures beside each other', async () => {
  const columns = ['Solo', 'Crew', 'Club', 'City'].map((title) => ({ title }));
  const table = (...values: unknown[]) => rendered({ type: 'comparison', columns, rows: [{ label: 'Help', values }] });
  const sentences = await table(true, false, 'Within a working day', 'No');
  expect(sentences.main).toContain('data-column="Crew"');
  // Whoever listens has the name from the head of the table.
  expect(sentences.css).toContain('content:attr(data-column)/""');
  expect(sentences.css).toContain('grid-template-columns:repeat(2,minmax(0,1fr))');
  const figures = await table(true, false, '4 h', 'No');
  expect(figures.main + figures.css).not.toContain('data-column');
});
