import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import { reported } from '../../support/checked.ts';
import { readFiles, textIn } from '../../support/files.ts';
import { GOOD_SITE } from '../../fixtures/mistakes/mistakes.ts';

const PAGE = 'pages/services/printing.json';

/** What is said of a field that is put into a group of a file; the group is known by the text that it begins with. */
function saidOf(field: string, { file = PAGE, before = '"version": 1' } = {}): string[] {
  const text = textIn(GOOD_SITE, file).replace(before, () => `${field}, ${before}`);
  return reported(readFiles({ ...GOOD_SITE, [file]: text })).map(({ hint }) => hint);
}

it('a link that leads nowhere is told with a page that is there', () => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace('"contact": "/contact"', '"contact": "/services/printing"');
  const page = textIn(GOOD_SITE, PAGE).replace('[managed IT](/services/managed-it)', '[us](/zzz)');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site, [PAGE]: page })).find(
    ({ code }) => code === 'link/missing-page',
  );
  expect(said?.hint).toBe('Write the address of a page, such as "/services/printing", or create the page.');
});

it.each(['2026년 3월 2일 오후 3시', '2026年3月2日 午後3時30分', '2 March 2026 3pm'])(
  'a day with a time is told with its day: %s',
  (written) => {
    expect(saidOf(`"publishAt": "${written}"`).join()).toContain('Did you mean "2026-03-02"?');
  },
);

it.each([
  ['office@한빛.한국', 'office@xn--xx3br43b.xn--3e0b707e'],
  ['office 골뱅이 hanbit.kr', 'office@hanbit.kr'],
])('an e-mail address in Korean is told with the one that programs know: %s', (written, meant) => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace(/"emails": \{[^}]*\}/, () => `"emails": { "info": "${written}" }`);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ file }) => file === SITE_FILE);
  expect(said?.hint).toContain(`Did you mean "${meant}"?`);
});

it.each([
  ['"phones": { "main": "٠٦ ٤٦١ ٢٣٤٥" }', '06 461 2345'],
  ['"phones": { "main": "０７５－２１３－４５６７" }', '075-213-4567'],
])('a number in the digits of another keyboard is told with those that can be called: %s', (phones, meant) => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace(/"phones": \{[^}]*\}/, () => phones);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.hint).toMatch(new RegExp(`^Did you mean "${meant}"\\?.*"npm run fix" does it for you\\.$`));
});

it('a number without its country is told with the one where most people speak as the site does', () => {
  const site = textIn(GOOD_SITE, SITE_FILE)
    .replace(/"lang": "[^"]*"/, () => '"lang": "ja"')
    .replace(/"phones": \{[^}]*\}/, () => '"phones": { "main": "075-213-4567" }');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'phone/no-country');
  expect(said?.hint).toContain('such as "country": "JP",');
});

it('a day in the digits of Arabic is told with the year, month and day that programs know', () => {
  expect(saidOf('"publishAt": "٢ آذار ٢٠٢٦"').join()).toMatch(/Did you mean "2026-03-02"\?.*does it for you/);
});

it.each([
  ['"lang": "en-US"', '"lang": "EN"', 'en'],
  ['"version": 1', '"version": 1, "country": "us"', 'US'],
])('a code with other capitals is one all the same: %s', (before, after, code) => {
  const hints = reported(
    readFiles({ ...GOOD_SITE, [SITE_FILE]: textIn(GOOD_SITE, SITE_FILE).replace(before, after) }),
  ).map(({ hint }) => hint);
  expect(hints).toEqual([expect.stringMatching(`^Did you mean "${code}"\\?.*"npm run fix" does it for you\\.$`)]);
});

it('an author who is written in two ways is told with both, as nobody knows which is right', () => {
  const before = '"version": 1';
  const site = textIn(GOOD_SITE, SITE_FILE).replace(
    before,
    `${before}, "authors": [{ "name": "Łukasz Żak", "href": "/contact" }]`,
  );
  const page = textIn(GOOD_SITE, PAGE).replace('"facts": {', '"facts": { "author": "Lukasz Zak",');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site, [PAGE]: page })).find(
    ({ code }) => code === 'site/unknown-author',
  );
  expect(said?.hint).toBe('An article has "Lukasz Zak". Write the name alike in both.');
});

describe('a field that does not exist', () => {
  it('is told with the one that is there already, whatever it is written like', () => {
    const image = '"image": { "src": "/images/hero/managed-it.svg", "alt": "" }, "bild": "/images/x.heic"';
    expect(saidOf(image, { before: '"heading"' })[0]).toBe('It is called "image" here, and that is there already.');
  });

  it.each([
    ['"date": "2026-05-21"', 'Write it into "facts", as "facts": { "date": … }'],
    ['"author": "Dana"', 'Write it into "facts", as "facts": { "author": … }'],
    ['"auteur": "Dana"', 'Write it into "facts", as "facts": { "author": … }'],
    [
      '"slug": "printers"',
      'The address of a page is the place of its file in the folder pages. Old addresses stand in "aliases".',
    ],
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
    ['"social": []', 'Write it into "footer", as "footer": { "social": … }'],
    [
      '"instagram": "@korn"',
      'Write it into "footer", as "footer": { "social": [{ "network": "instagram", "href": "https://…" }] }',
    ],
    ['"land": "DE"', 'Did you mean "country"?'],
    ['"öffnungszeiten": "9 to 5"', 'It is called "hours" here, and that is there already.'],
    ['"email": "office@example.com"', 'It is called "emails" here, and that is there already.'],
    ['"telefon": "030 5550123"', 'It is called "phones" here, and that is there already.'],
  ])('is told, in the site file, with the one that others call so: %s', (field, hint) => {
    expect(saidOf(field, { file: SITE_FILE })).toContain(hint);
  });

  it('is told, where other programs have it, with what is done in its place', () => {
    expect(saidOf('"to": "info@example.com"', { file: SITE_FILE, before: '"mode": "local"' })).toEqual([
      'Who gets the mail is set in the template of your EmailJS account, as "To Email".',
    ]);
    const form = '{ "type": "inquiryForm", "to": "info@example.com" }';
    expect(saidOf(form, { before: '{\n      "type": "cardGrid"' })).toContain(
      'Where messages go is set once for all forms, in "mail" in pages/_site.json.',
    );
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
  ])('is told, in a block, with the one that is called so elsewhere: %s', (block, hint) => {
    expect(saidOf(block, { before: '{\n      "type": "cardGrid"' })).toEqual([hint]);
  });

  it('is told once where two of an entry are called otherwise', () => {
    const faq = '{ "type": "faq", "items": [{ "title": "When?", "text": "At eight." }] }';
    expect(saidOf(faq, { before: '{\n      "type": "cardGrid"' })).toEqual([
      'Did you mean "question"?',
      'Did you mean "answer"?',
    ]);
  });

  it('is no type of a field, and no note', () => {
    const form =
      '{ "type": "inquiryForm", "fields": ["email", { "name": "guests", "label": "Guests?", "type": "number" }] }';
    expect(saidOf(form, { before: '{\n      "type": "cardGrid"' })).toContain('Did you mean "kind"?');
    const block = '{ "type": "prose", "body": "Paper.", "date": "2026-05-21" }';
    expect(saidOf(block, { before: '{\n      "type": "cardGrid"' }).join()).toMatch(/^Fields you can use here/);
  });

  it('is no list of blocks within a block', () => {
    const block = '{ "type": "prose", "body": "Paper.", "blocks": [] }';
    expect(saidOf(block, { before: '{\n      "type": "cardGrid"' }).join()).toMatch(/^Fields you can use here/);
  });
});

describe('fields that stand beside the group they belong to', () => {
  const picture = '"src": "/images/hero/managed-it.svg", "alt": "A hall"';
  const form = 'Write them into "image": { "src": "/images/hero/managed-it.svg", "alt": "A hall" }';

  it.each([
    `{ "type": "split", "heading": "Paper", "text": "Much.", ${picture} }`,
    `{ "type": "carousel", "slides": [{ ${picture} }] }`,
  ])('are one mistake: %s', (block) => {
    expect(saidOf(block, { before: '{\n      "type": "cardGrid"' })).toEqual([
      `${form} ("npm run fix" does it for you).`,
    ]);
  });

  it('are one mistake with the part that stands in its place', () => {
    const block = `{ "type": "split", "heading": "Paper", "text": "Much.", ${picture.replace('src', 'image')} }`;
    expect(saidOf(block, { before: '{\n      "type": "cardGrid"' })).toEqual([
      `${form.replace(/^.*?: /, 'Write it as ')} ("npm run fix" does it for you).`,
    ]);
  });

  it('are told one by one where the group is there', () => {
    const block = `{ "type": "split", "heading": "Paper", "text": "Much.", "image": { ${picture} }, ${picture} }`;
    expect(saidOf(block, { before: '{\n      "type": "cardGrid"' })).toHaveLength(2);
  });
});

describe('an address with a star', () => {
  it('is told with the folder, where one is asked for', () => {
    const list = '{ "type": "collection", "from": "/services/*" }';
    expect(saidOf(list, { before: '{\n      "type": "cardGrid"' }).join()).toContain('Did you mean "/services"?');
  });

  it('is told, for an old address, with what it cannot do', () => {
    const [said] = saidOf('"redirects": [{ "from": "/agenda/*", "to": "/contact" }]', { file: SITE_FILE });
    expect(said).toBe('One line cannot stand for many addresses: write one for each old address below "/agenda".');
  });
});

describe('a list by date', () => {
  const listed = (facts: string): string[] => {
    const page = 'pages/insights/blog/rto-and-rpo.json';
    const text = textIn(GOOD_SITE, page).replace(/"date": "[^"]*"/, () => facts);
    return reported(readFiles({ ...GOOD_SITE, [page]: text }))
      .filter(({ code }) => code === 'collection/unknown-fact')
      .map(({ hint }) => hint);
  };

  it('is told with what the pages call it, if that is a day', () => {
    expect(listed('"fecha": "2026-05-21"').at(-1)).toBe('The pages call it "fecha": write "date" there.');
    expect(listed('"tag": "Neues"').join()).not.toContain('call it');
  });
});

describe('a value of another form', () => {
  it.each([
    ['"redirects": { "/old.html": "/contact" }', '[ { "from": "/old.html", "to": "/contact" } ]'],
    ['"languages": { "fr": "/fr" }', '[ { "lang": "fr", "folder": "/fr" } ]'],
    ['"redirects": { "/a": "/contact", "/b": "/contact" }', '[ { "from": "/a", "to": "/contact" }, … ]'],
  ])('is told, for a list, with an entry of what the group says: %s', (field, form) => {
    expect(saidOf(field, { file: SITE_FILE })).toContain(`Write it as ${form}`);
  });

  it('is told, for a text, with what the group says', () => {
    const hours = '{ "type": "prose", "heading": { "Mon": "9 to 5", "Tue": "10 to 2" }, "body": "Come by." }';
    expect(saidOf(hours, { before: '{\n      "type": "cardGrid"' })).toEqual(['Write it as "Mon 9 to 5, Tue 10 to 2"']);
  });

  it.each([
    [
      '{ "type": "badges", "items": ["Bakker", "Slager", "Kapper"] }',
      'Write all of them like the first: { "label": "Bakker" } ("npm run fix" does it for you).',
    ],
    [
      '{ "type": "faq", "items": ["When?", "Where?"] }',
      'Write all of them like the first: { "question": "When?", "answer": "Your text" }',
    ],
    [
      '{ "type": "cta", "heading": "Come", "actions": ["/contact", "/services"] }',
      'Write all of them like the first: { "label": "Your text", "href": "/contact" }',
    ],
    [
      '{ "type": "cta", "heading": "Come", "actions": ["Call", "Write"] }',
      'Write all of them like the first: { "label": "Call", "href": "/contact" }',
    ],
    [
      '{ "type": "hero", "heading": "Come", "points": [1, 2.50, 3] }',
      'Write all of them like the first: "1" ("npm run fix" does it for you).',
    ],
  ])('is told once of a list of which every entry has it, with the first as it should be: %s', (block, hint) => {
    expect(
      saidOf(block, { before: '{\n      "type": "cardGrid"' }).filter((said) => /like the first/.test(said)),
    ).toEqual([hint]);
    const other = block.replace(/\[("[^"]*"|\d), /, '[null, ');
    expect(saidOf(other, { before: '{\n      "type": "cardGrid"' }).join()).not.toContain('like the first');
  });

  it.each([
    ['"phones": { "principal": "(415) 555-0142" }', 'Write "main" in place of "principal".'],
    ['"emails": { "biuro": "office@example.org" }', 'Write "info" in place of "biuro".'],
  ])('is told, for the only one of a group with names of its author, with the one that it needs: %s', (group, hint) => {
    const [name = ''] = /^"\w+"/.exec(group) ?? [];
    const text = textIn(GOOD_SITE, SITE_FILE).replace(new RegExp(`${name}: \\{[^}]*\\}`), () => group);
    const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: text })).find(
      ({ code }) => code === 'field/missing-field',
    );
    expect(said?.hint).toBe(hint);
  });

  it.each([
    ['NIP', 'nip'],
    ['KvK', 'kvk'],
    ['Código postal', 'codigoPostal'],
  ])('is told, for a fact that cannot be called "%s", with a name that it can have', (fact, meant) => {
    expect(saidOf(`"${fact}": "1"`, { before: '"since"' }).join()).toContain(`Did you mean "${meant}"?`);
  });

  it('is told alone of languages of which nothing is there yet', () => {
    expect(saidOf('"languages": ["fr", "en"]', { file: SITE_FILE })).toEqual([
      'Write all of them like the first: { "lang": "fr", "folder": "/fr" }',
    ]);
  });

  it('is told once of a group with names of its author, of which every entry has it', () => {
    const numbers = '"phones": { "main": 4155550142, "sales": 4155550143, "night": 4155550144 }';
    const text = textIn(GOOD_SITE, SITE_FILE).replace(/"phones": \{[^}]*\}/, () => numbers);
    const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: text })).map(({ message }) => message);
    expect(said).toEqual(['"phones" has 3 numbers, but every phone number must be a text in double quotes.']);
  });

  it.each([
    ['"(415) 555-0142"', '{ "main": "(415) 555-0142" } ("npm run fix" does it for you).'],
    ['4155550142', '{ "main": "4155550142" } ("npm run fix" does it for you).'],
    ['["(415) 555-0142"]', '{ "main": "(415) 555-0142" } ("npm run fix" does it for you).'],
    ['[4155550142, 4155550143]', '{ "main": "4155550142", … }'],
  ])('is told, for telephone numbers, with the one of the author: %s', (numbers, form) => {
    const text = textIn(GOOD_SITE, SITE_FILE).replace(/"phones": \{[^}]*\}/, () => `"phones": ${numbers}`);
    const [said] = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: text }));
    expect(said?.hint).toBe(`Write it as ${form}`);
  });

  it('is told, for a choice, with the only one that begins so', () => {
    const list = '{ "type": "collection", "from": "/services", "sort": { "by": "title", "direction": "desc" } }';
    const told = saidOf(list, { before: '{\n      "type": "cardGrid"' }).join();
    expect(told).toMatch(/^Did you mean "descending"\? Choose one of/);
  });

  it.each([
    ['descending', '{ "by": "order", "direction": "descending" }'],
    ['title', '{ "by": "title" } ("npm run fix" does it for you).'],
  ])('is told, for a group, with the field that it is a choice of: %s', (sort, form) => {
    const list = `{ "type": "collection", "from": "/services", "sort": "${sort}" }`;
    expect(saidOf(list, { before: '{\n      "type": "cardGrid"' })).toEqual([`Write it as ${form}`]);
  });

  it.each([
    ['"fields": ["voornaam", "email"]', 'Did you mean "firstName"?'],
    ['"fields": ["epost", "message"]', 'Did you mean "email"?'],
    ['"fields": ["email", "meddelande"]', 'Did you mean "message"?'],
    ['"fields": ["email", "문의 내용"]', 'Did you mean "message"?'],
    [
      '"fields": ["email", { "name": "part", "label": "Which part?", "kind": "textarea" }]',
      'Did you mean "multiline"?',
    ],
  ])('is told, for a choice, with the one that others call so: %s', (fields, hint) => {
    const [said, ...others] = saidOf(`{ "type": "inquiryForm", ${fields} }`, { before: '{\n      "type": "cardGrid"' });
    expect(said).toContain(hint);
    expect(others).toEqual([]);
  });

  it('is no letter where it is a sign', () => {
    const said = saidOf('{ "type": "cardGrid", "cards": [{ "icon": "⛵", "title": "A", "text": "B." }] }', {
      before: '{\n      "type": "cardGrid"',
    });
    expect(said).toEqual(['Your editor lists them all when you press Ctrl+Space.']);
  });

  it('is told, for a fact in letters that no fact can have, with the one that is called so', () => {
    expect(saidOf('"날짜": "2026-05-21"', { before: '"since"' }).join()).toContain('Did you mean "date"?');
  });

  it('is told, for the type of a block, with the one that is nearly called so', () => {
    const said = saidOf('{ "type": "sponsorer", "items": [] }', { before: '{\n      "type": "cardGrid"' });
    expect(said).toEqual(['Did you mean "badges"?']);
  });

  it.each(['perro', 'fotos'])('is no slip of the fingers for another word of five letters: %s', (icon) => {
    const said = saidOf(`{ "type": "cardGrid", "cards": [{ "icon": "${icon}", "title": "A", "text": "B." }] }`, {
      before: '{\n      "type": "cardGrid"',
    });
    expect(said.join()).not.toContain('npm run fix');
  });

  it.each([
    ['fiyatlar', 'pricing'],
    ['preços', 'pricing'],
    ['Sıkça Sorulanlar', 'faq'],
    ['depoimentos', 'testimonials'],
    ['Kundenstimmen', 'testimonials'],
    ['Oś czasu', 'timeline'],
    ['línea de tiempo', 'timeline'],
    ['statistiques', 'stats'],
    ['listino prezzi', 'pricing'],
    ['appel à l’action', 'cta'],
    ['veelgestelde vragen', 'faq'],
    ['gráfico', 'chart'],
    ['dane kontaktowe', 'contactDetails'],
    ['estudo de caso', 'caseStudy'],
    ['timetable', 'prose'],
    ['testimonial', 'testimonials'],
  ])('is told, for a kind of block, with the one that is called so: %s', (name, type) => {
    const said = saidOf(`{ "type": "${name}", "heading": "A" }`, { before: '{\n      "type": "cardGrid"' });
    expect(said.join()).toContain(`Did you mean "${type}"?`);
  });

  it.each([
    ['料金', 'pricing'],
    ['ｐｒｉｃｉｎｇ', 'pricing'],
    ['よくあるご質問', 'faq'],
    ['godziny otwarcia', 'prose'],
    ['자주 묻는 질문', 'faq'],
    ['시간표'.normalize('NFD'), 'prose'],
    // "pricing", on a keyboard that was set to Korean.
    ['ㅔ갸챠ㅜㅎ', 'pricing'],
  ])('is told, for a kind of block, in the letters of its language: %s', (name, type) => {
    const said = saidOf(`{ "type": "${name}", "heading": "A" }`, { before: '{\n      "type": "cardGrid"' });
    expect(said.join()).toContain(`Did you mean "${type}"?`);
  });

  it.each([
    ['"tone": "ciemny"', 'dark'],
    ['"tone": "회색"', 'muted'],
    ['"cards": [{ "icon": "책", "title": "A" }]', 'book'],
    ['"tone": "grau"', 'muted'],
    ['"layout": "wiersze"', 'rows'],
    ['"cards": [{ "icon": "koperta", "title": "A" }]', 'mail'],
    ['"cards": [{ "icon": "dom", "title": "A" }]', 'house'],
    ['"cards": [{ "icon": "Schlüssel", "title": "A" }]', 'key'],
    ['"cards": [{ "icon": "corazón", "title": "A" }]', 'heart'],
    ['"cards": [{ "icon": "horloge", "title": "A" }]', 'clock'],
  ])('is told, for a choice or an icon, with the one that is called so: %s', (field, choice) => {
    const said = saidOf(`{ "type": "cardGrid", ${field} }`, { before: '{\n      "type": "cardGrid"' });
    expect(said.join()).toContain(`Did you mean "${choice}"?`);
  });

  it.each([
    ['"firma"', 'company'],
    ['"Betreff"', 'subject'],
    ['"姓"', 'lastName'],
    ['{ "name": "imię", "label": "Imię" }', 'firstName'],
    ['{ "name": "a", "label": "A", "kind": "wybór" }', 'choice'],
    ['{ "name": "a", "label": "A", "kind": "case à cocher" }', 'checkbox'],
    ['{ "name": "a", "label": "A", "kind": "getal" }', 'number'],
    ['"onderwerp"', 'subject'],
  ])('is told, for a field of a form, with the one that is called so: %s', (field, name) => {
    const form = `{ "type": "inquiryForm", "fields": ["email", "message", ${field}] }`;
    const said = saidOf(form, { before: '{\n      "type": "cardGrid"' });
    expect(said.join()).toContain(`Did you mean "${name}"?`);
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
    const said = saidOf(`{ "type": ${rest} }`, { before: '{\n      "type": "cardGrid"' });
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

  it.each(['tür', 'tipo', 'block'])('is told, for the kind of a block, with its name: %s', (name) => {
    const said = saidOf(`{ "${name}": "quote", "text": "A.", "author": "B" }`, {
      before: '{\n      "type": "cardGrid"',
    });
    expect(said.join()).toContain('"type"');
    expect(said).toHaveLength(1);
  });

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
    const said = saidOf(`{ "type": "pricing", "currency": "EUR", "plans": [${plan}] }`, {
      before: '{\n      "type": "cardGrid"',
    });
    expect(said.join()).toContain(hint);
    expect(said).toHaveLength(1);
  });

  it.each([
    ['"currency": "ＪＰＹ"', '"JPY"'],
    // It is that of China, too.
    ['"currency": "￥"', '"JPY" or "CNY"'],
  ])('is told, for what a keyboard for Japanese wrote, with the signs that are read: %s', (field, meant) => {
    const said = saidOf(`{ "type": "pricing", ${field}, "plans": [] }`, { before: '{\n      "type": "cardGrid"' });
    expect(said.join()).toContain(`Did you mean ${meant}?`);
  });

  it.each([
    ['zł', 'Did you mean "PLN"?'],
    ['kr', 'Did you mean "SEK" or "NOK" or "DKK" or "ISK"?'],
    ['eur', 'Did you mean "EUR"?'],
    // In capitals this would be no currency.
    ['won', 'Did you mean "KRW"?'],
    ['원', 'Did you mean "KRW"?'],
  ])('is told, for a currency, with the letters of the sign: %s', (sign, hint) => {
    const prices = `{ "type": "pricing", "currency": "${sign}", "plans": [] }`;
    expect(saidOf(prices, { before: '{\n      "type": "cardGrid"' }).join()).toContain(hint);
  });

  it.each([
    ['"Two days, a room, lunch"', 'Write it as [ "Two days", "a room", "lunch" ] ("npm run fix" does it for you).'],
    ['"- Two days\\n- Lunch"', 'Write it as [ "Two days", "Lunch" ] ("npm run fix" does it for you).'],
    ['"Two days; lunch at 1,50"', 'Write it as [ "Two days", "lunch at 1,50" ] ("npm run fix" does it for you).'],
    ['"Two days, and what you eat is on us"', 'Write it as [ "Two days, and what you eat is on us" ]'],
  ])('is told, for a list of texts, with what stands between its commas: %s', (features, hint) => {
    const plan = `{ "name": "A", "price": 1, "features": ${features}, "link": { "label": "C", "href": "/" } }`;
    const said = saidOf(`{ "type": "pricing", "plans": [${plan}] }`, { before: '{\n      "type": "cardGrid"' });
    expect(said).toContain(hint);
  });

  it('is told, for the only group of a list, with itself', () => {
    const said = saidOf('"actions": { "label": "Ask", "href": "/contact" }', {
      before: '"heading": "What the agreement',
    });
    expect(said).toContain('Write it as [ { "label": "Ask", "href": "/contact" } ] ("npm run fix" does it for you).');
  });

  it.each([
    ['3.450 TL', 'Write it as 3450'],
    ['R$ 1.450,00', 'Write it as 1450.00'],
    ['1 200,00 zł', 'Write it as 1200.00'],
    ['２２，０００円', 'Write it as 22000'],
    ['22,000円から', 'Write it as 22000'],
    ['12 500 kr', 'Write it as 12500'],
    ['1 234', 'Write it as 1234'],
    ['1.200.000', 'Write it as 1200000'],
    ['1.200', 'Write it as 1200 or 1.200'],
    ['35,000원', 'Write it as 35000'],
    ['3만원', 'Write it as 30000'],
    ['3만 5천원', 'Write it as 35000'],
    ['12만 3,500원', 'Write it as 123500'],
    ['1억 2천만원', 'Write it as 120000000'],
    ['월 3.5만원', 'Write it as 35000'],
    ['2万5千円', 'Write it as 25000'],
    ['1,200円（税込）', 'Write it as 1200'],
    ['250,000원~', 'Write it as 250000'],
    ['1250:-', 'Write it as 1250'],
    ['18.900:-', 'Write it as 18900'],
    ['1.249,50 kr.', 'Write it as 1249.50'],
    ['kr. 399', 'Write it as 399'],
    ['2 400 грн.', 'Write it as 2400'],
    ['٢٠ دينارًا', 'Write it as 20'],
    ['١٬٢٥٠٫٥٠', 'Write it as 1250.50'],
    // A dinar has a thousand parts.
    ['20.500 د.أ', 'Write it as 20500 or 20.500'],
    ['JOD 20.500', 'Write it as 20500 or 20.500'],
    // Words for thousands of other languages are no units of a smaller number.
    ['3 tys. zł', 'Write it as a number, such as 120'],
    ['35,000원~50,000원', 'Write it as a number, such as 120'],
    // With anything else a point may stand before decimals.
    ['1.250 kg', 'Write it as a number, such as 120'],
  ])('is told, for a price, with its number: %s', (price, hint) => {
    const plan = `{ "name": "A", "price": "${price}", "features": ["B"], "link": { "label": "C", "href": "/" } }`;
    const said = saidOf(`{ "type": "pricing", "plans": [${plan}] }`, { before: '{\n      "type": "cardGrid"' });
    expect(said).toContain(hint);
  });

  it('is told, for a typeface by its name alone, that it is a file', () => {
    const text = textIn(GOOD_SITE, SITE_FILE).replace(
      /"font": \{[^]*?\n {2}\}|"font": \{[^}]*\}/,
      () => '"font": "Arial"',
    );
    const hints = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: text })).map(({ hint }) => hint);
    expect(hints).toContain('Write it as { "family": "Arial", "file": "/fonts/source-sans.woff2" }');
  });

  it.each([
    ['{ "network": "youtube", "href": "@korn" }', 'Did you mean "https://www.youtube.com/@korn"?'],
    ['"https://facebook.com/korn"', 'Write it as { "network": "facebook", "href": "https://facebook.com/korn" }'],
  ])('is told, for a network, with its name and address: %s', (network, hint) => {
    const footer = `"footer": { "columns": [], "social": [${network}] }`;
    const text = textIn(GOOD_SITE, SITE_FILE).replace(/"footer": \{[^]*?\n {2}\}/, () => footer);
    const hints = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: text })).map(({ hint }) => hint);
    expect(hints).toContain(hint);
  });
});
