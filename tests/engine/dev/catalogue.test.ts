import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf, catalogueOf, GROUPS } from '../../../src/engine/catalogue/catalogue.ts';
import { compactJson } from '../../../src/engine/catalogue/compact-json.ts';
import { valueParts, type FieldRow } from '../../../src/engine/catalogue/fields.ts';
import { catalogueMarkdown } from '../../../src/engine/catalogue/markdown.ts';
import { markdownLine } from '../../../src/model/words/markdown.ts';
import { valuesAt } from '../../../src/engine/catalogue/values-at.ts';
import { readSchemas } from '../../../src/engine/disk/schema-files.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { isPictureVariant } from '../../../src/model/page/picture-variants.ts';
import { PROJECT } from '../../support/places.ts';

const sources = readSchemas(path.join(PROJECT, 'schemas'));
const catalogue = catalogueOf(sources);
const blocks = blocksOf(catalogue);
const types = fs
  .readdirSync(path.join(PROJECT, 'schemas/blocks'))
  .map((file) => file.replace('.schema.json', ''))
  .toSorted();

/** What an example cannot show alone, and why. */
const NOT_ALONE: Record<string, string> = {
  'inquiryForm target': 'It names something in the site file, which is the one of whoever reads the example.',
};

const isVariantField = (name: string): boolean => isPictureVariant(name.split(' ').at(-1));
const isUsed = (value: unknown, path: string[]): boolean => valuesAt(value, path).length > 0;

describe('what the schemas say', () => {
  test('every block is there, in a group with a place, and says when to choose it', () => {
    expect(blocks.map(({ type }) => type).toSorted()).toEqual(types);
    expect(catalogue.groups.map(({ name }) => name)).toEqual(GROUPS);
    expect(blocks.filter(({ use, description }) => use === '' || description === '')).toEqual([]);
  });

  test('every field of every block is in use in an example, with every choice but the one that holds anyway', () => {
    const unseen = blocks.flatMap(({ type, fields, examples }) =>
      fields.flatMap((field) => {
        const values = examples
          .flatMap(({ value }) => valuesAt(value, field.path))
          .map((value) => JSON.stringify(value));
        // Tones and icons have parts of their own, and what stands deep inside is chosen anew each time.
        const choices =
          field.see || field.path.length > 1
            ? []
            : field.choices.filter((choice) => choice !== field.default && !values.includes(choice));
        return values.length === 0 || choices.length > 0 ? [[type, ...field.path, ...choices].join(' ')] : [];
      }),
    );
    expect(unseen.filter((name) => !(name in NOT_ALONE) && !isVariantField(name))).toEqual([]);
  });

  test('the other files of a picture, which every block with one can have, are in use in one', () => {
    const pictures = blocks.flatMap(({ fields, examples }) =>
      fields
        .filter(({ path }) => isPictureVariant(path.at(-1)))
        .map((field) => ({ name: field.path.at(-1), used: examples.some(({ value }) => isUsed(value, field.path)) })),
    );
    const used = pictures.filter((picture) => picture.used).map(({ name }) => name);
    expect(new Set(used)).toEqual(new Set(pictures.map(({ name }) => name)));
  });

  test('every field says what it is for', () => {
    const silent = blocks.flatMap(({ type, fields }) =>
      fields.filter(({ description }) => description === '').map(({ path }) => `${type} ${path.join(' › ')}`),
    );
    expect(silent).toEqual([]);
  });

  test('what can stand in every block is told once', () => {
    expect(catalogue.everywhere.map(({ path }) => path.join())).toEqual(['id', 'lang', 'note']);
    expect(
      blocks.flatMap(({ fields }) => fields).filter(({ path: [name] }) => name === 'note' || name === 'type'),
    ).toEqual([]);
  });
});

describe('a field in words', () => {
  const schema: Schema = {
    title: 'Block',
    type: 'object',
    required: ['plans'],
    properties: {
      layout: { title: 'Layout', type: 'string', enum: ['rows', 'cards'], default: 'rows' },
      plans: {
        title: 'Plans',
        type: 'array',
        minItems: 1,
        maxItems: 4,
        items: {
          title: 'Plan',
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 30 }, open: { type: 'boolean' } },
        },
      },
      links: { type: 'array', uniqueItems: true, items: { type: 'string', 'x-role': 'link' } },
    },
  };
  const { fields } = blocksOf(
    catalogueOf({ ...sources, blocks: { example: schema, other: { type: 'object', properties: {} } } }),
  )[0] as { fields: FieldRow[] };
  const told = fields.map((field) => [
    field.path.join(' › ') + (field.required ? '*' : ''),
    valueParts(field)
      .map(({ words, typed }) => [words, ...typed].join(' '))
      .join('; '),
  ]);

  test('names what to write, how much, and what holds without it', () => {
    expect(told).toEqual([
      ['layout', 'either "rows" "cards"; without it "rows"'],
      ['plans*', 'list of plans; 1 to 4 entries'],
      ['plans › name*', 'text; at most 30 characters'],
      ['plans › open', 'true or false'],
      ['links', 'list of addresses; none twice'],
    ]);
  });
});

describe('what sets an example apart', () => {
  const labels = (type: string): string[][] =>
    (blocks.find((block) => block.type === type)?.examples ?? []).map((example) => example.labels);

  test('its choices, and the fields that no example before it has', () => {
    expect(labels('steps')).toEqual([
      ['onPhones swipe'],
      ['layout column', 'steps › duration', 'actions', 'tone muted'],
      ['layout story', 'steps › image'],
    ]);
  });

  test('no two examples of a block look alike', () => {
    for (const type of types.filter((name) => name !== 'shared'))
      expect(new Set(labels(type).map(String)).size, type).toBe(labels(type).length);
  });
});

describe('JSON to copy', () => {
  test('is what it was, whatever its form', () => {
    for (const { examples } of blocks)
      for (const { value } of examples) expect(JSON.parse(compactJson(value))).toEqual(value);
  });

  test('has short things on one line and a block on several', () => {
    expect(
      compactJson({
        type: 'shared',
        name: 'closing',
        list: [],
        items: ['a', { b: 1 }],
        long: ['x'.repeat(50), 'y'.repeat(50)],
      }),
    ).toBe(
      [
        '{',
        '  "type": "shared",',
        '  "name": "closing",',
        '  "list": [],',
        '  "items": ["a", { "b": 1 }],',
        '  "long": [',
      ].join('\n') + `\n    "${'x'.repeat(50)}",\n    "${'y'.repeat(50)}"\n  ]\n}`,
    );
  });
});

describe('docs/blocks.md', () => {
  const text = catalogueMarkdown(catalogue);

  test('has a heading for each type', () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(expect.arrayContaining(types));
  });

  test('every row of every table has the cells of its head', () => {
    const cells = (line: string): number => line.split(/(?<!\\)\|/).length;
    let head = 0;
    for (const line of text.split('\n')) {
      head = line.startsWith('|') ? head || cells(line) : 0;
      if (head > 0) expect(cells(line), line).toBe(head);
    }
  });

  test('texts stay texts', () => {
    expect(markdownLine('<b> | *x* `y` [z](w) a_b ~~ &amp;\n- c')).toBe(
      '\\<b\\> \\| \\*x\\* \\`y\\` \\[z\\](w) a\\_b \\~\\~ \\&amp; - c',
    );
    expect(markdownLine('1. first')).toBe('1\\. first');
  });
});
