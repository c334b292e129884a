import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { saidOf, saidOfBlock } from '../../../support/said-of.ts';

describe('a choice in other words', () => {
  it('is told, for a choice, with the only one that begins so', () => {
    const list = '{ "type": "collection", "from": "/services", "sort": { "by": "title", "direction": "desc" } }';
    const told = saidOfBlock(list).join();
    expect(told).toMatch(/^Did you mean "descending"\? Choose one of/);
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
    const [said, ...others] = saidOfBlock(`{ "type": "inquiryForm", ${fields} }`);
    expect(said).toContain(hint);
    expect(others).toEqual([]);
  });

  it('is no letter where it is a sign', () => {
    const said = saidOfBlock('{ "type": "cardGrid", "cards": [{ "icon": "⛵", "title": "A", "text": "B." }] }');
    expect(said).toEqual(['Your editor lists them all when you press Ctrl+Space.']);
  });

  it.each([
    ['money', 'Did you mean "banknote", "wallet", "coins", "currency" or "euro"?'],
    ['gears', 'Did you mean "settings", "cog", "file-sliders", "helicopter" or "settings-2"?'],
    ['Cart', 'Did you mean "shopping-cart", "van", "barcode", "shopping-basket" or "shopping-bag"?'],
    ['teeth', 'Did you mean "toothbrush" or "toothbrush-sparkles"?'],
  ])('"%s" is what icons show, and no slip of the fingers for another', (icon, hint) => {
    const said = saidOfBlock(`{ "type": "cardGrid", "cards": [{ "icon": "${icon}", "title": "A", "text": "B." }] }`);
    expect(said).toEqual([expect.stringContaining(hint)]);
  });

  it.each(['perro', 'fotos'])('is no slip of the fingers for another word of five letters: %s', (icon) => {
    const said = saidOfBlock(`{ "type": "cardGrid", "cards": [{ "icon": "${icon}", "title": "A", "text": "B." }] }`);
    expect(said.join()).not.toContain('npm run fix');
  });

  it.each([
    ['{ "type": "inquiryForm", "layout": "two-column" }', 'side'],
    ['{ "type": "hero", "heading": "A", "size": "small" }', 'compact'],
    ['{ "type": "hero", "heading": "A", "imageSize": "full" }', 'edge'],
    ['{ "type": "cardGrid", "layout": "masonry" }', 'bento'],
    ['{ "type": "chart", "kind": "pie" }', 'stacked'],
    ['{ "type": "steps", "layout": "vertical" }', 'column'],
    ['{ "type": "timeline", "entries": [{ "time": "1", "title": "A", "mark": "warning" }] }', 'alarm'],
  ])('is told with the one that other programs call so: %s', (block, choice) => {
    const said = saidOfBlock(block).filter((hint) => hint.includes('Choose one of'));
    expect(said).toEqual([expect.stringContaining(`Did you mean "${choice}"?`)]);
    expect(said.join()).not.toContain('npm run fix');
  });

  it.each([
    ['"theme": { "letters": "sans-serif" }', 'sans'],
    ['"theme": { "hero": "dark" }', 'deep'],
    ['"host": "gh-pages"', 'github-pages'],
    ['"analytics": { "provider": "ga4", "siteId": "G-1" }', 'script'],
  ])('is told in the site file, too: %s', (field, choice) => {
    expect(saidOf(field, { file: SITE_FILE }).join()).toContain(`Did you mean "${choice}"?`);
  });

  it('is told what to do without any of them', () => {
    expect(saidOf('"host": "example"', { file: SITE_FILE }).join()).toContain('Any other host takes "static".');
  });

  it.each([
    ['"tone": "ciemny"', 'dark'],
    ['"tone": "회색"', 'muted'],
    ['"cards": [{ "icon": "책", "title": "A" }]', 'book'],
    ['"tone": "grau"', 'muted'],
    ['"layout": "wiersze"', 'rows'],
    ['"cards": [{ "icon": "fa-phone", "title": "A" }]', 'phone'],
    ['"cards": [{ "icon": "fas fa-envelope", "title": "A" }]', 'mail'],
    ['"cards": [{ "icon": "koperta", "title": "A" }]', 'mail'],
    ['"cards": [{ "icon": "dom", "title": "A" }]', 'house'],
    ['"cards": [{ "icon": "Schlüssel", "title": "A" }]', 'key'],
    ['"cards": [{ "icon": "corazón", "title": "A" }]', 'heart'],
    ['"cards": [{ "icon": "horloge", "title": "A" }]', 'clock'],
  ])('is told, for a choice or an icon, with the one that is called so: %s', (field, choice) => {
    const said = saidOfBlock(`{ "type": "cardGrid", ${field} }`);
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
    const said = saidOfBlock(form);
    expect(said.join()).toContain(`Did you mean "${name}"?`);
  });
});
