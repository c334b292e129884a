import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { saidOf, saidOfBlock } from '../../../support/said-of.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

const LINK = '{ "label": "Ask for it", "href": "/contact" }';

describe('a value of another form', () => {
  it.each([
    ['"redirects": { "/old.html": "/contact" }', '[ { "from": "/old.html", "to": "/contact" } ]'],
    ['"languages": { "fr": "/fr" }', '[ { "lang": "fr", "folder": "/fr" } ]'],
    ['"redirects": ["/old > /contact"]', '{ "from": "/old", "to": "/contact" }'],
    ['"redirects": ["Redirect 301 /old.html /contact"]', '{ "from": "/old.html", "to": "/contact" }'],
    ['"redirects": { "/a": "/contact", "/b": "/contact" }', '[ { "from": "/a", "to": "/contact" }, … ]'],
  ])('is told, for a list, with an entry of what the group says: %s', (field, form) => {
    expect(saidOf(field, { file: SITE_FILE })).toContain(`Write it as ${form}`);
  });

  it('is told, for a text, with what the group says', () => {
    const hours = '{ "type": "prose", "heading": { "Mon": "9 to 5", "Tue": "10 to 2" }, "body": "Come by." }';
    expect(saidOfBlock(hours)).toEqual(['Write it as "Mon 9 to 5, Tue 10 to 2"']);
  });

  it('is told, for a text, with the words of a group that another program exported', () => {
    const story = '{ "type": "prose", "heading": { "rendered": "Our story", "protected": false }, "body": "Long." }';
    expect(saidOfBlock(story)).toEqual(['Write it as "Our story"']);
  });

  it('is told, for texts that say hours, in the words of their author', () => {
    const plan = `{ "name": "A", "price": 1, "features": "Monday 9 to 17, Saturday 9 to 12", "link": ${LINK} }`;
    expect(saidOfBlock(`{ "type": "pricing", "currency": "EUR", "plans": [${plan}] }`)).toEqual([
      expect.stringContaining('Write it as [ "Monday 9 to 17", "Saturday 9 to 12" ]'),
    ]);
  });

  it('is told, for one of some numbers, with no other than it says', () => {
    const cards = '{ "type": "collection", "from": "/services", "columns": "drie" }';
    expect(saidOfBlock(cards)).toEqual(['Write it as a number, such as 2']);
  });

  it('is told, for a day, with no number that is none', () => {
    expect(saidOf('"updatedAt": 1552383000')).toEqual(['Write it as "2026-05-21"']);
    expect(saidOf('"updatedAt": 20261203')).toEqual(['Write it as "2026-12-03"']);
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
    expect(saidOfBlock(block).filter((said) => /like the first/.test(said))).toEqual([hint]);
    const other = block.replace(/\[("[^"]*"|\d), /, '[null, ');
    expect(saidOfBlock(other).join()).not.toContain('like the first');
  });

  it.each([
    ['"kind": "number", "min": "1"', 'Did you mean 1?'],
    ['"kind": "date", "min": "heute"', 'Did you mean "today"?'],
    [`"kind": "date", "max": "aujourd'hui"`, 'Did you mean "today"?'],
    ['"kind": "date", "min": "oggi"', 'Did you mean "today"?'],
    ['"kind": "date", "max": "24.12.2027"', 'Did you mean "2027-12-24"?'],
  ])('is told, where a number or a text will do, with the one that it is: %s', (settings, hint) => {
    const form = `{ "type": "inquiryForm", "fields": ["email", "message", { "name": "own", "label": "Own", ${settings} }] }`;
    expect(saidOfBlock(form)).toEqual([expect.stringContaining(hint)]);
  });

  it.each([
    ['{ "name": "own", "vraag": "What is it about?" }', 'Did you mean "label"?'],
    ['{ "name": "own", "label": "How many?", "soort": "number", "min": 1, "max": 9 }', 'Did you mean "kind"?'],
    ['{ "name": "own", "label": "Which?", "kind": "choice", "keuzes": ["A", "B"] }', 'Did you mean "choices"?'],
  ])('is told alone, where a field of a form has one of another name: %s', (field, hint) => {
    expect(saidOfBlock(`{ "type": "inquiryForm", "fields": ["email", "message", ${field}] }`)).toEqual([hint]);
  });

  it('is told alone of languages of which nothing is there yet', () => {
    expect(saidOf('"languages": ["fr", "en"]', { file: SITE_FILE })).toEqual([
      'Write all of them like the first: { "lang": "fr", "folder": "/fr" }',
    ]);
  });

  it.each([
    ['descending', '{ "by": "order", "direction": "descending" }'],
    ['title', '{ "by": "title" } ("npm run fix" does it for you).'],
    ['-date', '{ "by": "date", "direction": "descending" }'],
    ['date desc', '{ "by": "date", "direction": "descending" }'],
    ['date:newest', '{ "by": "date", "direction": "descending" }'],
    ['title_asc', '{ "by": "title", "direction": "ascending" }'],
  ])('is told, for a group, with the field that it is a choice of: %s', (sort, form) => {
    const list = `{ "type": "collection", "from": "/services", "sort": "${sort}" }`;
    expect(saidOfBlock(list)).toEqual([`Write it as ${form}`]);
  });

  it.each([
    ['"Two days, a room, lunch"', 'Write it as [ "Two days", "a room", "lunch" ] ("npm run fix" does it for you).'],
    ['"- Two days\\n- Lunch"', 'Write it as [ "Two days", "Lunch" ] ("npm run fix" does it for you).'],
    ['"Two days; lunch at 1,50"', 'Write it as [ "Two days", "lunch at 1,50" ] ("npm run fix" does it for you).'],
    ['"Two days, and what you eat is on us"', 'Write it as [ "Two days, and what you eat is on us" ]'],
  ])('is told, for a list of texts, with what stands between its commas: %s', (features, hint) => {
    const plan = `{ "name": "A", "price": 1, "features": ${features}, "link": { "label": "C", "href": "/" } }`;
    const said = saidOfBlock(`{ "type": "pricing", "plans": [${plan}] }`);
    expect(said).toContain(hint);
  });

  it('is told, for the only group of a list, with itself', () => {
    const said = saidOf('"actions": { "label": "Ask", "href": "/contact" }', {
      before: '"heading": "What the agreement',
    });
    expect(said).toContain('Write it as [ { "label": "Ask", "href": "/contact" } ] ("npm run fix" does it for you).');
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

describe('the fields of a form', () => {
  const saidOfFields = (fields: string): string[] => saidOfBlock(`{ "type": "inquiryForm", "fields": ${fields} }`);

  it('say of an unknown name how a question of its own is written', () => {
    expect(saidOfFields('["email", "message", "pesel"]')).toEqual([
      expect.stringContaining('What only you ask is a group: { "name": "guests", "label": "How many guests?" }.'),
    ]);
  });

  it.each([
    ['"showIf": { "patient": "Dog" }', 'Every visitor sees every field: '],
    ['"multiple": true', 'Of "choices", visitors choose one. '],
    ['"default": "Dog"', 'Every field begins empty, '],
  ])('say what is done in place of what others know: %s', (setting, hint) => {
    expect(saidOfFields(`["email", { "name": "pet", "label": "Which pet?", ${setting} }]`)).toEqual([
      expect.stringContaining(hint),
    ]);
  });

  it('are a list of what stands between commas', () => {
    expect(saidOfFields('"firstName, email, message"')).toEqual([
      expect.stringContaining('[ "firstName", "email", "message" ]'),
    ]);
  });
});
