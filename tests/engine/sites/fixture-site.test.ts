import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldRows, type FieldRow } from '../../../src/engine/catalogue/fields.ts';
import { valuesAt } from '../../../src/engine/catalogue/values-at.ts';
import { reported } from '../../support/checked.ts';
import { linksOf, type WrittenLink } from '../../../src/engine/site/links/links-of.ts';
import type { DocumentKind } from '../../../src/model/content/content.ts';
import { defaultLook } from '../../../src/engine/brand/default-look.ts';
import { siteLinks } from '../../../src/engine/build/document/document.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { isFormatted, parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';
import { readSchemas } from '../../../src/engine/disk/schema-files.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { isPictureVariant } from '../../../src/model/page/picture-variants.ts';
import { fontCss } from '../../../src/theme/sheets/font.ts';
import type { ArticleTag, RichElement, RichNode } from '../../../src/model/page/parts.ts';
import { resolved } from '../../support/bundle.ts';
import { PROJECT } from '../../support/places.ts';
import { builtSite } from '../../support/sites/built-sites.ts';

/** What a site cannot use, or use only in one way, and why this one does not. */
const LEFT_OUT: Record<string, string> = {
  'site basePath': 'It moves every address; tests of it set it in a copy.',
  'page translationOf': 'A site of several languages is a fixture of its own (tests/fixtures/languages).',
  'page translatedFrom': 'As above.',
  'site translatedFrom': 'As above.',
  'shared translatedFrom': 'As above.',
  'site languages': 'As above.',
  'site languages.folder': 'As above.',
  'site languages.label': 'As above.',
  'site businessType': 'A site is of one kind of business.',
  'site mail.mode': 'A site sends in one way, and a test never writes to a mail service.',
  'site host': 'A site is built for one host; tests of them build for each.',
  'site security.https': 'A site is remembered in one way.',
  'site theme.corner': 'A site has one kind of corners.',
  'site theme.letters': 'A site has one kind of letters.',
  'site theme.density': 'A site has one density.',
  'site theme.hero': 'A site has one ground for heroes.',
  'site analytics': 'Its question would lie over every page that is tested; its own test asks it in a copy.',
  'site analytics.provider': 'As above.',
  'site analytics.siteId': 'As above.',
  'site analytics.host': 'As above.',
  'site analytics.src': 'As above.',
  'site analytics.name': 'As above.',
  'site analytics.consent': 'As above.',
  'site sharing.pictures': 'Every build would draw every page; a test of it draws one.',
  'site mail.blockList.watchVariable': 'A site watches one field.',
};

// A record, so that a new element does not compile before it stands here.
const ARTICLE: Record<ArticleTag, 1> = {
  code: 1,
  pre: 1,
  blockquote: 1,
  table: 1,
  thead: 1,
  tbody: 1,
  tr: 1,
  th: 1,
  td: 1,
};
const ELEMENTS: Record<RichElement['tag'], 1> = {
  p: 1,
  ul: 1,
  ol: 1,
  li: 1,
  strong: 1,
  em: 1,
  a: 1,
  br: 1,
  span: 1,
  ...ARTICLE,
};

const content = readSite(path.join(import.meta.dirname, '../../fixtures/site'));
const documents = [...content.documents.values()];
const { common, blocks, ...envelopes } = readSchemas(path.join(PROJECT, 'schemas'));
const parts = { $defs: { ...common.$defs, ...envelopes.site.$defs } };

/** A field, and everything that the site writes in it. */
interface Use {
  name: string;
  row: FieldRow;
  values: unknown[];
}

function usesOf(owner: string, schema: Schema, data: unknown[]): Use[] {
  return fieldRows(schema, parts).map((row) => {
    return { name: `${owner} ${row.path.join('.')}`, row, values: valuesAt(data, row.path) };
  });
}

function dataOf(kind: DocumentKind): unknown[] {
  return documents.filter((document) => document.kind === kind).map(({ data }) => data);
}

const written = [...valuesAt(dataOf('page'), ['blocks']).flat(), ...valuesAt(dataOf('shared'), ['block'])];
const blocksOf = (type: string): unknown[] => written.filter((block) => (block as { type: string }).type === type);

const uses = [
  ...(['page', 'site', 'shared'] as const).flatMap((kind) => usesOf(kind, envelopes[kind], dataOf(kind))),
  ...Object.entries(blocks).flatMap(([type, schema]) => usesOf(type, schema, blocksOf(type))),
];

/**
 * Choices of a field that are made nowhere. The one that holds without the field needs no mention, and tones,
 * which are alike in all blocks, are asked for once.
 */
function choicesLeft({ row, values }: Use): string[] {
  const made = new Set(values.flat().map((value) => JSON.stringify(value)));
  return row.see ? [] : row.choices.filter((choice) => choice !== row.default && !made.has(choice));
}

/** What every picture can have is asked for once, as is the language of a part. */
const isShownElsewhere = ({ row }: Use): boolean =>
  (isPictureVariant(row.path.at(-1)) || row.path.at(-1) === 'lang') &&
  uses.some((use) => use.row.path.at(-1) === row.path.at(-1) && use.values.length > 0);

const gaps = uses.flatMap((use) => {
  if (isShownElsewhere(use)) return [];
  const choices = choicesLeft(use);
  return use.values.length === 0 || choices.length > 0 ? [{ name: use.name, choices }] : [];
});

const sorted = (values: Iterable<unknown> = []): unknown[] => [...new Set(values)].toSorted();

test('the site is without a fault and without advice', () => {
  expect(reported(content)).toEqual([]);
});

describe('the site uses', () => {
  test('every field of every block, of a page and of the site, with every choice', () => {
    const left = gaps.filter(({ name }) => !(name in LEFT_OUT));
    expect(left, 'to be used in tests/fixtures/site, on a page or in its _site.json').toEqual([]);
  });

  test('what it may leave out nowhere', () => {
    expect(Object.keys(LEFT_OUT).filter((name) => !gaps.some((gap) => gap.name === name))).toEqual([]);
  });

  test('every tone', () => {
    const tones = uses.filter(({ row }) => row.see === 'tones').flatMap(({ values }) => values);
    expect(sorted(tones)).toEqual(sorted(common.$defs?.['tone']?.enum));
  });

  test('every weight that advice can have', () => {
    const weight = envelopes.site.properties?.['checks']?.['additionalProperties'] as Schema;
    const weights = valuesAt(dataOf('site'), ['checks']).flatMap((checks) => Object.values(checks as object));
    expect(sorted(weights)).toEqual(sorted(weight.enum));
  });

  test('every kind of fact', () => {
    const facts = valuesAt(dataOf('page'), ['facts']).flatMap((each) => Object.values(each as object));
    const kinds = facts.map((fact) => (Array.isArray(fact) ? 'list' : typeof fact));
    expect(sorted(kinds)).toEqual(['boolean', 'list', 'number', 'string']);
  });

  test('every element of formatted text', () => {
    const nodes = documents.flatMap(({ references }) =>
      references.flatMap(({ role, value }): RichNode[] =>
        isFormatted(role) ? [parseRichText(String(value), role).tree].flat() : [],
      ),
    );
    expect(sorted(nodes.flatMap(tagsIn))).toEqual(sorted(Object.keys(ELEMENTS)));
  });

  test.each([false, true])('every kind of link; within texts: %s', (within) => {
    const links = documents.flatMap(linksOf).filter(({ location }) => (location.within !== undefined) === within);
    expect(sorted(links.map(kindOfLink))).toEqual(['#', '/', '/#', 'https:', 'mailto:', 'tel:']);
  });

  test('every way to have an address, or none yet', () => {
    const { addresses, fallbacks, redirects } = resolved(content.source.root);
    const folders = ['/', '/journal', '/repairs/wheels/tubeless'];
    const lists = ['/journal/page/2', '/journal/category/people', '/repairs/category/overnight'];
    const shown = [...folders, ...lists, '/workshop', '/repairs/winter-storage'];
    expect(shown.filter((address) => !addresses.has(address))).toEqual([]);
    expect(['/repairs/frame-paint', '/journal/next-season'].filter((address) => addresses.has(address))).toEqual([]);
    expect(fallbacks).toEqual(['/bikes']);
    expect(redirects.map(({ to }) => to)).toEqual(['/repairs', '/visit#hours', 'https://rides.example.org/']);
  });
});

describe('what is built of it', () => {
  let out = '';
  let files: string[];
  beforeAll(async () => {
    out = await builtSite('fixture');
    files = fs
      .readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(out, name)).isFile());
  });
  const textOf = (name: string): string => fs.readFileSync(path.join(out, name), 'utf8');
  const written = (): string[] => files.filter((name) => /\.(?:html|json|md|xml|txt|js|css)$|^_/.test(name));

  test('holds no word of the site that this project publishes', () => {
    const ours = JSON.parse(fs.readFileSync(path.join(PROJECT, 'pages/_site.json'), 'utf8')) as Record<string, unknown>;
    const { name, url, phones, emails, font, pages } = ours as {
      name: string;
      url: string;
      phones: object;
      emails: object;
      font: { family: string; file: string };
      pages: object;
    };
    const words = [
      name,
      url,
      ...Object.values(phones),
      ...Object.values(emails),
      font.family,
      font.file,
      ...Object.values(pages),
      '/services',
      '/industries',
      'IT consultation',
      ' IT ',
    ];
    // The license of a typeface names it, and that of the engine names the typeface that comes with it.
    const files = written().filter((file) => file !== 'fonts/OFL.txt' && file !== 'assets/licenses.txt');
    const found = files.flatMap((file) =>
      words.filter((word) => textOf(file).includes(word)).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('holds no color of the look that comes with the engine', () => {
    const { light, dark } = defaultLook;
    const palettes = [light, dark].flatMap(({ tones, plate, glow }) => [...Object.values(tones), { plate, glow }]);
    const colors = new Set(
      palettes.flatMap((palette) => Object.values(palette)).filter((color) => color !== '#FFFFFF'),
    );
    // The browser's code is the same for every site.
    const pages = written().filter((file) => !file.startsWith('assets/'));
    const found = pages.flatMap((file) =>
      [...colors].filter((color) => textOf(file).toLowerCase().includes(color.toLowerCase())),
    );
    expect(found).toEqual([]);
  });

  test('holds no file of it', () => {
    const own = fs.readdirSync(path.join(content.source.root, 'public'), { recursive: true, encoding: 'utf8' });
    const made =
      /\.(?:html|json|md)$|^(?:assets|_headers|_redirects|\.well-known\/security\.txt|robots\.txt|sitemap\.xml|llms\.txt|journal\/feed\.xml)/;
    expect(files.filter((name) => !own.includes(name) && !made.test(name))).toEqual([]);
  });

  test('says what it says by itself in the words of its own site, and writes days as they are written there', () => {
    expect(textOf('journal.html')).toMatch(/<p class="meta"><span>\d+ [A-Z][a-z]+ \d{4}<\/span><span>/);
    expect(textOf('visit.html')).toContain('Ring me before you order parts.');
    expect(textOf('visit.html')).toContain('<option>Freight</option>');
    expect(textOf('visit.html')).toContain('href="/privacy">privacy policy</a>');
    expect(textOf('journal.html')).toContain('data-newsletter="/visit"');
    expect(textOf('index.html')).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(textOf('index.html')).toContain('--font:"Quay Grotesk","Quay Grotesk Fallback",system-ui,sans-serif');
  });

  test('names no typeface on a site without one, and an empty icon, so that browsers ask for none', () => {
    expect(siteLinks({}, '')).toBe('<link rel="icon" href="data:,">');
    expect(fontCss(undefined, 'sans')).toBe(':root{--font:system-ui,sans-serif}');
  });
});

function tagsIn(node: RichNode): string[] {
  return typeof node === 'string' ? [] : [node.tag, ...(node.children ?? []).flatMap(tagsIn)];
}

function kindOfLink({ href }: WrittenLink): string {
  return /^(?:[a-z]+:|#)/.exec(href)?.[0] ?? (href.includes('#') ? '/#' : '/');
}
