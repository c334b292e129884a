import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Places from '../../../src/blocks/places.tsx';
import type { PlacesBlock } from '../../../src/model/page/types.ts';

function render(block: Omit<PlacesBlock, 'type'>): string {
  return renderToStaticMarkup(createElement(Places, { type: 'places', ...block })).replaceAll(
    / (?:class|data-\w+)="[^"]*"/g,
    '',
  );
}

const harbor = {
  title: 'Harbor',
  href: '/harbor',
  address: ['4 Harbor Road', 'San Francisco'],
  map: 'https://maps.example.org/?at=4',
  phone: { label: '(415) 555-0142', href: 'tel:+14155550142' },
  email: { label: 'harbor@example.org', href: 'mailto:harbor@example.org' },
  hours: [
    { days: 'Mon – Fri', times: ['8–12', '14–18'] },
    { days: 'Sat – Sun', times: ['Closed'] },
  ],
};

test('a place has its page, its address on a map, and how to reach it', () => {
  const html = render({ heading: 'Come by', items: [harbor] });
  expect(html).toContain('<h3><a href="/harbor">Harbor</a></h3>');
  expect(html).toContain(
    '<address><a href="https://maps.example.org/?at=4"><bdi>4 Harbor Road</bdi><br/><bdi>San Francisco</bdi></a></address>',
  );
  expect(html).toContain('<a href="tel:+14155550142">(415) 555-0142</a>');
  expect(html).toContain('<a href="mailto:harbor@example.org">harbor@example.org</a>');
});

test('days stand beside their times, of which a day may have several', () => {
  expect(render({ items: [harbor] })).toContain(
    '<dl><dt>Mon – Fri</dt><dd>8–12</dd><dd>14–18</dd><dt>Sat – Sun</dt><dd>Closed</dd></dl>',
  );
});

test('days and times in a block of another language are in that of the page', () => {
  expect(render({ lang: 'fr', items: [harbor] })).toContain('<dl lang="en">');
});

test('what a place does not have leaves no trace', () => {
  const html = render({ items: [{ title: 'Pier', address: [] }] });
  expect(html).toContain('<h2>Pier</h2>');
  expect(html).not.toMatch(/<(?:a|address|dl)\b/);
});
