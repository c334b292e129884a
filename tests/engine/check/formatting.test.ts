import { expect, it } from 'vitest';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { reported } from '../../support/checked.ts';
import { readFiles, textIn } from '../../support/files.ts';
import { GOOD_SITE } from '../../fixtures/mistakes/mistakes.ts';

const PAGE = 'pages/services/printing.json';

it('of pasted HTML, what fix leaves to its author is said before what it does', () => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, '"<h2>Why us</h2><p>We are <b>near</b>.</p>"');
  const said = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).filter(({ code }) => code === 'text/formatting');
  expect(said.map(({ hint }) => hint)).toEqual([
    'A heading belongs in the "heading" of a block or of a part of "prose". Write the rest without < and >, with **bold**, *emphasis* or [a link](/contact). "npm run fix" does it for you.',
  ]);
});

it.each([
  ['[embed]https://youtu.be/dQw4w9WgXcQ[/embed]', '"embed"'],
  ['[caption id=\\"a\\" width=\\"300\\"]Our shop[/caption]', '"image" field'],
  [
    '[caption width=\\"300\\"]<a href=\\"/a.jpg\\"><img src=\\"/a-300x200.jpg\\" /></a> Žáci 3. A[/caption]',
    '"image" field',
  ],
  ['[gallery ids=\\"1,2\\"]', '"carousel"'],
  ['[nggallery id=3]', '"carousel"'],
  ['[metaslider id=12]', '"carousel"'],
  ['[smartslider3 slider=2]', '"carousel"'],
  ['[envira-gallery id=\\"12\\"]', '"carousel"'],
  ['[table id=5 /]', '"body" of a "prose"'],
  ['[pdf-embedder url=\\"/rules.pdf\\"]', 'public/files'],
  ['[wpdm_package id=\\"12\\"]', 'public/files'],
  ['[su_spoiler title=\\"Why\\"]So[/su_spoiler]', '"faq"'],
  ['[recent_posts]', '"collection"'],
  ['[tribe_events]', 'Remove it'],
  ['[contact-form-7 id=\\"45\\"]', '"inquiryForm"'],
  ['[button link=\\"/contact\\"]Write to us[/button]', '"actions"'],
  ['[dropcap]W[/dropcap]e', 'Remove it'],
  ['[vc_row][vc_column width=\\"1/2\\"]We are **near**.[/vc_column][/vc_row]', 'Remove it'],
])('a shortcode with its end is told once, and what is a block here: %s', (written, told) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"See it.\\n\\n${written}"`);
  const said = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).filter(({ code }) => /^(?:text|link)/.test(code));
  expect(said.map(({ code, hint }) => [code, hint])).toEqual([['text/formatting', expect.stringContaining(told)]]);
});

it('the address of a film by itself is told with the block that shows it', () => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, '"https://youtu.be/dQw4w9WgXcQ"');
  const said = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).find(({ code }) => code === 'link/bare-address');
  expect(said?.hint).toContain('"embed"');
});

it.each([
  ['<img src=\\"/one.jpg\\">', '"image" field'],
  ['<iframe src=\\"https://www.youtube.com/embed/x\\"></iframe>', '"embed"'],
  ['<video src=\\"/one.mp4\\"></video>', '"video"'],
  ['<form><input></form>', '"inquiryForm"'],
  ['<script>one()</script>', 'Remove it'],
])('of HTML that is a block here, the block is told: %s', (written, told) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"See it.\\n\\n${written}"`);
  const said = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).filter(({ code }) => code === 'text/formatting');
  expect(said.map(({ hint }) => hint)).toEqual([expect.stringContaining(told)]);
});

it.each([
  ['Service | Price\\nCheck-up | 120\\nFilling | 200', '| --- | --- |'],
  ['| Service | Price |\\n| Check-up | 120 |', '| --- | --- |'],
])('rows without a line of dashes are told as a table: %s', (written, dashes) => {
  const text = textIn(GOOD_SITE, PAGE).replace(
    '"blocks": [',
    () => `"blocks": [{ "type": "prose", "body": "${written}" },`,
  );
  const found = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).find(({ code }) => code === 'text/table');
  expect(found?.hint).toContain(dashes);
});

it.each(['[tickets](https://www.sbb.ch/de buy)', '[tickets](https://www.sbb.ch/de'])(
  'the address of a link that is none is told with the link alone: %s',
  (body) => {
    const text = textIn(GOOD_SITE, PAGE).replace(
      '"blocks": [',
      () => `"blocks": [{ "type": "prose", "body": "See our ${body}" },`,
    );
    const codes = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).map(({ code }) => code);
    expect(codes.filter((code) => /^(?:link|text)\//.test(code))).toEqual(['text/unfinished']);
  },
);

it.each([
  ['來信 info＠museum.org.tw。', '[info@museum.org.tw](mailto:info@museum.org.tw)'],
  ['ご予約はyado@example.co.jpまで。', '[yado@example.co.jp](mailto:yado@example.co.jp)'],
  ['yado@example.co.jp、または電話で', '[yado@example.co.jp](mailto:yado@example.co.jp)'],
  ['詳しくはhttps://example.co.jp/map。駅から', '[our page](https://example.co.jp/map)'],
  ['www.example.co.jpをご覧ください', '[our page](https://www.example.co.jp)'],
  ['https://example.co.jp/mapをご覧ください', '[our page](https://example.co.jp/map)'],
  ['（https://ja.wikipedia.org/wiki/旅館）', '[our page](https://ja.wikipedia.org/wiki/%E6%97%85%E9%A4%A8)'],
])('an address beside Japanese words ends where they begin: %s', (body, link) => {
  const text = textIn(GOOD_SITE, PAGE).replace(
    '"blocks": [',
    () => `"blocks": [{ "type": "prose", "body": "${body}" },`,
  );
  const hints = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).flatMap(({ code, hint }) =>
    code.startsWith('link/bare') ? [hint.replace(/^.*: (?=\[)/, '')] : [],
  );
  expect(hints).toEqual([link]);
});

it('words with strokes between them are no table', () => {
  const text = textIn(GOOD_SITE, PAGE).replace(
    '"blocks": [',
    '"blocks": [{ "type": "prose", "body": "Tel. 1 | Fax 2\\nOpen | daily" },',
  );
  expect(reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).map(({ code }) => code)).not.toContain('text/table');
});

it.each([
  // What Word copies of a list: a sign of its font for symbols, and that of a list within one.
  ['We bring\\n\uf0b7\\tpaper\\n\uf0b7\\ttoner', '- paper\n- toner'],
  ['We bring\\n\uf0a7 paper\\n\uf0a7 toner', '- paper\n- toner'],
  ['We bring\\no\\tpaper\\no\\ttoner', '- paper\n- toner'],
  ['I. Práva žáků\\nII. Povinnosti', 'I. Práva žáků\n\nII. Povinnosti'],
  ['Rules\\n2.1 We open at nine.\\n2.2 We close at ten.', '\n\n2.1 We open at nine.\n\n2.2 We close at ten.'],
  ['1.1. Kdo smí vstoupit\\n1.2. Kdo ne smí', '1.1. Kdo smí vstoupit\n\n1.2. Kdo ne smí'],
])('of a list that was copied, what was meant is said: %j', (written, meant) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"${written}"`);
  const found = checkContent(readFiles({ ...GOOD_SITE, [PAGE]: text })).find(({ code }) => code === 'text/unfinished');
  expect(found?.suggestions?.[0]).toMatchObject({ certain: true, edits: [{ value: meant }] });
});

it.each(['ご注意\\n※要予約\\n※税込', '持ち物\\n－ 手ぬぐい\\n－ 浴衣'])(
  'lines of notes that visitors read as one are told: %j',
  (written) => {
    const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"${written}"`);
    const found = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).find(({ code }) => code === 'text/unfinished');
    expect(found).toMatchObject({
      fixable: false,
      message: expect.stringContaining('visitors read them as one') as string,
    });
  },
);

it.each([
  '3.A\\n3.B\\n4.A',
  '1.5 l\\n2.5 l',
  '0.1 l of milk\\n0.5 l of tea',
  '1.1 kg\\n1.2 kg',
  'I. Dvořák\\nI. Novák',
  '※要予約',
  '朝の気温\\n－5℃\\n－3℃',
  '湯※は\\n熱め※です',
])('a note alone, degrees, classes and initials are no list: %s', (written) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"${written}"`);
  const codes = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).map(({ code }) => code);
  expect(codes).not.toContain('text/unfinished');
});

it.each(['{ｓｉｔｅ．ｈｏｕｒｓ}', '｛ｓｉｔｅ．ｈｏｕｒｓ｝'])('a fact in wide letters is told: %s', (written) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"Open: ${written}"`);
  const found = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).find(({ code }) => code === 'token/malformed');
  expect(found?.hint).toBe('Write {site.hours}');
});

it.each([
  ['[about](/about us)', '[about](/about-us)'],
  ['[prices](/files/price list.pdf)', '[prices](/files/price%20list.pdf)'],
  ['[call](tel:602 123 456)', '[call](tel:602123456)'],
  ['[call](tel:+31 (0)20 123 45 67)', '[call](tel:+31201234567)'],
  ['[call]((020) 123 45 67)', '[call](tel:0201234567)'],
  ['[write](mailto: info@example.com)', '[write](mailto:info@example.com)'],
  ['[prices](/files/Prices (new).pdf)', '[prices](/files/Prices%20(new).pdf)'],
  ['[write](mailto:info@example.com?subject=A fair price)', '[write](mailto:info@example.com)'],
])('of an address with a space, what was meant is said: %s', (written, meant) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"See ${written}."`);
  const found = checkContent(readFiles({ ...GOOD_SITE, [PAGE]: text })).find(({ code }) => code === 'text/unfinished');
  expect(found?.suggestions?.[0]?.edits).toEqual([expect.objectContaining({ value: meant })]);
});

it.each(['![The shop](/images/Shop front.jpg)', '![](/uploads/2019/03/Foto SHOP (1).JPG)'])(
  'a picture of which the address has a space is told as a picture, and no link: %s',
  (written) => {
    const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"See it. ${written}"`);
    const found = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).filter(({ code }) => /^(?:text|link)/.test(code));
    expect(found.map(({ code, hint }) => [code, hint])).toEqual([
      ['text/formatting', 'Use a block with an "image" field.'],
    ]);
  },
);

it.each([
  ['A complaint is:\\na. in writing;\\nb. in time.', 'A complaint is:\n\na. in writing;\n\nb. in time.'],
  ['辦法：\\n一、緣起\\n二、目的\\n十一、附則', '辦法：\n\n一、緣起\n\n二、目的\n\n十一、附則'],
  ['๑. ล้างผัก\\n๒. ตำพริก\\n๑๐. ตักเสิร์ฟ', '๑. ล้างผัก\n\n๒. ตำพริก\n\n๑๐. ตักเสิร์ฟ'],
  ['（一）緣起\\n（二）目的', '（一）緣起\n\n（二）目的'],
  ['a) in writing\\nb) in time\\nc) signed', 'a) in writing\n\nb) in time\n\nc) signed'],
])('lines that begin with letters are told, and parted by fix: %s', (written, parted) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"${written}"`);
  const files = { ...GOOD_SITE, [PAGE]: text };
  const found = checkContent(readFiles(files)).filter(({ code }) => code === 'text/unfinished');
  expect(found).toHaveLength(1);
  const { fixed } = fixContent(readFiles(files));
  expect(fixed.map(({ text: after }) => JSON.parse(after).blocks[0].text)).toEqual([parted]);
});

it.each([
  '一、緣起\\n\\n二、目的',
  '甲、乙雙方\\n同意',
  'a. in writing\\n\\nb. in time',
  'See art. 6, a. and\\nb. of it',
  '- a. in writing\\n- b. in time',
])('nor are letters where nothing is read as one: %s', (written) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"${written}"`);
  const codes = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).map(({ code }) => code);
  expect(codes).not.toContain('text/unfinished');
});

it.each([
  ['縺雁撫縺・粋繧上○縺ｯ繝輔か繝ｼ繝縺九ｉ', true],
  ['New: 繧ｯ繝ｬ繧ｸ繝?ヨ繧ｫ繝ｼ繝?', true],
  ['糸が縺れ、また縺れる', false],
])('Japanese that was read as Shift_JIS is told as what has lost letters: %s', (words, isLost) => {
  const text = textIn(GOOD_SITE, PAGE).replace(/"We watch every[^"]*"/, () => `"${words}"`);
  const codes = reported(readFiles({ ...GOOD_SITE, [PAGE]: text })).map(({ code }) => code);
  expect(codes.includes('text/mojibake')).toBe(isLost);
});
