import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { PAGE, saidOf, saidOfBlock } from '../../../support/said-of.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

describe('a block in the shape that other programs have', () => {
  it.each([
    [
      '"component": "Hero", "props": { "heading": "A" }',
      'Write "type": "hero" in place of "component": "Hero". "npm run fix" does it for you.',
    ],
    [
      '"__component": "faq", "items": []',
      'Write "type": "faq" in place of "__component": "faq". "npm run fix" does it for you.',
    ],
    // In whatever language the field is named: all else is that of such a block.
    [
      '"componente": "prose", "body": "We print."',
      'Write "type": "prose" in place of "componente": "prose". "npm run fix" does it for you.',
    ],
    ['"componente": "prose", "corpo": 5', 'Write "type": "prose" in place of "componente": "prose".'],
    ['"widget": "Kundenstimmen"', 'Write "type": "testimonials" in place of "widget": "Kundenstimmen".'],
  ])('is told what its type is, where that has another name: %s', (fields, hint) => {
    expect(saidOfBlock(`{ ${fields} }`)).toEqual([hint]);
  });

  it('is not told so for what its words say: a heading that names a type is none', () => {
    const [hint] = saidOfBlock('{ "heading": "FAQ", "items": [{ "question": "A?", "answer": "B" }] }');
    expect(hint).toBe('Add: "type": "faq"');
  });

  it('is written with its type where it stands under it', () => {
    expect(saidOfBlock('{ "prose": { "body": "We print." } }')).toEqual([
      'Write { "type": "prose", … } in place of { "prose": { … } }. "npm run fix" does it for you.',
    ]);
    // "label" is no type.
    expect(saidOfBlock('{ "label": { "text": "Good work." } }')[0]).toContain('Add "type"');
  });

  it.each([
    // Certain: all of it is as it should be.
    ['{ "type": "prose", "props": { "body": "We print." } }', ' "npm run fix" does it for you.'],
    // Half of it has names that are meant for those of its fields.
    ['{ "type": "prose", "data": { "content": "We print.", "heading": "A", "stars": 5 } }', ''],
  ])('has its fields beside its type, not in a group of their own: %s', (block, fixes) => {
    const name = block.includes('props') ? 'props' : 'data';
    expect(saidOfBlock(block)).toEqual([
      `What it holds belongs here itself: take away "${name}": { and the } at its end.${fixes}`,
    ]);
  });

  it('is told of one such group at a time, since both may hold the same field', () => {
    const [first, second] = saidOfBlock(
      '{ "type": "prose", "props": { "body": "We print." }, "data": { "body": "We scan." } }',
    );
    expect(first).toContain('take away "props"');
    expect(second).not.toContain('take away');
  });

  it.each([
    ['spacer', 'Leave it out: blocks keep their distance by themselves.'],
    ['Divider', 'Leave it out: blocks keep their distance by themselves.'],
    ['section', 'Blocks stand one after the other in "blocks"'],
    ['nav-bar', 'Every page has a navigation: its links stand in "navigation" in pages/_site.json.'],
    ['footer', 'Every page has a footer: what it shows stands in "footer" in pages/_site.json.'],
  ])('is told what to do where there is none of its type: %s', (type, hint) => {
    expect(saidOfBlock(`{ "type": "${type}" }`).join()).toContain(hint);
  });

  it.each([
    ['"type": "timeline", "steps": [{ "time": "2020", "title": "A", "date": 1 }]', 'Did you mean "entries"?'],
    [
      '"type": "testimonials", "testimonials": [{ "quote": "A", "author": "B", "avatar": "/a.jpg" }]',
      'Did you mean "items"?',
    ],
  ])('is told what its list is called, whatever its entries are made of: %s', (fields, hint) => {
    expect(saidOfBlock(`{ ${fields} }`)).toContain(hint);
  });

  it.each([
    [
      'testimonials',
      '"items": [{ "quote": "A", "author": "B", "rating": 5 }]',
      'Leave it out: what people say is shown without stars.',
    ],
    [
      'testimonials',
      '"items": [{ "quote": "A", "author": "B", "avatar": { "src": "/images/hero/cloud.svg", "alt": "" } }]',
      'Did you mean "image"?',
    ],
    [
      'steps',
      '"steps": [{ "step": 1, "title": "A", "text": "B" }, { "title": "C", "text": "D" }]',
      'Leave it out: steps are numbered in the order in which they stand here.',
    ],
    [
      'timeline',
      '"entries": [{ "order": 1, "time": "2020", "title": "A" }, { "time": "2021", "title": "B" }]',
      'Leave it out: entries are shown in the order in which they stand here.',
    ],
  ])('is told what to do with what others have in its entries: %s, %s', (type, fields, hint) => {
    expect(saidOfBlock(`{ "type": "${type}", ${fields} }`)).toContain(hint);
  });

  it('has a heading where others have a title', () => {
    const steps = '"steps": [{ "title": "A", "text": "B" }, { "title": "C", "text": "D" }]';
    expect(saidOfBlock(`{ "type": "steps", "title": "How", ${steps} }`)).toEqual(['Did you mean "heading"?']);
    const entries = '"entries": [{ "time": "2020", "title": "A" }, { "time": "2021", "title": "B" }]';
    expect(saidOfBlock(`{ "type": "timeline", "title": "How", ${entries} }`)).toEqual(['Did you mean "heading"?']);
  });
});

describe('a value in the shape that other programs have', () => {
  it.each([
    ['"cards": { "a": { "title": "A", "text": "B." } }', 'Write it as [ { "title": "A", "text": "B." } ]'],
    ['"cards": [{ "title": "A", "icon": { "name": "phone" } }]', 'Write it as "phone"'],
    ['"cards": [{ "title": { "name": "A", "role": "B" } }]', 'Write it as "A"'],
    ['"cards": [{ "title": "A", "bullets": { "b": true, "c": false } }]', 'Write it as [ "b" ]'],
  ])('is told with what it says, in cards: %s', (field, hint) => {
    expect(saidOfBlock(`{ "type": "cardGrid", ${field} }`)).toContain(hint);
  });

  it.each([
    ['{ "type": "faq", "items": [["When?", "At eight."]] }', '{ "question": "When?", "answer": "At eight." }'],
    ['{ "type": "stats", "items": { "Clients": 120 } }', '[ { "label": "Clients", "value": "120" } ]'],
    [
      '{ "type": "chart", "kind": "bars", "caption": "A", "labels": ["B", "C"], "series": [{ "label": "D", "values": "1, 2" }] }',
      '[ 1, 2 ]',
    ],
  ])('is told with what it says: %s', (block, sample) => {
    expect(saidOfBlock(block)).toContain(`Write it as ${sample}`);
  });
});

describe('a page in the shape that other programs have', () => {
  const saidOfPage = (change: (text: string) => string): string[] =>
    reported(readFiles({ ...GOOD_SITE, [PAGE]: change(textIn(GOOD_SITE, PAGE)) })).map(({ hint }) => hint);

  it('stands in no group of its own', () => {
    expect(saidOfPage((text) => `{ "page": ${text} }`)).toEqual([
      'What it holds belongs here itself: take away "page": { and the } at its end. "npm run fix" does it for you.',
    ]);
  });

  it('has a list of blocks, not a group of them by their types', () => {
    const blocks = `{ "hero": { "heading": "${'A long heading '.repeat(9)}" }, "prose": { "body": "B" }, "faq": { "items": [] } }`;
    const said = saidOfPage((text) => text.replace(/"blocks": \[[^]*\]/, () => `"blocks": ${blocks}`));
    expect(said[0]).toContain('Write it as [ { "type": "hero", … }, { "type": "prose", … }, … ]');
  });

  it.each([
    ['"seoTitle": "Kiln"', 'Write it into "seo", as "seo": { "title": "…" }.'],
    ['"ogImage": "/images/a.png"', 'Write it into "seo", as "seo": { "image"'],
    ['"robots": "noindex"', '"seo": { "noindex": true }'],
    ['"canonical": "https://example.org/"', 'Leave it out: each page names its own address'],
    ['"lang": "de"', 'The language of a page is that of its folder'],
    ['"navTitle": "Kiln"', 'The menu stands in pages/_site.json'],
    ['"parent": "/services"', 'Leave it out: the place of the file'],
    ['"weight": 3', 'Write it into "card", as "card": { "order": 1 }'],
    ['"hero": { "heading": "Kiln" }', 'It is a block: write it into "blocks", as { "type": "hero", … }.'],
    ['"testimonials": []', 'It is a block: write it into "blocks", as { "type": "testimonials", … }.'],
    ['"header": false', 'All pages have the header and the footer'],
    ['"header": "Kiln"', 'It is called "title" here'],
    ['"redirect": "/kiln"', '"redirects" in pages/_site.json'],
    ['"password": "clay"', 'Everybody can read what is published.'],
  ])('is told what it has in place of %s', (field, hint) => {
    expect(saidOf(field).join()).toContain(hint);
  });

  it.each([
    ['"canonical": "https://example.org/"', 'Leave it out: each page names its own address'],
    ['"robots": "noindex"', 'has "noindex": true here'],
    ['"ogImage": "/images/a.png"', 'Write it as "image".'],
    ['"ogTitle": "Kiln"', 'Leave it out: the "title" stands where'],
  ])('is told what its "seo" has in place of %s', (field, hint) => {
    expect(saidOf(field, { before: '"description": ' }).join()).toContain(hint);
  });

  it('has "seo" where others have "meta"', () => {
    expect(saidOfPage((text) => text.replace('"seo"', '"meta"'))).toEqual(['Did you mean "seo"?']);
    // That is there already: what else others call so.
    expect(saidOf('"meta": { "client": "A. Moe" }')[0]).toContain('"facts"');
  });
});

describe('any block', () => {
  it.each([
    ['"className": "dark"', 'Leave it out: blocks look as the "theme"'],
    ['"animation": "fade"', 'Leave it out: what moves by itself'],
    ['"autoplay": true', 'Leave it out: nothing goes on by itself here'],
    ['"visible": true', 'Leave it out: all blocks of a page are shown.'],
    ['"order": 2', 'Leave it out: blocks stand in the order'],
    ['"videoUrl": "/videos/kiln.mp4"', 'A film is a block of its own'],
    ['"ctaText": "Call us"', 'Buttons stand in "actions"'],
  ])('is told what is done in place of %s', (field, hint) => {
    const said = saidOfBlock(`{ "type": "hero", "heading": "A", ${field} }`);
    expect(said).toEqual([expect.stringContaining(hint)]);
  });

  it('is told of buttons only where it has some', () => {
    expect(
      saidOfBlock('{ "type": "stats", "items": [{ "figure": "5", "label": "A" }], "ctaText": "Call us" }').join(),
    ).not.toContain('"actions"');
  });
});

describe('a site file in the shape that other programs have', () => {
  it.each([
    ['"contact": { "phone": "+1 503 555 0134" }', 'Telephone numbers stand in "phones"'],
    ['"contact": "/contact"', 'Write it into "pages" or "security".'],
    ['"seo": { "defaultTitle": "Kiln" }', 'Leave it out: each page has its own "seo"'],
    ['"theme": { "primaryColor": "#C05621" }', 'The color of buttons and links is "action"'],
    ['"theme": { "fontFamily": "Inter" }', 'The typeface stands beside "theme", as "font".'],
    ['"currency": "EUR"', 'Each block with prices has its own'],
    ['"cookieBanner": true', 'Leave it out: pages set no cookies'],
    ['"gtag": "G-12345"', 'Pages run no scripts of others'],
    ['"head": "<script src=x></script>"', 'Pages run no scripts of others'],
    ['"customCss": "/site.css"', 'The look of the site is its "theme"'],
    ['"darkMode": false', 'Leave it out: pages follow what each device is set to.'],
    ['"robots": "noindex"', 'Leave it out: every build writes robots.txt'],
    ['"rss": true', 'A feed belongs to a list of pages'],
    ['"locales": ["en", "de"]', 'further ones stand in "languages"'],
    ['"announcement": "Closed on Monday"', 'is a shared block'],
    ['"socials": ["https://example.org/us"]', 'Write it into "footer", as "footer": { "social"'],
  ])('is told what it has in place of %s', (field, hint) => {
    expect(saidOf(field, { file: SITE_FILE }).join()).toContain(hint);
  });

  it.each([
    ['"tagline": "We print."', '"description"', 'Did you mean "description"?'],
    ['"baseUrl": "https://print.example.org"', '"url"', 'Did you mean "url"?'],
    // A word is no address, though both are texts.
    ['"motto": "We print."', '"url"', expect.stringContaining('Fields you can use here') as string],
  ])('is told what is meant by %s where there is no %s', (field, missing, hint) => {
    const text = textIn(GOOD_SITE, SITE_FILE).replace(new RegExp(`${missing}: "[^"]*"`), () => field);
    expect(reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: text })).map((said) => said.hint)).toContainEqual(hint);
  });

  it('has no text in the footer but its last line', () => {
    expect(saidOf('"text": "We print."', { file: SITE_FILE, before: '"columns"' }).join()).toContain(
      'The sentence above the columns is the "description" of the site. The last line is "copyright".',
    );
  });
});
