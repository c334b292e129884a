import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { thingsOf } from '../../../src/engine/build/document/structured-data/index.ts';
import { openingHours } from '../../../src/engine/build/document/structured-data/opening-hours.ts';
import type { Thing } from '../../../src/engine/build/document/structured-data/thing.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { resolved } from '../../support/bundle.ts';
import { PROJECT } from '../../support/places.ts';
import { kindsOf } from '../../support/schema-org.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const ADDRESS = { street: '4 Harbor Road', city: 'San Francisco', country: 'US' };

const MAP = 'https://maps.example.org/?at=4';

describe('a business', () => {
  let site: TempSite;
  afterEach(() => site.remove());

  /** What a page says of businesses: their properties, without the address, which is everywhere the same. */
  const businessesAt = (address: string): Omit<Thing, 'address'>[] => {
    const content = resolved(site.root);
    const page = content.page(address)!;
    return thingsOf(page, content.siteAt(page))
      .filter((thing) => thing['address'])
      .map(({ address: _address, ...thing }) => thing);
  };

  test.each([
    [{}, 'Organization'],
    [{ businessType: 'Bakery' }, 'Bakery'],
    [{ openingHours: ['Mo 08:00-12:00'] }, 'LocalBusiness'],
    [{ businessType: 'Bakery', openingHours: ['Mo 08:00-12:00'] }, 'Bakery'],
  ])('with %j is a thing of type %s', (fields, type) => {
    site = smallSite({ address: ADDRESS, ...fields });
    expect(businessesAt('/')).toMatchObject([
      {
        '@type': type,
        ...('openingHours' in fields && {
          openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '12:00' }],
        }),
      },
    ]);
  });

  test('is shown on a map; an organization is nowhere in particular', () => {
    site = smallSite({ address: { ...ADDRESS, map: MAP }, businessType: 'Bakery' });
    expect(businessesAt('/')).toMatchObject([{ hasMap: MAP }]);
    site.remove();
    site = smallSite({ address: { ...ADDRESS, map: MAP } });
    expect(businessesAt('/')[0]).not.toHaveProperty('hasMap');
  });

  test('has a postal code without the sign that stands before it in Japan', () => {
    site = smallSite({ address: { ...ADDRESS, postalCode: '〒601-1242', country: 'JP' } });
    const content = resolved(site.root);
    const page = content.page('/')!;
    const [business] = thingsOf(page, content.siteAt(page));
    expect(business?.['address']).toMatchObject({ postalCode: '601-1242' });
  });

  test('in several places tells of each on its page', () => {
    const places = {
      harbor: { name: 'Harbor', address: { ...ADDRESS, map: MAP }, phone: '(415) 555-0142', page: '/contact#harbor' },
      airport: { name: 'Airport', address: ADDRESS, email: 'air@example.com', openingHours: ['Mo 08:00-12:00'] },
      partner: { name: 'Partner', address: ADDRESS, page: 'https://partner.example.org/' },
    };
    site = smallSite({ basePath: '/site', businessType: 'Bakery', places });
    site.write('pages/contact.json', pageOf('Contact', [{ type: 'hero', heading: 'Contact', id: 'harbor' }]));
    const parentOrganization = { '@type': 'Bakery', name: 'Testing Ltd', url: 'https://testing.example.com/site' };
    expect(businessesAt('/contact')).toEqual([
      {
        '@type': 'Bakery',
        name: 'Harbor',
        url: 'https://testing.example.com/site/contact#harbor',
        telephone: '+14155550142',
        hasMap: MAP,
        parentOrganization,
      },
    ]);
    expect(businessesAt('/')).toEqual([
      {
        '@type': 'Bakery',
        name: 'Airport',
        email: 'air@example.com',
        openingHoursSpecification: openingHours(['Mo 08:00-12:00']),
        parentOrganization,
      },
      { '@type': 'Bakery', name: 'Partner', url: 'https://partner.example.org/', parentOrganization },
    ]);
  });

  test.each([
    ['', '/'],
    ['/site', '/'],
    ['/site', '/#harbor'],
  ])('has a place on a home page that is named, in the folder "%s"', (basePath, page) => {
    site = smallSite({ basePath, places: { harbor: { name: 'Harbor', address: ADDRESS, page } } });
    site.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home', id: 'harbor' }]));
    expect(businessesAt('/')).toHaveLength(1);
  });

  test('names the section of a page as its host shows the page', () => {
    site = smallSite({
      host: 'github-pages',
      basePath: '/site',
      places: { harbor: { name: 'Harbor', address: ADDRESS, page: '/#harbor' } },
    });
    site.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home', id: 'harbor' }]));
    expect(businessesAt('/')[0]?.['url']).toBe('https://testing.example.com/site/#harbor');
  });
});

test.each([
  ['Mo 08:00-18:00', ['Monday'], '08:00', '18:00'],
  ['Mo-We 08:00-18:00', ['Monday', 'Tuesday', 'Wednesday'], '08:00', '18:00'],
  ['Sa-Mo 10:00-02:00', ['Saturday', 'Sunday', 'Monday'], '10:00', '02:00'],
  ['Su,Mo-Tu 00:00-24:00', ['Sunday', 'Monday', 'Tuesday'], '00:00', '23:59'],
  ['Th–Fr 16:30–20:15', ['Thursday', 'Friday'], '16:30', '20:15'],
])('"%s" is when a business is open', (written, dayOfWeek, opens, closes) => {
  expect(openingHours([written])).toEqual([{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]);
});

test('every kind of business is one in the words of schema.org', () => {
  const schema = JSON.parse(fs.readFileSync(path.join(PROJECT, 'schemas/site.schema.json'), 'utf8')) as Schema;
  const kinds = schema.properties?.['businessType']?.enum as string[];
  expect(kinds).toContain('Bakery');
  expect(kinds.filter((kind) => !kindsOf(kind).includes('LocalBusiness'))).toEqual([]);
});
