import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixContent } from '../../src/engine/authoring/fix/fix-content.ts';
import { createSiteServer } from '../../src/engine/build/server/serve.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { PROJECT } from '../support/places.ts';
import { brotli } from '../../scripts/support/brotli.ts';
import { exceeds, KB } from '../support/sizes.ts';
import {
  builtPages,
  crawl,
  filesIn,
  headFaults,
  isPublished,
  policyFaults,
  structureFaults,
  withoutFirstScript,
  type BuiltPage,
} from '../support/page-html.ts';
import { listen } from '../support/servers/listen.ts';
import { builtSite } from '../support/sites/built-sites.ts';
import { INDUSTRIES, SERVICES } from './specified-pages.ts';

// What can be seen of this site's pages without a browser. One that the owner adds fails here if it is too large, or if
// nothing leads to it.
const LARGER = new Set(['/services/business-comms']);
// KB that a further service takes of every page, since it stands in the menu and in the footer.
const ENTRY_SIZE = 0.12;
let dist: string;
let pages: BuiltPage[];
let origin: string;

beforeAll(async () => {
  dist = await builtSite('own');
  pages = builtPages(dist);
  origin = new URL(/<loc>([^<]+)/.exec(fs.readFileSync(path.join(dist, 'sitemap.xml'), 'utf8'))?.[1] ?? '').origin;
});

const isFile = (address: string): boolean => isPublished(dist, address);

test.each([
  ['head', headFaults],
  ['structure', structureFaults],
  ['policy', policyFaults],
])('every page has a sound %s', (_, faultsOf) => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((page) => faultsOf(page).map((fault) => `${page.address} lacks ${fault}`))).toEqual([]);
});

test('there is nothing to fix', () => {
  expect(fixContent(readSite(PROJECT)).fixed.map(({ file }) => file)).toEqual([]);
});

test('every page fits its budget: HTML with CSS, and with the first script', () => {
  const entries = pages.filter(({ address }) => /^\/(?:services|industries)\/[^/]+$/.test(address));
  const further = Math.max(0, entries.length - SERVICES.length - INDUSTRIES.length);
  const heavy = pages.flatMap(({ address, html }) => {
    const most = (LARGER.has(address) ? 14.6 : 11) + further * ENTRY_SIZE;
    const parts = [
      { text: withoutFirstScript(html), most: most * KB },
      { text: html, most: (most + 1.4) * KB },
    ];
    return parts.flatMap((part) =>
      exceeds(part.most, part.text) ? [{ address, size: brotli(part.text), most: part.most }] : [],
    );
  });
  expect(heavy).toEqual([]);
});

describe('links', () => {
  test('none from / on leads nowhere, and they reach every page', () => {
    const { reached, dead } = crawl(dist, origin);
    expect(dead).toEqual([]);
    // One that search engines leave out may be for those who know its address.
    const expected = pages.filter(({ html }) => !/<meta name="robots" content="noindex/.test(html));
    expect(expected.length).toBeGreaterThan(40);
    expect(expected.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([]);
  });

  test('every picture, script, typeface and icon that a page names is published', () => {
    const named = pages.flatMap(({ address, html }) =>
      filesIn(html).map((href) => ({ address, url: new URL(href, origin + address) })),
    );
    expect(
      named
        .filter(({ url }) => url.origin === origin && !isFile(url.pathname))
        .map(({ address, url }) => `${address}: ${url.pathname}`),
    ).toEqual([]);
  });

  test('every page has a social image of this site', () => {
    const images = pages
      .filter(({ address }) => address !== '/404')
      .map(({ html }) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(images.filter((image) => !image.startsWith(`${origin}/`))).toEqual([]);
  });

  test('pages answer as they are, without a detour', async () => {
    const server = createSiteServer(dist, []);
    const url = await listen(server);
    const { reached } = crawl(dist, origin);
    const statuses = await Promise.all([...reached].map(async (address) => [address, await statusOf(url + address)]));
    server.closeAllConnections();
    server.close();
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

interface Arranged {
  type: string;
  name?: string;
  layout?: string;
  kind?: string;
  columns?: number | object[];
  imageSide?: string;
  imageSize?: string;
}

/** How a block stands on its page: its type and the options that change its arrangement. */
const shapeOf = ({ type, name, layout, kind, columns, imageSide, imageSize }: Arranged): string =>
  [type, name, layout, kind, typeof columns === 'number' ? columns : '', imageSide, imageSize]
    .filter(Boolean)
    .join(':');

/** The blocks between the opening of a page and its closing, in the order of the menu. */
const middlesOf = (addresses: string[]): { page: string; middle: string[] }[] =>
  addresses
    .map((page) => {
      const { card, blocks } = JSON.parse(fs.readFileSync(path.join(PROJECT, 'pages', `${page}.json`), 'utf8')) as {
        card: { order: number };
        blocks: Arranged[];
      };
      return { page, order: card.order, middle: blocks.slice(1, -1).map(shapeOf) };
    })
    .toSorted((one, other) => one.order - other.order);

describe('arrangements', () => {
  const services = middlesOf(SERVICES);
  const industries = middlesOf(INDUSTRIES);

  test('none is that of another service or industry', () => {
    const all = [...services, ...industries].map(({ middle }) => middle.join(' '));
    expect(all.filter((middle, index) => all.indexOf(middle) !== index)).toEqual([]);
  });

  test('no page has one of its arrangements twice, but for the form of a second offer', () => {
    const twice = [...services, ...industries].flatMap(({ page, middle }) =>
      middle
        .filter((shape, index) => !shape.startsWith('inquiryForm') && middle.indexOf(shape) !== index)
        .map((shape) => `${page}: ${shape}`),
    );
    expect(twice).toEqual([]);
  });

  test.each([
    ['services', services],
    ['industries', industries],
  ])('neighbors in the menu of %s go on differently after the hero', (_, pages) => {
    const alike = pages.filter(({ middle }, index) => {
      const before = pages[index - 1]?.middle.slice(0, 3).join(' ');
      return before === middle.slice(0, 3).join(' ');
    });
    expect(alike).toEqual([]);
  });
});

const statusOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    http.get(url, { agent: false }, (answer) => (answer.resume(), resolve(answer.statusCode))).on('error', reject);
  });

/** Comments may name a page as an example. */
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** A page as code would name it: in quotes, by its address or by a name of several words. */
function namedInCode(address: string): RegExp {
  const name = path.basename(address);
  return new RegExp(`['"\`](?:${address}${name.includes('-') ? `|${name}` : ''})(?=['"\`/#?])`);
}

test('nothing about one page or this company is in the code', () => {
  const addresses = pages.map(({ address }) => address).filter((address) => !['/', '/404'].includes(address));
  const { name, phones, emails } = JSON.parse(fs.readFileSync(path.join(PROJECT, 'pages/_site.json'), 'utf8')) as {
    name: string;
    phones: Record<string, string>;
    emails: Record<string, string>;
  };
  const company = [name, ...Object.values(phones), ...Object.values(emails)];
  // What visitors get; the engine's advice and its templates may take an example from anywhere.
  const isView = (folder: string): boolean =>
    !/^(?:engine|tools)\b/.test(path.relative(path.join(PROJECT, 'src'), folder));
  const found = fs.readdirSync(path.join(PROJECT, 'src'), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !isView(entry.parentPath) || entry.name.endsWith('.generated.ts')) return [];
    const text = withoutComments(fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
    return [
      ...addresses.filter((address) => namedInCode(address).test(text)),
      ...company.filter((words) => text.includes(words)),
    ].map((named) => `${entry.name}: ${named}`);
  });
  expect(addresses.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
