import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldRows, type FieldRow } from '../../scripts/content/catalogue/fields.ts';
import { valuesAt } from '../../scripts/content/catalogue/marks.ts';
import { checkContent } from '../../scripts/content/check.ts';
import { linksOf } from '../../scripts/content/check/links-of.ts';
import type { DocumentKind } from '../../scripts/content/model.ts';
import { readContent } from '../../scripts/content/read.ts';
import { parseRichText } from '../../scripts/content/rich-text.ts';
import { readSchemas, type Schema } from '../../scripts/content/schema.ts';
import type { RichElement, RichNode } from '../../src/content/parts.ts';
import { resolved } from '../support/bundle.ts';
import { PROJECT } from '../support/dist.ts';

/** What a site cannot use, or use only in one way, and why this one does not. */
const LEFT_OUT: Record<string, string> = {
  'site basePath': 'It moves every address; tests of it set it in a copy.',
  'site mail.mode': 'A site sends in one way, and a test never writes to a mail service.',
  'site mail.blockList.watchVariable': 'A site watches one field.',
};

const content = readContent(path.join(import.meta.dirname, '../fixtures/site'));
const documents = [...content.documents.values()];
const { common, blocks, ...envelopes } = readSchemas(path.join(PROJECT, 'schemas'));
const parts = { ...common.$defs, ...envelopes.site.$defs };

/** A field, and everything that the site writes in it. */
interface Use {
  name: string;
  row: FieldRow;
  values: unknown[];
}

const usesOf = (owner: string, schema: Schema, data: unknown[]): Use[] =>
  fieldRows(schema, parts).map((row) => ({ name: `${owner} ${row.path.join('.')}`, row, values: valuesAt(data, row.path) }));

const dataOf = (kind: DocumentKind): unknown[] => documents.filter((document) => document.kind === kind).map(({ data }) => data);
const allBlocks = [...valuesAt(dataOf('page'), ['blocks']).flat(), ...valuesAt(dataOf('shared'), ['block'])] as { type: string }[];

const uses = [
  ...(['page', 'site', 'shared'] as const).flatMap((kind) => usesOf(kind, envelopes[kind], dataOf(kind))),
  ...Object.entries(blocks).flatMap(([type, schema]) =>
    usesOf(
      type,
      schema,
      allBlocks.filter((block) => block.type === type),
    ),
  ),
];

/** Choices of a field that nothing makes; the one that holds without the field needs no mention. Tones, alike everywhere, are asked for once. */
function choicesLeft({ row, values }: Use): string[] {
  const made = new Set(values.flat().map((value) => JSON.stringify(value)));
  return row.see ? [] : row.choices.filter((choice) => choice !== row.default && !made.has(choice));
}

const gaps = uses.flatMap((use) => {
  const choices = choicesLeft(use);
  return use.values.length === 0 || choices.length > 0 ? [{ name: use.name, choices }] : [];
});

test('the site is without a fault and without advice', () => {
  expect(checkContent(content)).toEqual([]);
});

describe('the site uses', () => {
  test('every field of every block, of a page and of the site, with every choice', () => {
    expect(gaps.filter(({ name }) => !(name in LEFT_OUT))).toEqual([]);
  });

  test('what it may leave out nowhere', () => {
    expect(Object.keys(LEFT_OUT).filter((name) => !gaps.some((gap) => gap.name === name))).toEqual([]);
  });

  test('every tone', () => {
    const tones = uses.filter(({ row }) => row.see === 'tones');
    const made = new Set(tones.flatMap(({ values }) => values));
    expect([...made].toSorted()).toEqual([...(common.$defs?.['tone']?.enum ?? [])].toSorted());
  });

  test('every weight that advice can have', () => {
    const weight = envelopes.site.properties?.['checks']?.['additionalProperties'] as Schema;
    expect(Object.values(valuesAt(dataOf('site'), ['checks'])[0] as object).toSorted()).toEqual([...(weight.enum ?? [])].toSorted());
  });

  test('every kind of fact', () => {
    const facts = valuesAt(dataOf('page'), ['facts']).flatMap((each) => Object.values(each as object));
    const kinds = new Set(facts.map((fact) => (Array.isArray(fact) ? 'list' : typeof fact)));
    expect([...kinds].toSorted()).toEqual(['boolean', 'list', 'number', 'string']);
  });

  test('every element of formatted text', () => {
    // A record, so that a new element does not compile before it stands here.
    const elements: Record<RichElement['tag'], true> = { p: true, ul: true, ol: true, li: true, strong: true, em: true, a: true, br: true };
    const tagsOf = (node: RichNode): string[] => (typeof node === 'string' ? [] : [node.tag, ...(node.children ?? []).flatMap(tagsOf)]);
    const texts = documents.flatMap(({ facts }) => facts.filter(({ role }) => role === 'richText').map(({ value }) => String(value)));
    const used = new Set(texts.flatMap((text) => [parseRichText(text).tree].flat().flatMap(tagsOf)));
    expect([...used].toSorted()).toEqual(Object.keys(elements).toSorted());
  });

  test('every kind of link, in texts too', () => {
    const kindOf = (href: string): string => /^(?:[a-z]+:|#)/.exec(href)?.[0] ?? (href.includes('#') ? '/#' : '/');
    const links = documents.flatMap(linksOf).map(({ href, spot }) => ({ kind: kindOf(href), inText: spot.within !== undefined }));
    for (const inText of [false, true]) {
      const kinds = new Set(links.filter((link) => link.inText === inText).map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual(['#', '/', '/#', 'https:', 'mailto:', 'tel:']);
    }
  });

  test('every way to have an address, or none yet', () => {
    const { addresses, fallbacks, redirects } = resolved(content.root);
    const shown = ['/', '/journal', '/repairs/wheels/tubeless', '/workshop', '/repairs/winter-storage', '/journal/page/2', '/journal/category/people'];
    expect(shown.filter((address) => !addresses.has(address))).toEqual([]);
    expect(['/repairs/frame-paint', '/journal/next-season'].filter((address) => addresses.has(address))).toEqual([]);
    expect(fallbacks).toEqual(['/bikes']);
    expect(redirects.map(({ to }) => to)).toEqual(['/repairs', '/visit#hours', 'https://rides.example.org/']);
  });
});
