import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';
import { createSchemas } from '../../../src/engine/schema/schemas.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { reported, SCHEMAS } from '../../support/checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { copyOfSite, pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
const codesOf = (): string[] => reported(readSite(site.root)).map(({ file, code }) => `${file} ${code}`);
const CALL = { type: 'cta', heading: 'Talk', actions: [{ label: 'Home page', href: '/' }] };
const hero = (more: Record<string, unknown> = {}) => ({ type: 'hero', heading: 'A page', ...more });

describe('one mistake that could be seen in two ways', () => {
  beforeEach(() => {
    site = smallSite({ checks: { 'site/example-contact': 'off' } });
    site.write('pages/index.json', pageOf('Home', [hero({ image: { src: '/images/hero/home.svg', alt: '' } })]));
  });
  afterEach(() => site.remove());

  /** What is said besides what is said of the site as it is: pictures of this project that it does not show. */
  function saidOf(file: string, data: unknown): string[] {
    const before = new Set(codesOf());
    site.write(file, data);
    return codesOf().filter((each) => !before.has(each));
  }

  it('is a wrong link, not a page besides that nothing leads to', () => {
    site.write('pages/about.json', pageOf('About', [hero()]));
    site.write('pages/index.json', pageOf('Home', [hero({ actions: [{ label: 'About us', href: '/about' }] })]));
    const wrong = pageOf('Home', [hero({ actions: [{ label: 'About us', href: '/abuot' }] })]);
    expect(saidOf('pages/index.json', wrong).filter((each) => !each.includes('image/'))).toEqual([
      'pages/index.json link/missing-page',
    ]);
  });

  it('is a wrong link, and others are still told what nothing leads to', () => {
    site.write('pages/about.json', pageOf('About', [hero()]));
    site.write('pages/prices.json', pageOf('Prices', [hero()]));
    site.write('pages/index.json', pageOf('Home', [hero({ actions: [{ label: 'About us', href: '/abuot#team' }] })]));
    expect(codesOf().filter((each) => !each.includes('image/'))).toEqual([
      'pages/index.json link/missing-page',
      'pages/prices.json page/orphan',
    ]);
  });

  it('is a wrong picture, not one besides that is not shown', () => {
    const wrong = pageOf('Home', [hero({ image: { src: '/images/hero/hom.svg', alt: '' } })]);
    expect(saidOf('pages/index.json', wrong)).toEqual(['pages/index.json image/missing-file']);
  });

  it('is a wrong list, not all of its pages besides that nothing leads to', () => {
    site.write('pages/crafts/a.json', pageOf('A', [hero()]));
    site.write('pages/index.json', pageOf('Home', [hero(), { type: 'collection', from: '/crafts' }]));
    const wrong = pageOf('Home', [hero(), { type: 'collection', from: '/wrk' }]);
    expect(saidOf('pages/index.json', wrong)).toEqual(['pages/index.json collection/empty']);
  });

  it('is a wrong shared block, not one besides that is not shown', () => {
    site.write('pages/_shared/closing.json', { version: 1, block: CALL });
    site.write('pages/index.json', pageOf('Home', [hero(), { type: 'shared', name: 'closing' }]));
    expect(saidOf('pages/index.json', pageOf('Home', [hero(), { type: 'shared', name: 'closng' }]))).toEqual([
      'pages/index.json shared/unknown',
    ]);
  });

  it.each([
    ['a section name that the page has, too', { ...CALL, id: 'call' }, 'page/duplicate-section'],
    ['a hero', hero(), 'page/second-hero'],
    ['nothing, as it does not exist', undefined, 'shared/unknown'],
  ])('is what a shared block brings, not that it is shown twice besides: %s', (_what, block, code) => {
    if (block) site.write('pages/_shared/closing.json', { version: 1, block });
    const shared = { type: 'shared', name: 'closing' };
    const said = saidOf('pages/index.json', pageOf('Home', [hero({ id: 'call' }), shared, shared]));
    // One that does not exist is to be fixed in both places.
    const times = block ? 1 : 2;
    expect(said.filter((each) => !each.includes('image/'))).toEqual(Array(times).fill(`pages/index.json ${code}`));
  });

  it('is that a shared block is shown twice, when nothing else is wrong with that', () => {
    site.write('pages/_shared/closing.json', { version: 1, block: CALL });
    const shared = { type: 'shared', name: 'closing' };
    const said = saidOf('pages/index.json', pageOf('Home', [hero(), shared, shared]));
    expect(said.filter((each) => !each.includes('image/'))).toEqual(['pages/index.json text/same-entry']);
  });

  it('is a wrong link, not the same words for two places', () => {
    const actions = [
      { label: 'About us', href: '/' },
      { label: 'About us', href: '/nowhere-at-all' },
    ];
    expect(
      saidOf('pages/index.json', pageOf('Home', [hero({ actions })])).filter((each) => each.includes('link/')),
    ).toEqual(['pages/index.json link/missing-page']);
  });

  it('is a hidden character, not a choice besides that does not exist', () => {
    const wrong = pageOf('Home', [hero(), { type: 'prose', body: 'Hello there.', tone: 'mu\u202eted' }]);
    expect(saidOf('pages/index.json', wrong)).toContain('pages/index.json text/hidden-character');
    expect(codesOf().filter((each) => each.includes('unknown-choice'))).toEqual([]);
  });

  it('is a renamed field, not one that is missing and one that does not exist', () => {
    const items = [{ quote: 'They came the same day.', name: 'Ana Ruiz' }];
    const said = saidOf(
      'pages/index.json',
      pageOf('Home', [hero(), { type: 'testimonials', heading: 'Said of us', items }]),
    );
    expect(said.filter((each) => each.includes('block/'))).toEqual(['pages/index.json block/unknown-field']);
  });
});

describe('hints', () => {
  it('for an empty site file can be typed as they are', () => {
    let text = '{}';
    const missing = (): [string, string][] => {
      const { diagnostics } = createDocument(SCHEMAS, { file: 'pages/_site.json', kind: 'site', address: '' }, text);
      return diagnostics.map(({ code, args }) => {
        expect(code).toBe('field/missing-field');
        const { name, sample } = args as { name: string; sample: string };
        return [name, sample];
      });
    };
    const fields = missing().map(([name, sample]) => `"${name}": ${sample}`);
    expect(fields.length).toBeGreaterThan(3);
    text = `{ ${fields.join(', ')} }`;
    expect(missing()).toEqual([]);
    site = copyOfSite();
    site.write('pages/_site.json', text);
    expect(
      codesOf().filter(
        (each) =>
          each.startsWith('pages/_site.json') && !/link\/|collection\/|example-contact|image\/old-name/.test(each),
      ),
    ).toEqual([]);
    site.remove();
  });
});

describe('a description of pages that is broken', () => {
  const broken = (change: (sources: { common: Schema; blocks: Record<string, Schema> }) => void) => {
    const sources = structuredClone(SCHEMAS.sources);
    change(sources as never);
    const schemas = createSchemas(sources, SCHEMAS.names);
    return () =>
      schemas.validate('page', {
        version: 1,
        title: 'A',
        seo: { description: 'A.' },
        blocks: [{ type: 'hero', heading: 'A' }],
      });
  };

  it('is told with the file in which it is broken', () => {
    expect(broken(({ blocks }) => Object.assign(blocks['hero'] ?? {}, { reqired: ['heading'] }))).toThrow(
      /schemas\/blocks\/hero\.schema\.json.*reqired/,
    );
  });
});

describe('a text with lists inside of lists', () => {
  const nested = (depth: number): string =>
    Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- level`).join('\n');

  it('is refused when they are so deep that walking them would fail, however deep they are', () => {
    expect(parseRichText(nested(3)).faults).toEqual([]);
    for (const text of [
      nested(20),
      nested(900),
      '- '.repeat(20_000),
      '> '.repeat(20_000),
      '1. '.repeat(5_000),
      '*'.repeat(50_000),
    ]) {
      const { faults, tree } = parseRichText(`${text}end`);
      expect(faults.length).toBeGreaterThan(0);
      expect(() => JSON.stringify(tree)).not.toThrow();
    }
  });
});
