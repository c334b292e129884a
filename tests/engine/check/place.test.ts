import { expect, it } from 'vitest';
import type { DocumentKind } from '../../../src/model/content/content.ts';
import type { DataPath } from '../../../src/model/diagnostics/diagnostic.ts';
import { placeInWords } from '../../../src/engine/schema/place-in-words.ts';
import { SCHEMAS } from '../../support/checked.ts';

const PAGE = {
  aliases: ['/it'],
  blocks: [
    { type: 'hero', heading: 'Cloud migration', image: { src: '/a.svg' } },
    {
      type: 'cta',
      heading: 'A heading that is longer than anybody wants to read here',
      actions: [{ label: 'Call', href: '/' }],
    },
    { type: 'faq', items: [{ question: 'Why?' }, { question: 'How?' }] },
    { type: 'collection', where: { category: 'a' } },
    { type: 'shared', name: 'closing' },
    { type: 'nonsense' },
  ],
};
const SITE = {
  navigation: [{ label: 'Home', href: '/' }],
  redirects: [{ from: '/a', to: '/b' }],
  mail: { mode: 'local' },
};

/** A place in words, as authors count and name things. */
it.each<[DocumentKind, unknown, DataPath, string]>([
  ['page', PAGE, [], ''],
  ['page', PAGE, ['aliases', 0], 'other address 1'],
  ['page', PAGE, ['seo', 'title'], 'seo › title'],
  ['page', PAGE, ['blocks', 0, 'image', 'src'], 'block 1 (hero "Cloud migration") › image › src'],
  [
    'page',
    PAGE,
    ['blocks', 1, 'actions', 0, 'href'],
    'block 2 (cta "A heading that is longer than anybody w…") › button 1 › href',
  ],
  ['page', PAGE, ['blocks', 2, 'items', 1], 'block 3 (faq) › question 2'],
  ['page', PAGE, ['blocks', 3, 'where', 'category'], 'block 4 (collection) › where › category'],
  ['page', PAGE, ['blocks', 4, 'name'], 'block 5 (shared "closing") › name'],
  ['page', PAGE, ['blocks', 5], 'block 6'],
  ['site', SITE, ['navigation', 0, 'href'], 'menu entry 1 › href'],
  ['site', SITE, ['redirects', 0, 'to'], 'redirect 1 › to'],
  ['site', SITE, ['mail', 'mode'], 'mail › mode'],
  ['shared', { block: { type: 'cta', heading: 'Call' } }, ['block', 'text'], 'block (cta "Call") › text'],
])('in a %s, a place is named as authors name it', (kind, data, path, words) => {
  expect(placeInWords(SCHEMAS, kind, data, path)).toBe(words);
});
