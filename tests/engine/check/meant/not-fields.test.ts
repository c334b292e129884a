import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { isGroup } from '../../../../src/model/content/is-group.ts';
import { SCHEMAS } from '../../../support/checked.ts';
import { saidOf, saidOfBlock } from '../../../support/said-of.ts';

interface NotFields {
  names: string[];
  of?: string;
  with?: string;
  instead: string;
}

/** All groups of the schemas, with where they stand. */
function* groupsIn(node: unknown, place: string): Generator<[string, Record<string, unknown>]> {
  if (Array.isArray(node)) for (const [index, each] of node.entries()) yield* groupsIn(each, `${place}/${index}`);
  if (!isGroup(node)) return;
  yield [place, node];
  for (const [name, value] of Object.entries(node)) yield* groupsIn(value, `${place}/${name}`);
}

const notFieldsOf = ({ 'x-notFields': said }: Record<string, unknown>): NotFields[] =>
  Array.isArray(said) ? (said as NotFields[]) : [];

const GROUPS = [...groupsIn(SCHEMAS.sources, '')];
const SAID = GROUPS.flatMap(([place, group]) => notFieldsOf(group).map((said) => ({ place, group, ...said })));

/** Names that authors choose themselves. */
const OWN = ['de', 'featured', 'whatsapp'];

/** What can be written: names of fields, and values that one chooses from. */
const WRITABLE = new Set([
  ...OWN,
  ...GROUPS.flatMap(([, { properties, enum: values, const: value, examples }]) => [
    ...Object.keys(isGroup(properties) ? properties : {}),
    ...[values, examples].flatMap((list) => (Array.isArray(list) ? list : [])),
    value,
  ]),
]);

describe('what is said of fields that other programs have', () => {
  it('is said of no field that there is', () => {
    const there = SAID.flatMap(({ group: { properties }, names }) =>
      names.filter((name) => isGroup(properties) && Object.hasOwn(properties, name)),
    );
    expect(SAID.length).toBeGreaterThan(100);
    expect(there).toEqual([]);
  });

  it('is said once of each name in a group', () => {
    const twice = GROUPS.flatMap(([place, group]) => {
      const names = notFieldsOf(group)
        .filter((said) => said.of === undefined && said.with === undefined)
        .flatMap((said) => said.names);
      return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${place} ${name}`);
    });
    expect(twice).toEqual([]);
  });

  it('names what can be written', () => {
    const unknown = SAID.flatMap(({ place, instead }) =>
      [...instead.matchAll(/"([a-z]\w*)"/g)]
        .map(([, name = '']) => name)
        .filter((name) => !WRITABLE.has(name))
        .map((name) => `${place}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['{ "type": "prose", "body": "Paper.", "comments": true }', 'Leave it out: pages have no comments.'],
    ['{ "type": "prose", "body": "Paper.", "code": "x" }', 'Write it into "body"'],
    ['{ "type": "stats", "items": [{ "value": "9", "label": "A", "suffix": "+" }] }', 'Write it into "value"'],
    [
      '{ "type": "embed", "src": "https://youtu.be/aqz-KE-bpKQ", "title": "A", "lazy": true }',
      'visitors are asked first',
    ],
    ['{ "type": "cta", "heading": "Call", "backgroundColor": "red" }', 'The ground of a section is chosen with "tone"'],
    ['{ "type": "cta", "heading": "Call", "map": true }', 'A map is a block of its own'],
    ['{ "type": "cardGrid", "cards": [], "carousel": true }', '"onPhones" says how they stand on a phone.'],
    ['{ "type": "faq", "items": [], "grid": true }', 'Fields you can use here'],
    [
      '{ "type": "split", "heading": "A", "text": "B", "image": { "src": "/images/hero/managed-it.svg", "alt": "", "title": "C" } }',
      '"alt" says what it shows',
    ],
    [
      '{ "type": "cta", "heading": "A", "actions": [{ "label": "B", "href": "/contact", "variant": "outlined" }] }',
      '"style" says how loud a button is',
    ],
  ])('is said at its place: %s', (block, hint) => {
    expect(saidOfBlock(block).join('\n')).toContain(hint);
  });

  it.each([
    ['"theme": { "radius": 8 }', '"mail": {', 'The corners are "corner"'],
    ['"icon": "phone"', '"label": "Services"', 'an entry of the menu is words that lead somewhere'],
    ['"provider": "smtp"', '"mode": "local"', 'mail is sent by EmailJS'],
  ])('is said in the site file: %s', (field, before, hint) => {
    expect(saidOf(field, { file: SITE_FILE, before }).join('\n')).toContain(hint);
  });

  it('is said of a link, too', () => {
    const link =
      '{ "type": "cta", "heading": "A", "actions": [{ "label": "B", "href": "/contact", "target": "_blank" }] }';
    expect(saidOfBlock(link)).toEqual([expect.stringContaining('links open where the visitor is')]);
  });

  it('is not said where it is called otherwise here', () => {
    const poster = '"poster": { "src": "/images/hero/managed-it.svg", "alt": "" }';
    expect(saidOfBlock(`{ "type": "video", "title": "A", ${poster} }`)).toContain('Did you mean "image"?');
  });
});
