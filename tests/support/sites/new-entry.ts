import { pageOf } from './temp-site.ts';

const BLOCKS = [
  { type: 'hero', heading: 'A rocket, mended overnight' },
  {
    type: 'stats',
    items: [
      { value: '3', label: 'Stages' },
      { value: '1', label: 'Way back' },
    ],
  },
  { type: 'testimonials', items: [{ quote: 'It flew.', author: 'Yuri' }] },
];
const card = { icon: 'rocket', text: 'Nobody prepared for this one.', bullets: ['Cold', 'Hot'] };
const facts = { kind: 'Space', price: 700, sizes: ['XL'] };

/** A bike for the fixture site, of which no other file of it knows. */
export const ROCKET = {
  address: '/bikes/rocket',
  file: 'pages/bikes/rocket.json',
  page: pageOf('Rocket', BLOCKS, { card, facts }),
};
