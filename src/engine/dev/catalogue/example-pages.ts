import { blocksOf, type Catalogue } from '../../catalogue/catalogue.ts';
import { createDocument } from '../../read/document.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { PAGES, type ContentDocument } from '../../../model/content/content.ts';
import { CATALOGUE } from '../../../model/dev-protocol.ts';

/** The address of the page with one block in each tone. */
export const TONES = `${CATALOGUE}/tones`;

/** The address of the page with every style of text and button. */
export const STYLES = `${CATALOGUE}/styles`;
/** The address of the page with a form. */
export const FORM = `${CATALOGUE}/form`;

/** The address of an example of a block type. @param index from 0; addresses count from 1 */
export const exampleAddress = (type: string, index: number): string => `${CATALOGUE}/example/${type}/${index + 1}`;

/** The file that the page at an address of the catalogue would have. */
export const fileOf = (address: string): string => `${PAGES}${address}.json`;

function pageDocument(schemas: Schemas, address: string, title: string, blocks: unknown[]): ContentDocument {
  const page = { version: 1, title, seo: { description: `${title}, by itself.`, noindex: true }, blocks };
  return createDocument(schemas, { file: fileOf(address), kind: 'page', address }, JSON.stringify(page));
}

const inTone = (tone: string): Record<string, unknown> => ({
  type: 'cardGrid',
  tone,
  eyebrow: `"tone": "${tone}"`,
  heading: 'The same words on another ground',
  text: 'Text, [a link](/) and buttons take the colors of the section they stand in.',
  columns: 2,
  cards: [
    {
      icon: 'palette',
      title: 'A card',
      text: 'It stands a little above its ground.',
      bullets: ['With a tick', 'And another'],
    },
    {
      icon: 'sun',
      title: 'Another card',
      text: 'So do its icon and its link.',
      link: { label: 'Where it leads', href: '/' },
    },
  ],
  actions: [
    { label: 'The loud button', href: '/' },
    { label: 'The idle one', href: '/' },
  ],
});

const STYLED = [
  {
    type: 'hero',
    eyebrow: 'The small line above a heading',
    heading: 'The heading of a page',
    text: 'The text below it says in a sentence or two what the page is for.',
    actions: [
      { label: 'The loud button', href: '/' },
      { label: 'The idle one', href: '/' },
    ],
  },
  {
    type: 'prose',
    eyebrow: 'Eyebrow',
    heading: 'The heading of a section',
    body: 'Running text, **words that stand out**, *words with a stress* and [a link](/).\n\n- One entry of a list\n- Another one\n\n1. First\n2. Second',
  },
  {
    type: 'cardGrid',
    heading: 'Smaller headings',
    columns: 2,
    cards: [
      { icon: 'palette', title: 'The heading of a card', text: 'Quieter text.', bullets: ['With a tick'] },
      { icon: 'sun', title: 'Another card', text: 'And its link.', link: { label: 'Where it leads', href: '/' } },
    ],
  },
  { type: 'stats', items: [{ value: '15', label: 'A figure, and what it counts' }] },
];

/** The pages of the catalogue, in memory only: one for every example of every block, and those that show the look. */
export function examplePages(schemas: Schemas, catalogue: Catalogue): ContentDocument[] {
  return [
    ...blocksOf(catalogue).flatMap(({ type, title, examples }) =>
      examples.map(({ value }, index) =>
        pageDocument(schemas, exampleAddress(type, index), `${title}, example ${index + 1}`, [value]),
      ),
    ),
    pageDocument(schemas, STYLES, 'Styles', STYLED),
    pageDocument(schemas, FORM, 'Form', [{ type: 'inquiryForm' }]),
    pageDocument(schemas, TONES, 'Tones', catalogue.tones.names.map(inTone)),
  ];
}
