import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { PAGE, saidOf, saidOfBlock } from '../../../support/said-of.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

it('a link that leads nowhere is told with a page that is there', () => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace('"contact": "/contact"', '"contact": "/services/printing"');
  const page = textIn(GOOD_SITE, PAGE).replace('[managed IT](/services/managed-it)', '[us](/zzz)');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site, [PAGE]: page })).find(
    ({ code }) => code === 'link/missing-page',
  );
  expect(said?.hint).toBe('Write the address of a page, such as "/services/printing", or create the page.');
});

it('the address of a page of this site is told without the name of the site and the slash at its end', () => {
  const said = saidOf('"translationOf": "https://www.northlane.example/services/cloud/"');
  expect(said.join()).toContain('Did you mean "/services/cloud"?');
});

it.each([
  ['https://www.example.com/2019/03/a-post/', true],
  ['http://example.com/About.html', true],
  ['https://shop.example.com/about', false],
  ['https://www.example.com/about?id=3', false],
])('an old address with the name of the site is mended, with that of another told alone: %s', (from, isMended) => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace(/"url": "[^"]*"/, '"url": "https://www.example.com"');
  const text = site.replace(
    '"version": 1',
    () => `"version": 1, "redirects": [{ "from": "${from}", "to": "/contact" }]`,
  );
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: text })).find(({ code }) => code === 'field/wrong-form');
  expect(said?.hint).toContain('Did you mean "/');
  expect(said?.fixable).toBe(isMended);
});

describe('an address with a star', () => {
  it('is told with the folder, where one is asked for', () => {
    const list = '{ "type": "collection", "from": "/services/*" }';
    expect(saidOfBlock(list).join()).toContain('Did you mean "/services"?');
  });

  it.each([
    ['/fr/a-propos.php?id=3', 'Write "/fr/a-propos.php" if all may lead to one page, or leave this one out;'],
    ['/?p=12', 'Leave this one out;'],
    ['/index.php?id=3', 'Leave this one out;'],
  ])('is told, for an old address with a number behind it, with what can be done: %s', (from, hint) => {
    const [said] = saidOf(`"redirects": [{ "from": "${from}", "to": "/contact" }]`, { file: SITE_FILE });
    expect(said).toContain(hint);
  });

  it('is told, for an old address, with what it cannot do', () => {
    const [said] = saidOf('"redirects": [{ "from": "/agenda/*", "to": "/contact" }]', { file: SITE_FILE });
    expect(said).toBe('One line cannot stand for many addresses: write one for each old address below "/agenda".');
  });
});

it('a link to a section by its heading is told with its name, signs of Chinese and Japanese within or not', () => {
  const page = textIn(GOOD_SITE, PAGE).replace('(/services/managed-it)', '(/services/managed-it#第一展間：「城牆」)');
  const said = reported(readFiles({ ...GOOD_SITE, [PAGE]: page })).find(({ code }) => code === 'link/bad-address');
  expect(said?.hint).toBe('Did you mean "/services/managed-it#第一展間-城牆"?');
});

it('a link to an old address in other letters is told with the page that it leads on to', () => {
  const redirects = '"redirects": [{ "from": "/お問い合わせ", "to": "/contact" }]';
  const site = textIn(GOOD_SITE, SITE_FILE).replace('"version": 1', `"version": 1, ${redirects}`);
  const page = textIn(GOOD_SITE, PAGE).replace('(/services/managed-it)', '(/お問い合わせ)');
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site, [PAGE]: page }));
  expect(said.find(({ code }) => code === 'link/bad-address')?.hint).toBe('Did you mean "/contact"?');
});

it.each(['tlf:55 23 41 87', 'telefon:55 23 41 87', 'tlf. 55 23 41 87'])(
  'a telephone number behind another word is told as one: %s',
  (href) => {
    const said = saidOfBlock(
      `{ "type": "cta", "heading": "A", "actions": [{ "label": "Ring oss", "href": "${href}" }] }`,
    );
    expect(said.join()).toContain('Did you mean "tel:55234187"?');
  },
);
