import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validatorsCode } from '../../../scripts/pack/validators.ts';
import type { DocumentKind } from '../../../src/model/content/content.ts';
import { createSchemas } from '../../../src/engine/schema/schemas.ts';
import type { Validation, Validators } from '../../../src/engine/schema/validator.ts';
import { withOwn } from '../../../src/engine/schema/with-own.ts';
import { SCHEMAS } from '../../support/checked.ts';

const FIXTURES = path.join(import.meta.dirname, '../../fixtures');
const KINDS: DocumentKind[] = ['page', 'shared', 'site', 'language', 'block'];

const ahead: Validators = {};
// oxlint-disable-next-line no-new-func, no-implied-eval -- the code of a CommonJS module, as a bundle has it
new Function('require', 'exports', validatorsCode(SCHEMAS))(createRequire(import.meta.url), ahead);
const compiled = createSchemas(SCHEMAS.sources, SCHEMAS.names, ahead);

/** Everything in the fixtures that can be parsed. */
const documents = fs
  .readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): [string, unknown][] => {
    try {
      return [[file, JSON.parse(fs.readFileSync(path.join(FIXTURES, file), 'utf8'))]];
    } catch {
      return [];
    }
  });

const takeRanges = ({ references, errors }: Validation): string =>
  JSON.stringify([references, errors.map(({ schema: _, parentSchema: _broken, data: _value, ...place }) => place)]);

describe('schemas that were compiled for a bundle', () => {
  it('are all of the built-in ones', () => {
    expect(Object.keys(ahead)).toEqual(expect.arrayContaining([...SCHEMAS.blockTypes, 'pageEnvelope', 'siteEnvelope']));
  });

  it('add what is wrong to one list, and copy none', () => {
    expect(validatorsCode(SCHEMAS)).toContain('this.joined(vErrors, ');
    expect(validatorsCode(SCHEMAS)).not.toContain('vErrors.concat(');
  });

  it('find in every document, whatever kind it is taken for, what those find that are compiled when needed', () => {
    expect(documents.length).toBeGreaterThan(200);
    // The same few schemas are broken again and again: each is compared once.
    const broken = new Map<string, [unknown, unknown]>();
    const different: string[] = [];
    for (const [file, data] of documents)
      for (const kind of KINDS) {
        const [found, expected] = [compiled.validate(kind, data), SCHEMAS.validate(kind, data)];
        if (takeRanges(found) !== takeRanges(expected)) different.push(`${file} as ${kind}`);
        for (const [index, { schemaPath, parentSchema }] of found.errors.entries())
          broken.set(`${schemaPath} ${parentSchema?.['title']}`, [parentSchema, expected.errors[index]?.parentSchema]);
      }
    expect(different).toEqual([]);
    for (const [schema, expected] of broken.values()) expect(schema).toEqual(expected);
  });

  it.each(['openingHours', 'toString', 'constructor', 'valueOf'])(
    'know what is in a block of the site that is called %s',
    (name) => {
      const block = { type: 'object', properties: { type: { const: name }, text: { $ref: '#/$defs/richText' } } };
      for (const schemas of [compiled, SCHEMAS]) {
        const site = withOwn(schemas, { blocks: { [name]: block }, broken: {}, icons: [] });
        const { references, errors } = site.validate('page', {
          version: 1,
          title: 'A',
          blocks: [{ type: name, text: '**B**' }],
        });
        expect(errors.map(({ instancePath }) => instancePath)).not.toContain('/blocks/0/type');
        expect(references).toContainEqual({ role: 'richText', value: '**B**', path: ['blocks', 0, 'text'] });
      }
    },
  );

  it('serve a site with blocks and icons of its own, whose names are choices there', () => {
    const blocks = { openingHours: { type: 'object', properties: { icon: { $ref: '#/$defs/icon' } } } };
    const own = { blocks, broken: { cta: {} }, icons: ['oven'] };
    const [a, b] = [withOwn(compiled, own), withOwn(SCHEMAS, own)];
    const page = [
      { type: 'openingHours', icon: 'oven' },
      { type: 'openingHours', icon: 'ofen' },
      { type: 'features', items: [{ icon: 'oven' }] },
      { type: 'cta', anything: true },
      { type: 'nothing' },
    ];
    const found = a.validate('page', { blocks: page });
    expect(found).toEqual(b.validate('page', { blocks: page }));
    const places = found.errors.map(({ instancePath }) => instancePath);
    expect(places).toEqual(expect.arrayContaining(['/blocks/1/icon', '/blocks/4/type']));
    expect(places.filter((place) => /^\/blocks\/(?:0|3)|2\/items\/0\/icon/.test(place))).toEqual([]);
  });
});
