import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../src/model/content/content.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { PROJECT } from '../../support/places.ts';
import { editors } from '../../support/language-service.ts';

const FILE = 'pages/services/new.json';

/** A page with one block, which takes the lines from the 6th on. */
const pageWith = (block: string): string => `{
  "version": 1,
  "title": "New",
  "seo": { "description": "A new page." },
  "blocks": [
${block}
  ]
}`;

const contentFiles = fs
  .readdirSync(path.join(PROJECT, PAGES), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => `${PAGES}/${name.replaceAll('\\', '/')}`);

describe.each(editors)('an editor with version %s of the language service', (_version, editor) => {
  const labels = async (file: string, text: string): Promise<string[]> =>
    (await editor.suggestions(file, text)).map(({ label }) => label);

  it('offers a whole page in an empty file, and knows which file is what', async () => {
    expect(await labels(FILE, '|')).toEqual(['page']);
    expect(await labels('pages/_shared/new.json', '|')).toEqual(['shared block']);
    expect(await labels('pages/_site.json', '|')).toEqual(['site']);
    expect(await labels('pages/de/_site.json', '|')).toEqual(['site in a further language']);
    const [ofLanguage] = await editor.suggestions('pages/de/_site.json', '|');
    expect(ofLanguage?.inserted).toContain('"navigation"');
    expect(ofLanguage?.inserted).not.toMatch(/"url"|"name"/);
    expect(await labels('package.json', '|')).not.toContain('page');
  });

  it('offers every type of block inside "blocks", each with words and something to type over', async () => {
    const offered = await editor.suggestions(FILE, pageWith('|'));
    const types = fs.readdirSync(path.join(PROJECT, 'schemas/blocks')).map((name) => name.replace('.schema.json', ''));
    expect(offered.map(({ label }) => label)).toEqual(types.toSorted());
    expect(offered.find(({ label }) => label === 'faq')).toMatchObject({
      documentation: expect.stringContaining('uestions'),
    });
    expect(offered.find(({ label }) => label === 'faq')?.inserted).toContain('"heading": "${1:Questions we hear}"');
  });

  it('offers only the type first, and explains each', async () => {
    expect(await editor.suggestions(FILE, pageWith('{ | }'))).toMatchObject([
      { label: 'type', inserted: '"type": $1' },
    ]);
    const types = await editor.suggestions(FILE, pageWith('{ "type": "|" }'));
    expect(types.find(({ label }) => label === '"hero"')?.documentation).toContain('The opening of a page');
  });

  it('offers the fields of a block, required ones first, in the words of that block', async () => {
    const fields = await editor.suggestions(FILE, pageWith('{ "type": "hero", | }'));
    expect(fields.map(({ label }) => label)).toEqual([
      'heading',
      'eyebrow',
      'text',
      'meta',
      'actions',
      'points',
      'image',
      'layout',
      'imageSide',
      'imageSize',
      'size',
      'ground',
      'id',
      'lang',
      'note',
    ]);
    expect(fields[0]).toEqual({
      label: 'heading',
      documentation: 'The main heading of the page. Nine words at most read best.',
      inserted: '"heading": "$1"',
    });
  });

  it('offers an entry of a list with its required fields', async () => {
    expect(await editor.suggestions(FILE, pageWith('{ "type": "faq", "items": [|] }'))).toMatchObject([
      { label: 'question', inserted: '{\n\t"question": "$1",\n\t"answer": "$2"\n}' },
    ]);
    expect(await labels(FILE, pageWith('{ "type": "hero", "actions": [|] }'))).toEqual(['button']);
  });

  it('puts in what is needed: one price for a plan, and a list with its brackets', async () => {
    expect(await editor.suggestions(FILE, pageWith('{ "type": "pricing", "plans": [|] }'))).toMatchObject([
      { label: 'plan', inserted: expect.stringMatching(/"name": "\$1",\s+"price": \$\{2:120\},\s+"features"/) },
    ]);
    const fields = await editor.suggestions(FILE, pageWith('{ "type": "badges", | }'));
    expect(fields.find(({ label }) => label === 'items')?.inserted).toBe('"items": [$1]');
  });

  it('puts in every field with its colon', async () => {
    for (const [file, text] of [
      [FILE, '{ | }'],
      ['pages/_site.json', '{ | }'],
      ['blocks/new.schema.json', '{ | }'],
      ['blocks/new.schema.json', '{ "properties": { "size": { | } } }'],
    ] as const) {
      const fields = await editor.suggestions(file, text);
      expect(fields.length).toBeGreaterThan(10);
      for (const { inserted } of fields) expect(inserted).toContain(': ');
    }
  });

  it('offers the parts that all blocks share, and the groups of the list of blocks', async () => {
    const { $defs = {} } = JSON.parse(
      fs.readFileSync(path.join(PROJECT, 'schemas/common.schema.json'), 'utf8'),
    ) as Schema;
    const parts = await labels('blocks/new.schema.json', '{ "properties": { "x": { "$ref": "|" } } }');
    expect(parts).toContain('"../common.schema.json#/$defs/richText"');
    for (const part of parts) expect($defs).toHaveProperty(JSON.parse(part).replace(/^.*\//, ''));
    expect(await labels('blocks/new.schema.json', '{ "x-group": "|" }')).toContain('"Begin"');
  });

  it('offers nothing that would be a mistake, or that is for commands to write', async () => {
    expect(await labels(FILE, pageWith('{ "type": "cta", "actions": [{ "href": "|" }] }'))).not.toContain('"#faq"');
    for (const file of [FILE, 'pages/_site.json', 'pages/_shared/new.json'])
      expect(await labels(file, '{ | }')).not.toContain('translatedFrom');
    const colors = await editor.suggestions('pages/_site.json', '{ "theme": { "colors": { | } } }');
    expect(new Set(colors.map(({ inserted }) => inserted.replace(/.*: /, ''))).size).toBe(colors.length);
  });

  it('fills in what is worth a field: the answer that does not hold without it, a number that can be', async () => {
    const inserted = async (file: string, text: string, field: string): Promise<string | undefined> =>
      (await editor.suggestions(file, text)).find(({ label }) => label === field)?.inserted;
    expect(await inserted(FILE, '{ | }', 'draft')).toBe('"draft": ${1:true}');
    expect(await inserted('pages/_site.json', '{ "analytics": { | } }', 'consent')).toBe('"consent": ${1:false}');
    expect(await inserted(FILE, pageWith('{ "type": "collection", | }'), 'perPage')).toBe('"perPage": ${1:12}');
    expect(await inserted('pages/_site.json', '{ "mail": { | } }', 'limitRate')).toContain('"throttle": ${1:60000}');
  });

  it.each([
    ['an entry of a list', 'pages/_site.json', '{ "redirects": [|] }', /^Old addresses/],
    ['the block that pages share', 'pages/_shared/new.json', '{ "version": 1, | }', /^The block/],
    ['a code of advice', 'pages/_site.json', '{ "checks": { "|" } }', /^[A-Z]/],
  ])('explains %s', async (_what, file, text, words) => {
    const offered = await editor.suggestions(file, text);
    expect(offered.length).toBeGreaterThan(0);
    for (const { label, documentation } of offered) if (label !== 'note') expect(documentation).toMatch(words);
  });

  it('offers choices, the usual one first, and icons', async () => {
    expect(await labels(FILE, pageWith('{ "type": "cta", "tone": "|" }'))).toEqual([
      '"default"',
      '"muted"',
      '"dark"',
      '"accent"',
    ]);
    expect(await labels(FILE, pageWith('{ "type": "cardGrid", "cards": [{ "icon": "|" }] }'))).toEqual(
      expect.arrayContaining(['"cloud"', '"shield-check"']),
    );
  });

  it('offers the pages of this site with their titles, its pictures, shared blocks and folders', async () => {
    const links = await editor.suggestions(FILE, pageWith('{ "type": "hero", "actions": [{ "href": "|" }] }'));
    expect(links).toContainEqual({ label: '"/contact"', documentation: 'Contact', inserted: '"/contact"' });
    expect(await labels(FILE, pageWith('{ "type": "hero", "image": { "src": "|" } }'))).toContain(
      '"/images/hero/cloud.svg"',
    );
    expect(await labels(FILE, pageWith('{ "type": "shared", "name": "|" }'))).toContain('"closing"');
    expect(await labels(FILE, pageWith('{ "type": "collection", "from": "|" }'))).toContain('"/services"');
    expect(await labels('pages/_site.json', '{ "navigation": [{ "href": "|" }] }')).toContain('"/contact"');
  });

  it.each([
    ['a page alone, where sections and files cannot stand', FILE, '{ "translationOf": "|" }', /^"\/[a-z0-9/-]*"$/],
    ['the page with the form', 'pages/_site.json', '{ "pages": { "contact": "|" } }', /^"\/[a-z0-9/-]*"$/],
    ['pages to list', FILE, pageWith('{ "type": "collection", "only": ["|"] }'), /^"\/[a-z0-9/-]*"$/],
    ['the icon of the site', 'pages/_site.json', '{ "icon": "|" }', /^"\/[^/]+\.(svg|png|ico)"$/],
    ['its typeface', 'pages/_site.json', '{ "font": { "file": "|" } }', /\.woff2"$/],
  ])('offers for %s only what can stand there', async (_what, file, text, form) => {
    const offered = await labels(file, text);
    expect(offered.length).toBeGreaterThan(0);
    for (const label of offered) expect(label).toMatch(form);
  });

  it('offers the facts of other pages by name, and their values', async () => {
    const page = await editor.suggestions('pages/insights/blog/new.json', '{ "facts": { | } }');
    expect(page.find(({ label }) => label === 'category')).toMatchObject({
      documentation: expect.stringContaining('"Cybersecurity"'),
      inserted: '"category": $1',
    });
    expect(await labels(FILE, '{ "facts": { "category": "|" } }')).toContain('"Cybersecurity"');
    const list = (fields: string): string => pageWith(`{ "type": "collection", ${fields} }`);
    expect(await labels(FILE, list('"where": { "category": "|" }'))).toContain('"Cybersecurity"');
    for (const fields of [
      '"related": "|"',
      '"filters": [{ "by": "|" }]',
      '"categories": { "by": "|" }',
      '"meta": ["|"]',
    ])
      expect(await labels(FILE, list(fields))).toContain('"category"');
    expect(await labels(FILE, list('"categories": { "values": ["|"] }'))).toContain('"Cybersecurity"');
    expect(await labels(FILE, list('"sort": { "by": "|" }'))).toEqual(expect.arrayContaining(['"date"', '"order"']));
    expect(await editor.problems(FILE, list('"from": "/insights/blog", "where": { "category": "New" }'))).toEqual([]);
  });

  it('says what a field, a type and a link mean', async () => {
    expect(await editor.hover(FILE, pageWith('{ "type": "hero", "head|ing": "x" }'))).toBe(
      'Heading\n\nThe main heading of the page. Nine words at most read best.',
    );
    expect(await editor.hover(FILE, pageWith('{ "type": "he|ro", "heading": "x" }'))).toContain(
      '`hero`: **Hero**: The opening of a page',
    );
    expect(
      await editor.hover(FILE, pageWith('{ "type": "hero", "actions": [{ "label": "x", "href": "/con|tact" }] }')),
    ).toContain('`/contact`: Contact');
    expect(await editor.hover('pages/_site.json', '{ "checks": { "page/orphan": "o|ff" } }')).toContain(
      'stops a build',
    );
  });

  it.each(contentFiles)('finds nothing wrong with %s', async (file) => {
    expect(await editor.problems(file, fs.readFileSync(path.join(PROJECT, file), 'utf8'))).toEqual([]);
  });

  it('takes a link, a picture and a name that it does not know for right: its list may be out of date', async () => {
    const blocks = [
      '{ "type": "hero", "heading": "x", "image": { "src": "/images/new.png", "alt": "" }, "actions": [{ "label": "x", "href": "/not-yet" }] }',
    ];
    blocks.push('{ "type": "shared", "name": "not-yet" }', '{ "type": "collection", "from": "/not-yet" }');
    for (const href of ['#faq', 'mailto:{site.emails.info}', '{site.facts.shop}', 'https://example.org', '/a#b'])
      blocks.push(`{ "type": "cta", "heading": "x", "actions": [{ "label": "x", "href": "${href}" }] }`);
    expect(await editor.problems(FILE, pageWith(blocks.join(',\n')))).toEqual([]);
  });

  it('does not count a token as long as its name: the checker knows what it stands for', async () => {
    const stats = '{ "type": "stats", "items": [{ "value": "{site.phones.main}", "label": "x" }] }';
    expect(await editor.problems(FILE, pageWith(stats))).toEqual([]);
  });

  it.each([
    [
      'a type that does not exist',
      '{\n"type": "heroo" }',
      7,
      /^There is no block of this type\. There are: badges, .*hero/,
    ],
    ['no type', '{\n"heading": "x" }', 6, /"type"/],
    [
      'a misspelt field',
      '{ "type": "hero", "heading": "x",\n"eyebrov": "x" }',
      7,
      /^This cannot stand here\. Fields you can use here: .*eyebrow/,
    ],
    ['a missing field', '\n{ "type": "hero" }', 7, /"heading"/],
    ['an empty text', '{ "type": "hero",\n"heading": " " }', 7, /^This text is empty\./],
    [
      'a text that is too long',
      '{ "type": "stats", "items": [{ "label": "x",\n"value": "thirteen long" }] }',
      7,
      /longer than the maximum length of 12/,
    ],
    ['a number for a text', '{ "type": "hero",\n"heading": 3 }', 7, /^This must be a text in double quotes\.$/],
    ['a text for a list', '{ "type": "hero", "heading": "x",\n"points": "x" }', 7, /^This must be a list in \[ \]\.$/],
    [
      'a text for true or false',
      '{ "type": "prose", "body": "x",\n"contents": "yes" }',
      7,
      /^This must be true or false, without quotes\.$/,
    ],
    [
      'a block with nothing to show',
      '{ "type": "prose" }',
      6,
      /^This block has nothing to show\. Write one of "heading"/,
    ],
    [
      'a choice that does not exist',
      '{ "type": "split", "heading": "x",\n"imageSide": "top" }',
      7,
      /^This cannot be used here\. Choose one of "right", "left"\.$/,
    ],
    [
      'an icon that does not exist',
      '{ "type": "badges", "items": [{ "label": "x",\n"icon": "clowd" }] }',
      7,
      /Your editor lists them all/,
    ],
    [
      'a section name with a space',
      '{ "type": "hero", "heading": "x",\n"id": "Our FAQ" }',
      7,
      /^A section name has only lower-case letters/,
    ],
    [
      'a link that is no address',
      '{ "type": "cta", "heading": "x", "actions": [{ "label": "x",\n"href": "www.example.org" }] }',
      7,
      /^This cannot be used here\. Pages start with "\/"/,
    ],
    [
      'a picture of another site',
      '{ "type": "split", "heading": "x", "image": { "alt": "",\n"src": "https://example.com/a.jpg" } }',
      7,
      /^This cannot be used here\. Write it as "\/images\/its-name\.jpg"\.$/,
    ],
    [
      'a text for a group',
      '{ "type": "split", "heading": "x",\n"image": "/images/a.svg" }',
      7,
      /^This must be a group of fields in \{ \}\. Fields you can use here: src, alt/,
    ],
    ['a text for a block', '\n"hero"', 7, /^This must be a group of fields in \{ \}\.$/],
    [
      'too many buttons',
      `{ "type": "hero", "heading": "x",\n"actions": [${Array(3).fill('{ "label": "x", "href": "/" }').join()}] }`,
      7,
      /too many/,
    ],
    ['a comma too many', '{ "type": "hero",\n"heading": "x", }', 7, /comma/i],
  ])('underlines %s', async (_mistake, block, line, message) => {
    const problems = await editor.problems(FILE, pageWith(block));
    expect(problems).toEqual([{ line, at: expect.any(String), message: expect.stringMatching(message) }]);
  });

  it.each([
    ['neither', '{ "label": "x" }'],
    ['both', '{ "label": "x", "href": "/", "from": "/services" }'],
  ])('says of a menu entry with %s of two choices that one is needed', async (_which, entry) => {
    const site = JSON.parse(fs.readFileSync(path.join(PROJECT, 'pages/_site.json'), 'utf8')) as object;
    const problems = await editor.problems(
      'pages/_site.json',
      JSON.stringify({ ...site, navigation: [JSON.parse(entry)] }),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'A menu entry needs exactly one of "href" (a page), "from" (a folder) or "links" (a submenu).',
    ]);
  });

  it('says of a plan without a price which it can have', async () => {
    const plan = '{ "name": "A", "features": ["B"], "link": { "label": "C", "href": "/contact" } }';
    const problems = await editor.problems(FILE, pageWith(`{ "type": "pricing", "plans": [${plan}] }`));
    expect(problems.map(({ message }) => message)).toEqual([
      'A plan needs a price, as a number: "annual", "monthly" or both, or "price" where it is paid once.',
    ]);
  });

  it('speaks no technical language of its own making', async () => {
    const site =
      '{ "version": 2, "name": 1, "url": "x", "phones": { "Main": "x" }, "emails": [], "navigation": {}, "footer": "x", "basePath": "/a/" }';
    const messages = (await editor.problems('pages/_site.json', site)).map(({ message }) => message);
    expect(messages).toHaveLength(10);
    for (const message of messages)
      expect(message).not.toMatch(/schema|instance|pattern|regex|Incorrect type|not allowed/);
  });
});
