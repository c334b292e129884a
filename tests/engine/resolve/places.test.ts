import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const HARBOR = {
  name: 'Harbor',
  address: { street: '4 Harbor Road', city: 'San Francisco', region: 'CA', map: 'https://maps.example.org/?at=4' },
  phone: '(415) 555-0142',
  email: 'harbor@example.com',
  openingHours: ['Mo-Su 08:00-18:00'],
  page: '/contact#harbor',
};
const AIRPORT = {
  name: 'Airport',
  address: { street: 'Flughafenring 1', postalCode: '22335', city: 'Hamburg', country: 'DE' },
};

let site: TempSite;
afterEach(() => site.remove());

/** The places that blocks of a page show. */
const placesAt = (address: string): unknown[] =>
  resolved(site.root)
    .page(address)!
    .blocks.flatMap((block) => (block.type === 'places' ? block.items : []));

const showPlaces = (page: string, fields: object = {}): void =>
  site.write(
    `pages/${page}.json`,
    pageOf(page, [
      { type: 'hero', heading: page, id: 'harbor' },
      { type: 'places', ...fields },
    ]),
  );

describe('a company in several places', () => {
  beforeEach(() => {
    site = smallSite({
      lang: 'en-US',
      languages: [{ lang: 'de', folder: '/de' }],
      places: { harbor: HARBOR, airport: AIRPORT },
    });
    showPlaces('contact');
  });

  test('is shown in all of them, each as its country writes addresses', () => {
    expect(placesAt('/contact')).toEqual([
      {
        title: 'Harbor',
        address: ['4 Harbor Road', 'San Francisco, CA'],
        map: 'https://maps.example.org/?at=4',
        phone: { label: '(415) 555-0142', href: 'tel:+14155550142' },
        email: { label: 'harbor@example.com', href: 'mailto:harbor@example.com' },
        hours: [
          { days: expect.stringMatching(/^Mon\s–\sSun$/), times: [expect.stringMatching(/^8:00\sAM\s–\s6:00\sPM$/)] },
        ],
      },
      { title: 'Airport', address: ['Flughafenring 1', '22335 Hamburg'] },
    ]);
  });

  test('may be shown in some, in an order of its own', () => {
    showPlaces('about', { places: ['airport', 'harbor'] });
    expect(placesAt('/about')).toMatchObject([{ title: 'Airport' }, { title: 'Harbor' }]);
  });

  test('leads to the page of a place from other pages', () => {
    showPlaces('about', { places: ['harbor'] });
    expect(placesAt('/about')).toMatchObject([{ href: '/contact#harbor' }]);
  });

  test('says days and times in the language of the page', () => {
    showPlaces('de/kontakt', { places: ['harbor'] });
    expect(placesAt('/de/kontakt')).toMatchObject([{ hours: [{ times: ['08:00–18:00\u202fUhr'] }] }]);
  });
});

test('a company in one place is shown as that', () => {
  site = smallSite({ address: AIRPORT.address, openingHours: ['Su 10:00-12:00'] });
  showPlaces('contact');
  expect(placesAt('/contact')).toMatchObject([
    {
      title: 'Testing Ltd',
      address: ['Flughafenring 1', '22335 Hamburg'],
      phone: { href: expect.stringMatching(/^tel:/) },
      email: { href: expect.stringMatching(/^mailto:/) },
      hours: [{ times: ['Closed'] }, { times: [expect.stringMatching(/^10:00/)] }],
    },
  ]);
});
