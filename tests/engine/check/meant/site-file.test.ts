import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { PAGE, saidOf } from '../../../support/said-of.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

it.each([
  ['office@한빛.한국', 'office@xn--xx3br43b.xn--3e0b707e'],
  ['office@nigun\u200f-haifa.co.il', 'office@nigun-haifa.co.il'],
  ['office 골뱅이 hanbit.kr', 'office@hanbit.kr'],
  ['info@gornerwaldbahn,ch', 'info@gornerwaldbahn.ch'],
])('an e-mail address is told with the one that programs know: %s', (written, meant) => {
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

it('a short number with its star behind it is told with the star before it', () => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace(/"phones": \{[^}]*\}/, () => '"phones": { "main": "6482*" }');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.hint).toContain('Did you mean "*6482"?');
});

it('what takes several words is never told with a name of an address', () => {
  const header = '{ "path": "/*", "values": { "X-Robots-Tag": "noindex until 1 May – then $all" } }';
  const site = textIn(GOOD_SITE, SITE_FILE).replace('"version": 1', () => `"version": 1, "headers": [${header}]`);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.hint).toBe('Write the value on one line, in plain letters, digits and signs, without "$" and "\\".');
});

it.each([
  ['tel:506-444-8142 or 8143', 'tel:5064448142'],
  ['tel:506-444-8142 / 444-8143', 'tel:5064448142'],
  ['tel: 506-444-8142 ask for Ruth', 'tel:5064448142'],
  ['tel:506 444 8142, local 12', 'tel:5064448142'],
  ['tel:506ー444ー8142', 'tel:5064448142'],
  ['tel:５０６−４４４−８１４２', 'tel:5064448142'],
  ['tel:506–444–8142', 'tel:5064448142'],
  ['tel:๕๐๖-๔๔๔-๘๑๔๒', 'tel:5064448142'],
])('of a link to a number with words behind it, the number is meant: %s', (href, meant) => {
  const page = textIn(GOOD_SITE, PAGE).replace('"blocks": [', () => {
    const action = `{ "label": "Call us", "href": "${href}" }`;
    return `"blocks": [{ "type": "cta", "heading": "Call", "actions": [${action}] },`;
  });
  const said = reported(readFiles({ ...GOOD_SITE, [PAGE]: page })).find(({ code }) => code === 'link/bad-address');
  expect(said?.hint).toBe(`Did you mean "${meant}"?`);
});

it('a long value is told with its beginning, between two quotation marks', () => {
  const mark = 'x'.repeat(80);
  const site = textIn(GOOD_SITE, SITE_FILE).replace(/"url": "[^"]*"/, () => `"url": "https://${mark}.example.org/"`);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.message).toContain(`cannot be "https://${'x'.repeat(48)}…".`);
});

it('the address of a site in a folder is told with the two fields that it is', () => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace(/"url": "[^"]*"/, () => '"url": "https://anna.github.io/bakery/"');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.hint).toBe('Write "url": "https://anna.github.io", and beside it the folder: "basePath": "/bakery"');
});

it('a number of North America without its area is told: nobody abroad, and hardly anybody there, can call it', () => {
  const site = textIn(GOOD_SITE, SITE_FILE)
    .replace(/"lang": "[^"]*"/, () => '"lang": "en-CA"')
    .replace(/"phones": \{[^}]*\}/, () => '"phones": { "main": "444-8142" }');
  expect(reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).map(({ code }) => code)).toContain(
    'phone/impossible',
  );
});

it('a number without its country is told with the one where most people speak as the site does', () => {
  const site = textIn(GOOD_SITE, SITE_FILE)
    .replace(/"lang": "[^"]*"/, () => '"lang": "ja"')
    .replace(/"phones": \{[^}]*\}/, () => '"phones": { "main": "075-213-4567" }');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'phone/no-country');
  expect(said?.hint).toContain('such as "country": "JP",');
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

describe('a group with names of its author', () => {
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
});

it.each(['400 700', '200 1000', '1000'])('a typeface has the weights that there are: %s', (weights) => {
  const font = `"font": { "family": "Quay", "file": "/fonts/quay.woff2", "weights": "${weights}" },`;
  const site = textIn(GOOD_SITE, SITE_FILE).replace('"phones"', () => `${font} "phones"`);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).map(({ code }) => code);
  expect(said).not.toContain('field/wrong-form');
});

it.each(['yado[アットマーク]example.co.jp', 'yado（アット）example.co.jp', 'yado［at］example.co.jp'])(
  'a mail address whose sign is hidden from programs is told with it: %s',
  (written) => {
    const site = textIn(GOOD_SITE, SITE_FILE).replace(
      /"emails": \{[^}]*\}/,
      () => `"emails": { "info": "${written}" }`,
    );
    const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(
      ({ code }) => code === 'field/wrong-form',
    );
    expect(said?.hint).toContain('Did you mean "yado@example.co.jp"?');
  },
);

it.each([
  ['22 826 01 23 / 24', '22 826 01 23'],
  ['030/5550123', '030 5550123'],
  ['020 – 123 45 67', '020-123 45 67'],
  ['(+41) 27 966 48 12', '+41 27 966 48 12'],
  ['+ 41 27 966 48 12', '+41 27 966 48 12'],
  // Letters that look like a digit are one.
  ['027 966 48 l2', '027 966 48 12'],
])('the telephone number that is meant is proposed, of two the first: %s', (written, meant) => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace(/"phones": \{[^}]*\}/, () => `"phones": { "main": "${written}" }`);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.hint).toContain(`Did you mean "${meant}"?`);
});

it.each(['tel:(022) 826 01 23', 'tel:022 826 01 23', 'tel:+48 (0)22 826 01 23'])(
  'a link to a number that reaches nobody is told, whatever stands in it: %s',
  (href) => {
    const site = textIn(GOOD_SITE, SITE_FILE).replace('"phones"', '"country": "PL", "phones"');
    const page = textIn(GOOD_SITE, PAGE).replace('"blocks": [', () => {
      const action = `{ "label": "Call us", "href": "${href}" }`;
      return `"blocks": [{ "type": "cta", "heading": "Call", "actions": [${action}] },`;
    });
    const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site, [PAGE]: page }));
    const ofLink = said.filter(({ code }) => code.startsWith('phone/')).map(({ code, hint }) => [code, hint]);
    expect(ofLink).toEqual([['phone/impossible', 'Did you mean "tel:+48 22 826 01 23"?']]);
  },
);

it.each(['map.geo.admin.ch/?E=2624000&N=1096000', 'http://map.geo.admin.ch/?E=2624000&N=1096000'])(
  'the address of a map is told with https: %s',
  (map) => {
    expect(saidOf(`"address": { "city": "Zermatt", "map": "${map}" }`, { file: SITE_FILE }).join()).toContain(
      'Did you mean "https://map.geo.admin.ch/?E=2624000&N=1096000"?',
    );
  },
);
