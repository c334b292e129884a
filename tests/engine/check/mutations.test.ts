import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { checkedWith, mutated, randomFrom } from '../../support/random/mutations.ts';
import { runs } from '../../support/night.ts';

/** So many slips; tests/fire makes many more, and renders what was accepted. */
const SLIPS = runs(60, 200);
/**
 * Of a hundred slips that spoil a page, so many are reported once; the others take something away that other files lead
 * to.
 */
const ONCE = 0.98;

describe('a slip of the pen somewhere on a page', () => {
  const content = readSite(path.join(import.meta.dirname, '../../fixtures/site'));
  const pages = [...content.documents.values()].filter(({ kind }) => kind === 'page');

  it('is reported exactly once, if it spoils the page', () => {
    const random = randomFrom(20_260_521);
    const counts: number[] = [];
    while (counts.length < SLIPS) {
      const page = pages[Math.floor(random() * pages.length)];
      const slip = page && mutated(page.text, random);
      if (page && slip) counts.push(checkedWith(content, page, slip.text).found.length);
    }
    const spoilt = counts.filter((count) => count > 0);
    expect(spoilt.length).toBeGreaterThan(SLIPS / 2);
    expect(spoilt.filter((count) => count === 1).length / spoilt.length).toBeGreaterThanOrEqual(ONCE);
  });
});
