import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { PAGE, saidOf, saidOfBlock } from '../../../support/said-of.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

describe('a field that does not exist', () => {
  it('is told with the one that is there already, whatever it is written like', () => {
    const image = '"image": { "src": "/images/hero/managed-it.svg", "alt": "" }, "bild": "/images/x.heic"';
    expect(saidOf(image, { before: '"heading"' })[0]).toBe(
      'It is called "image" here, and that is there already. Write there what counts, and remove this one.',
    );
  });

  it('is to be removed where all that there are are there', () => {
    const details =
      '{ "type": "contactDetails", "items": [{ "icon": "phone", "title": "A", "text": "B", "links": [{ "label": "C", "href": "/contact" }], "phone": "D" }] }';
    expect(saidOfBlock(details)).toEqual(['Remove it: all fields that can be used here are there already.']);
  });

  it.each([
    ['"kvk": "34567890"', 'kvk'],
    ['"tax number": 12345678', 'taxNumber'],
  ])('is told, in the site file, as a fact of its own: %s', (field, fact) => {
    expect(saidOf(field, { file: SITE_FILE })).toEqual([
      `A fact of your own stands in "facts", as "facts": { "${fact}": … }, and texts use it as {site.facts.${fact}}.`,
    ]);
  });

  it('is told, among the names of advice, with no other than it is alike', () => {
    const before = '"site/example-contact": "off"';
    const beside = (field: string): string[] => saidOf(field, { file: SITE_FILE, before });
    expect(beside('"text/hoofdletters": "off"')).toEqual(['Your editor lists them all when you press Ctrl+Space.']);
    expect(beside('"text/capitls": "off"')).toEqual([expect.stringContaining('Did you mean "text/capitals"?')]);
  });

  it.each([
    ['"date": "2026-05-21"', 'Write it into "facts", as "facts": { "date": … }'],
    ['"author": "Dana"', 'Write it into "facts", as "facts": { "author": … }'],
    ['"auteur": "Dana"', 'Write it into "facts", as "facts": { "author": … }'],
    [
      '"slug": "printers"',
      'The address of a page is the place of its file in the folder pages. Old addresses stand in "aliases".',
    ],
    [
      '"status": "draft"',
      'A page that is not to be published yet has "draft": true, one with a first day "publishAt".',
    ],
    [
      '"content": "<p>We print.</p>"',
      'What a page says stands in its "blocks", such as { "type": "prose", "body": "Your text" }.',
    ],
    ['"tags": ["paper"]', 'Write it into "facts", as "facts": { "category": … }: lists sort and filter by these.'],
    [
      '"featured_image": "/images/hero/cloud.svg"',
      'Write it as "image" into the hero, into "card" for lists, or into "seo" for where the page is shared.',
    ],
    ['"post_date": "2019-03-12 09:30:00"', 'Write it into "facts", as "facts": { "date": … }'],
    ['"comment_status": "open"', 'Leave it out: nothing is made of it here.'],
    ['"description": "Printers, refilled."', 'Write it into "seo", as "seo": { "description": … }'],
    ['"image": "/images/hero/managed-it.svg"', 'Write it into "seo" or "card".'],
  ])('is told with the group that has it: %s', (field, hint) => {
    expect(saidOf(field)).toEqual([hint]);
  });

  it('is told with the group that has it, outside of the one in which it stands', () => {
    expect(saidOf('"draft": true', { before: '"icon": "printer",' })).toEqual(['Write it outside of "card".']);
    expect(saidOf('"columns": 3', { before: '"icon": "truck",' })).toEqual(['Write it outside of "cards".']);
  });

  it.each([
    [
      '{ "type": "linkList", "links": [{ "label": "Prices", "href": "/contact" }] }',
      'Write it into an entry of "groups": "groups": [{ "title": …, "links": … }]',
    ],
    [
      '{ "type": "specs", "zeilen": [{ "label": "Soup", "value": "9.50" }] }',
      'Write it into an entry of "groups": "groups": [{ "title": …, "rows": … }]',
    ],
  ])('is told alone, with the list of which an entry has it: %s', (block, hint) => {
    expect(saidOfBlock(block)).toEqual([hint]);
  });

  it.each([
    ['"social": []', 'Write it into "footer", as "footer": { "social": … }'],
    [
      '"instagram": "@korn"',
      'Write it into "footer", as "footer": { "social": [{ "network": "instagram", "href": "https://…" }] }',
    ],
    ['"land": "DE"', 'Did you mean "country"?'],
    ['"sprachen": [{ "lang": "fr", "folder": "/fr" }]', 'Did you mean "languages"?'],
    ['"ricerca": true', 'Did you mean "search"?'],
    ['"umleitungen": []', 'Did you mean "redirects"?'],
    [
      '"öffnungszeiten": "9 to 5"',
      'It is called "hours" here, and that is there already. Write there what counts, and remove this one.',
    ],
    [
      '"email": "office@example.com"',
      'It is called "emails" here, and that is there already. Write there what counts, and remove this one.',
    ],
    [
      '"telefon": "030 5550123"',
      'It is called "phones" here, and that is there already. Write there what counts, and remove this one.',
    ],
  ])('is told, in the site file, with the one that others call so: %s', (field, hint) => {
    expect(saidOf(field, { file: SITE_FILE })).toContain(hint);
  });

  it('is told, where other programs have it, with what is done in its place', () => {
    expect(saidOf('"to": "info@example.com"', { file: SITE_FILE, before: '"mode": "local"' })).toEqual([
      'Who gets the mail is set in the template of your EmailJS account, as "To Email".',
    ]);
    expect(saidOf('"host": "smtp.example.com"', { file: SITE_FILE, before: '"mode": "local"' })).toEqual([
      expect.stringContaining('A site of files cannot talk to a mail server'),
    ]);
    const form = '{ "type": "inquiryForm", "to": "info@example.com" }';
    expect(saidOfBlock(form)).toContain('Where messages go is set once for all forms, in "mail" in pages/_site.json.');
  });

  it.each([
    ['{ "type": "inquiryForm", "heading": "Write to us" }', 'Did you mean "formTitle"?'],
    [
      '{ "type": "carousel", "slides": [{ "caption": "Noon", "image": { "src": "/images/hero/managed-it.svg", "alt": "" } }] }',
      'Did you mean "title"?',
    ],
    [
      '{ "type": "testimonials", "items": [{ "quote": "Good.", "author": "Ans", "functie": "Chair" }] }',
      'Did you mean "position"?',
    ],
    ['{ "type": "hero", "heading": "Paper", "body": "Much." }', 'Did you mean "text"?'],
    [
      '{ "type": "split", "heading": "A", "text": "B", "image": { "src": "/images/hero/managed-it.svg", "beschreibung": "C" } }',
      'Did you mean "alt"?',
    ],
  ])('is told, in a block, with the one that is called so elsewhere: %s', (block, hint) => {
    expect(saidOfBlock(block)).toEqual([hint]);
  });

  it('is told once where two of an entry are called otherwise', () => {
    const faq = '{ "type": "faq", "items": [{ "title": "When?", "text": "At eight." }] }';
    expect(saidOfBlock(faq)).toEqual(['Did you mean "question"?', 'Did you mean "answer"?']);
  });

  it('is no type of a field, and no note', () => {
    const form =
      '{ "type": "inquiryForm", "fields": ["email", { "name": "guests", "label": "Guests?", "type": "number" }] }';
    expect(saidOfBlock(form)).toContain('Did you mean "kind"?');
    const block = '{ "type": "prose", "body": "Paper.", "date": "2026-05-21" }';
    expect(saidOfBlock(block).join()).toMatch(/^Fields you can use here/);
  });

  it('is no list of blocks within a block', () => {
    const block = '{ "type": "prose", "body": "Paper.", "blocks": [] }';
    expect(saidOfBlock(block).join()).toMatch(/^Fields you can use here/);
  });
});

describe('fields that stand beside the group they belong to', () => {
  const picture = '"src": "/images/hero/managed-it.svg", "alt": "A hall"';
  const form = 'Write them into "image": { "src": "/images/hero/managed-it.svg", "alt": "A hall" }';

  it.each([
    `{ "type": "split", "heading": "Paper", "text": "Much.", ${picture} }`,
    `{ "type": "carousel", "slides": [{ ${picture} }] }`,
  ])('are one mistake: %s', (block) => {
    expect(saidOfBlock(block)).toEqual([`${form} ("npm run fix" does it for you).`]);
  });

  it('are one mistake with the part that stands in its place', () => {
    const block = `{ "type": "split", "heading": "Paper", "text": "Much.", ${picture.replace('src', 'image')} }`;
    expect(saidOfBlock(block)).toEqual([`${form.replace(/^.*?: /, 'Write it as ')} ("npm run fix" does it for you).`]);
  });

  it('are told one by one where the group is there', () => {
    const block = `{ "type": "split", "heading": "Paper", "text": "Much.", "image": { ${picture} }, ${picture} }`;
    expect(saidOfBlock(block)).toHaveLength(2);
  });
});

describe('a field in other words', () => {
  it.each([
    ['NIP', 'nip'],
    ['KvK', 'kvk'],
    ['Código postal', 'codigoPostal'],
  ])('is told, for a fact that cannot be called "%s", with a name that it can have', (fact, meant) => {
    expect(saidOf(`"${fact}": "1"`, { before: '"since"' }).join()).toContain(`Did you mean "${meant}"?`);
  });

  it('is told, for a fact in letters that no fact can have, with the one that is called so', () => {
    expect(saidOf('"날짜": "2026-05-21"', { before: '"since"' }).join()).toContain('Did you mean "date"?');
  });

  it.each([
    ['"prose", "本文": "A."', 'body'],
    ['"cta", "heading": "A", "przyciski": [{ "label": "A", "href": "/contact" }]', 'actions'],
    ['"cta", "heading": "A", "actions": [{ "nazwa": "A", "href": "/contact" }]', 'label'],
    ['"cta", "heading": "A", "ボタン": [{ "label": "A", "href": "/contact" }]', 'actions'],
    ['"cta", "heading": "A", "knoppen": [{ "label": "A", "href": "/contact" }]', 'actions'],
    ['"cta", "heading": "A", "actions": [{ "label": "A", "lien": "/contact" }]', 'href'],
    ['"cta", "heading": "A", "actions": [{ "libellé": "A", "href": "/contact" }]', 'label'],
    ['"steps", "pasos": [{ "title": "A" }]', 'steps'],
    ['"steps", "steps": [{ "title": "A", "durée": "1 h" }]', 'duration'],
    ['"stats", "items": [{ "wartość": "24 h", "label": "A" }]', 'value'],
    ['"faq", "perguntas": [{ "question": "A?", "answer": "B." }]', 'items'],
    ['"timeline", "entries": [{ "time": "1", "title": "A" }, { "anno": "2", "title": "B" }]', 'time'],
  ])('is told, for a field of a block, with the one that is called so: %s', (rest, field) => {
    const said = saidOfBlock(`{ "type": ${rest} }`);
    expect(said).toEqual([`Did you mean "${field}"?`]);
  });

  it.each(['açıklama', 'descrição'])(
    'is told, for what search engines show, with the field that it needs: %s',
    (name) => {
      const text = textIn(GOOD_SITE, PAGE).replace('"description"', `"${name}"`);
      const said = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).map(({ hint }) => hint);
      expect(said).toEqual(['Did you mean "description"?']);
    },
  );

  it.each([
    ['"price": 9', '"fiyat": 9', 'Did you mean "price"?'],
    ['"price": 9', '"가격": 9', 'Did you mean "price"?'],
    // "price", on a keyboard that was set to Korean.
    ['"price": 9', '"ㅔ갸ㅊㄷ": 9', 'Did you mean "price"? "npm run fix" does it for you.'],
    ['"features": ["B"]', '"özellikler": ["B"]', 'Did you mean "features"?'],
    [
      '"price": 9',
      '"price": 9, "oldPrice": 12',
      'Write the price that holds now, and what it was or what visitors save',
    ],
  ])('is told, for a plan, with what it is here: %s as %s', (from, to, hint) => {
    const plan = '{ "name": "A", "price": 9, "features": ["B"], "link": { "label": "C", "href": "/" } }'.replace(
      from,
      to,
    );
    const said = saidOfBlock(`{ "type": "pricing", "currency": "EUR", "plans": [${plan}] }`);
    expect(said.join()).toContain(hint);
    expect(said).toHaveLength(1);
  });
});

it.each([
  ['{site.godziny}', '{site.hours}'],
  ['{saatler}', '{site.hours}'],
  ['{site.nazwa}', '{site.name}'],
  ['{site.telefon}', '{site.phones.main}'],
  ['the [Feierabend]{de}', '{lang=de}'],
])('a fact in the words of another language is told with its name: %s', (fact, meant) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, `"See ${fact}."`);
  const found = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).find(({ code }) => code === 'token/unknown');
  expect(found?.hint).toBe(`Did you mean "${meant}"?`);
});

it.each([
  ['{site.address.plz}', '{site.address.postalCode}'],
  ['{site.address.ort}', '{site.address.city}'],
  ['{site.address.rue}', '{site.address.street}'],
  ['{site.facts.street}', '{site.address.street}'],
  ['{site.facts.town}', '{site.address.city}'],
  ['{site.facts.fonded}', '{site.facts.founded}'],
])('a fact of a group in other words is told with that of the group: %s', (fact, meant) => {
  const address = '"address": { "street": "A 1", "postalCode": "3920", "city": "Zermatt", "map": "https://a.ch/b" }';
  const site = textIn(GOOD_SITE, SITE_FILE).replace('"phones"', () => `${address}, "phones"`);
  const page = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, `"See ${fact}."`);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site, [PAGE]: page }));
  expect(said.find(({ code }) => code === 'token/unknown')?.hint).toBe(`Did you mean "${meant}"?`);
});
