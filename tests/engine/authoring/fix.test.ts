import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { fixReport } from '../../../src/engine/authoring/fix/report.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { checkCached, reported } from '../../support/checked.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { NO_ADVICE } from '../../support/sites/no-advice.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';
import { command, type Ended } from '../../support/command.ts';

const FIXED = new Set(['link/redirected', 'site/redirect-chain', 'link/own-address', 'text/markup']);
const WITH_FIXED = Object.fromEntries(Object.entries(NO_ADVICE).filter(([code]) => !FIXED.has(code)));
const FILE = 'pages/page.json';

/** A page in good order; every line below can be replaced. */
const PAGE = `{
  "version": 1,
  "title": "A page",
  "seo": { "description": "A page to look at." },
  "blocks": [
    { "type": "hero", "heading": "Good" },
    {
      "type": "cta",
      "heading": "Call",
      "actions": [{ "label": "Call", "href": "/" }]
    },
    { "type": "prose", "body": "Text" }
  ]
}
`;

let site: TempSite;
beforeEach(() => {
  site = smallSite({
    checks: WITH_FIXED,
    redirects: [
      { from: '/old', to: '/older' },
      { from: '/older', to: '/other' },
      { from: '/team', to: '/about#team' },
      { from: '/crew', to: '/other#team' },
      { from: '/old-team', to: '/team' },
      { from: '/call', to: 'tel:{site.phones.main}' },
      { from: '/shop', to: 'https://shop.example.com/' },
      { from: '/round', to: '/trip' },
      { from: '/trip', to: '/round' },
    ],
  });
  site.write(
    'pages/about.json',
    pageOf('About', [{ type: 'hero', heading: 'About', id: 'team' }], { aliases: ['/other'] }),
  );
  site.write('pages/docs/index.json', pageOf('Documents', [{ type: 'hero', heading: 'Documents' }]));
  site.write('pages/docs/rules.json', pageOf('Rules', [{ type: 'hero', heading: 'Rules' }]));
});
afterEach(() => site.remove());

const target = (): string => path.join(site.root, FILE);

/** What is fixed of a site, or of some of its files: the same where it is remembered what pages are. */
function fixSite(only?: ReadonlySet<string>): ReturnType<typeof fixContent> {
  const fixes = fixContent(readSite(site.root), only);
  const { content, cache } = readCached(site.root);
  expect(fixContent(content, only, checkCached(content, cache, only))).toEqual(fixes);
  return fixes;
}

/** The page when fixed and what was said about it, without the last line. */
function fix(text: string | Buffer): { text: string; said: string[] } {
  fs.writeFileSync(target(), text);
  const fixes = fixSite(new Set([FILE]));
  saveAll(site.root, fixes.fixed);
  const said = fixReport(fixes)
    .split('\n')
    .flatMap((line) => (line.startsWith(FILE) ? [line.slice(FILE.length + 1)] : []));
  return { text: fs.readFileSync(target(), 'utf8'), said };
}

describe('fixing a page', () => {
  it.each<[string, [string, string][], [string, string][], string[]]>([
    ['nothing, when all is well', [], [], []],
    [
      'a comma too many',
      [['"Text" }', '"Text", },']],
      [],
      ['12  The comma with nothing after it was removed.', '12  The comma with nothing after it was removed.'],
    ],
    [
      'the layout',
      [['    { "type": "hero", "heading": "Good" }', '{"type":"hero","heading":"Good"}']],
      [],
      ['6  Spaces and line breaks are now as in every other file.'],
    ],
    [
      'the languages of phrases, where they have one meaning',
      [['"Text"', '"A [mot]{lang=french}, [pão]{lang=pt_br}, [ja]{lang=cz} and [zz]{lang=xx}."']],
      [['"Text"', '"A [mot]{lang=fr}, [pão]{lang=pt-BR}, [ja]{lang=cz} and [zz]{lang=xx}."']],
      ['12  "french" is now "fr".', '12  "pt_br" is now "pt-BR".'],
    ],
    [
      'what is far behind in a text',
      [['"Text"', '"We open the house each morning at seven and close it late, and <b>nobody</b> has to ask."']],
      [['"Text"', '"We open the house each morning at seven and close it late, and **nobody** has to ask."']],
      ['12  "…it late, and <b>nobody</b> has to ask." is now "…it late, and **nobody** has to ask.".'],
    ],
    [
      'lists as word processors and Japanese write them',
      [['"Text"', '"Bring\\n\\n•\\tpaper\\n•\\ttoner\\n\\n１．浴衣\\n２．タオル"']],
      [['"Text"', '"Bring\\n\\n- paper\\n- toner\\n\\n1. 浴衣\\n2. タオル"']],
      [
        '12  "•\\tpaper\\n•\\ttoner" is now "- paper\\n- toner".',
        '12  "１．浴衣\\n２．タオル" is now "1. 浴衣\\n2. タオル".',
      ],
    ],
    [
      'a table as it comes from a spreadsheet, with empty cells, between other words',
      [['"Text"', '"The days:\n\tThursday\tFriday\n9:00\tOpening\t\n9:30\tA | B\tTalk\n10:15\t\t\nCome in."']],
      [
        [
          '{ "type": "prose", "body": "Text" }',
          '{\n      "type": "prose",\n      "body": "The days:\\n\\n|  | Thursday | Friday |\\n| --- | --- | --- |\\n| 9:00 | Opening |  |\\n| 9:30 | A \\\\| B | Talk |\\n| 10:15 |  |  |\\n\\nCome in."\n    }',
        ],
      ],
      [
        '12  The line breaks in the text are now \\n.',
        '12  Spaces and line breaks are now as in every other file.',
        '13  The tabs in the text are now \\t.',
        '13  The lines with tabs between their parts are now a table.',
      ],
    ],
    [
      'the numbers of a list without the space behind them, which stay what they are',
      [['"Text"', '"Platí:\\n\\n24.prosince zavřeno\\n31.prosince zavřeno\\n\\n1.) Žák\\n2.) Učitel"']],
      [['"Text"', '"Platí:\\n\\n24. prosince zavřeno\\n31. prosince zavřeno\\n\\n1. Žák\\n2. Učitel"']],
      [
        '12  "24.prosince zavřeno\\n31.prosince zavřeno" is now "24. prosince zavřeno\\n31. prosince zavřeno".',
        '12  "1.) Žák\\n2.) Učitel" is now "1. Žák\\n2. Učitel".',
      ],
    ],
    [
      'what a keyboard for Japanese wrote',
      [['"version": 1,', '“version”： １２，']],
      [['"version": 1,', '"version": 12,']],
      ['2  “version” is now "version".', '2  ： is now :.', '2  １２ is now 12.', '2  ， is now ,.'],
    ],
    [
      'a note to oneself in a heading',
      [['"Good"', '"Good<!-- later -->"']],
      [['"Good<!-- later -->"', '"Good"']],
      ['6  "<!-- later -->" is now "".'],
    ],
    ['the name of a field', [['"title"', '"Titel"']], [], ['3  The field "Titel" is now "title".']],
    [
      'what comes to light by another fix',
      [
        ['"hero", "heading"', '"heroo", "haeding"'],
        ['"actions"', '"acitons"'],
        ['"label"', '"lable"'],
      ],
      [],
      [
        '6  The type "heroo" is now "hero".',
        '6  The field "haeding" is now "heading".',
        '10  The field "acitons" is now "actions".',
        '10  The field "lable" is now "label".',
      ],
    ],
    [
      'a misspelt type',
      [['"type": "prose"', '"typ": "Prose"']],
      [],
      ['12  The field "typ" is now "type".', '12  The type "Prose" is now "prose".'],
    ],
    [
      'a link through redirects',
      [['"href": "/"', '"href": "/old?a=b"']],
      [['"href": "/"', '"href": "/other?a=b"']],
      ['10  The link to "/old?a=b" now leads straight to "/other?a=b".'],
    ],
    [
      'links to old addresses with the name of the site, as pages of another system have them',
      [
        [
          '"Text"',
          '"[a](https://testing.example.com/old/) [b](https://www.testing.example.com/about/) [c](www.testing.example.com/about)"',
        ],
      ],
      [['"Text"', '"[a](/other) [b](/about) [c](/about)"']],
      [
        '12  The link to "https://testing.example.com/old/" now leads to "/other".',
        '12  The link to "https://www.testing.example.com/about/" now leads to "/about".',
        '12  The link to "www.testing.example.com/about" now leads to "/about".',
      ],
    ],
    [
      'a link through a redirect to a section, and links with facts in them',
      [
        ['"href": "/"', '"href": "/crew?since={site.facts.founded}"'],
        ['"Text"', '"[a](/call)"'],
      ],
      [
        ['"href": "/"', '"href": "/other?since={site.facts.founded}#team"'],
        ['"Text"', '"[a](tel:{site.phones.main})"'],
      ],
      [
        '10  The link to "/crew?since={site.facts.founded}" now leads straight to "/other?since={site.facts.founded}#team".',
        '12  The link to "/call" now leads straight to "tel:{site.phones.main}".',
      ],
    ],
    [
      'links however they are written',
      [['"Text"', String.raw`"[a\\](b](</team> \"A\") [c]( /old\\-team )\\\nd"`]],
      [['"Text"', String.raw`"[a\\](b](/about#team \"A\") [c]( /about#team )\\\nd"`]],
      [
        '12  The link to "/team" now leads straight to "/about#team".',
        '12  The link to "/old-team" now leads straight to "/about#team".',
      ],
    ],
    [
      'links in formatted texts, and nothing else in them',
      [['"Text"', '"[a](/team) \\u00e9 [b](/shop \\"Shop\\")\\n\\n/team"']],
      [['"Text"', '"[a](/about#team) \\u00e9 [b](https://shop.example.com/ \\"Shop\\")\\n\\n/team"']],
      [
        '12  The link to "/team" now leads straight to "/about#team".',
        '12  The link to "/shop" now leads straight to "https://shop.example.com/".',
      ],
    ],
    [
      'comments',
      [
        ['{\n  "version"', '// One\n// Two\n{\n  "version"'],
        ['"Good" },', '"Good" }, // Three'],
        ['"Call",\n', '"Call", /* Four */\n'],
        ['"/" }', '"/" /* Five */ }'],
        ['    { "type": "prose"', '    /**/ /***/ //\n    { "type": "prose"'],
      ],
      [
        ['  "blocks"', '  "note": "One\\nTwo",\n  "blocks"'],
        ['"Good" }', '"Good", "note": "Three" }'],
        ['"/" }]', '"/" }],\n      "note": "heading: Four\\nbutton 1 › href: Five"'],
      ],
      [
        '1  The comment "One Two" is now in the note of this file.',
        '8  The comment "Three" is now in the note of block 1 (hero "Good").',
        '11  The comment "Four" is now in the note of block 2 (cta "Call").',
        '12  The comment "Five" is now in the note of block 2 (cta "Call").',
        ...Array<string>(3).fill('14  A comment without words was removed.'),
      ],
    ],
    [
      'comments as other languages have them, and no # within a text',
      [
        ['{\n  "version"', '# One\n#! Two\n{\n  "version"'],
        ['"A page",', '"A page -- all", -- Zero'],
        ['"Good" },', '"Good # 1" }, # Three "3"'],
        ['"Call",\n', '"Call", <!-- Four,\n five -->\n'],
        ['"/" }', '"/" ※ Six\n}'],
        ['    { "type": "prose"', '    ## \n    ／／ Seven\n    { "type": "prose"'],
      ],
      [
        ['"A page"', '"A page -- all"'],
        ['  "blocks"', '  "note": "One\\n! Two\\ntitle: Zero",\n  "blocks"'],
        ['"Good" }', '"Good # 1", "note": "Three \\"3\\"" }'],
        ['"body": "Text" }', '"body": "Text", "note": "Seven" }'],
        ['"/" }]', '"/" }],\n      "note": "heading: Four,\\nfive\\nbutton 1 › href: Six"'],
      ],
      [
        '1  The comment "One ! Two" is now in the note of this file.',
        '5  The comment "Zero" is now in the note of this file.',
        '8  The comment "Three "3"" is now in the note of block 1 (hero "Good # 1").',
        '11  The comment "Four, five" is now in the note of block 2 (cta "Call").',
        '13  The comment "Six" is now in the note of block 2 (cta "Call").',
        '14  Spaces and line breaks are now as in every other file.',
        '16  The comment "Seven" is now in the note of block 3 (prose).',
      ],
    ],
    [
      'a yes or no without quotes, in the words of another language',
      [['"version": 1,', '"version": 1, "draft": 참,']],
      [['"version": 1,', '"version": 1,\n  "draft": true,']],
      ['2  참 is now true.', '2  Spaces and line breaks are now as in every other file.'],
    ],
    [
      'signs that are not those of JSON, one after the other',
      [
        ['1,\n', '1;\n'],
        ['"title": "A page"', '“title”: „A page“'],
        ['"A page to look at."', "'A page to look at.'"],
        ['"hero", ', '«hero»,,\u00a0'],
        ['"Good"', 'Good"'],
        ['"Text"', '"Text",'],
      ],
      [],
      [
        '2  ; is now ,.',
        '3  “title” is now "title".',
        '3  „A page“ is now "A page".',
        '4  \'A page to look at.\' is now "A page to look at.".',
        '6  «hero» is now "hero".',
        '6  A comma too many was removed.',
        '6  A character that nobody sees is now a plain space.',
        '6  The missing quote was added.',
        '12  The comma with nothing after it was removed.',
      ],
    ],
    [
      'a text that goes on in the next line, with a tab in it',
      [['"Text"', '"Text\n  and\tmore"']],
      [['"Text"', '"Text\\nand more"']],
      ['12  The line break in the text is now \\n.', '13  A character that nobody sees is now a plain space.'],
    ],
    [
      'signs that are letters to Unicode, and look like quotes',
      [['"Text"', 'ʺTextʺ']],
      [],
      ['12  ʺTextʺ is now "Text".'],
    ],
    [
      'quotes inside of a text, and a missing comma behind it',
      [['"Call",\n', '"Call "now"!"\n']],
      [['"Call",', '"Call \\"now\\"!",']],
      ['9  "now" is now \\"now\\".', '10  The missing comma was added.'],
    ],
    [
      'words that can be meant in one way only',
      [
        ['"heading": "Good"', '"heading": 5'],
        ['"Text" }', '"Text", "tone": "Muted" }'],
      ],
      [
        ['"heading": "Good"', '"heading": "5"'],
        ['"Text" }', '"Text", "tone": "muted" }'],
      ],
      ['6  5 is now "5".', '12  "Muted" is now "muted".'],
    ],
    [
      'texts where groups belong that need no more than one',
      [['"Text" }', '"Text" },\n    { "type": "badges", "items": ["Bakker", "Slager"] }']],
      [['"Text" }', '"Text" },\n    { "type": "badges", "items": [{ "label": "Bakker" }, { "label": "Slager" }] }']],
      ['13  2 entries are now of the right kind, the first as {"label":"Bakker"}.'],
    ],
    [
      'a fact of the site without the group that it stands in',
      [['"Good"', '"Since {site.founded}"']],
      [['"Good"', '"Since {site.facts.founded}"']],
      ['6  "{site.founded}" is now "{site.facts.founded}".'],
    ],
    ...['|---|', '- | -', '| - - | - - |', '|===|===|', '|—|—|', '---', '| --- | --- | --- |'].map(
      (dashes): [string, [string, string][], [string, string][], string[]] => [
        `the line below the heads of a table: ${dashes}`,
        [['"Text"', `"| Day | Open |\\n${dashes}\\n| Monday | 9 to 5 |"`]],
        [['"Text"', '"| Day | Open |\\n| --- | --- |\\n| Monday | 9 to 5 |"']],
        ['12  The line below the heads of a table is now | --- | --- |.'],
      ],
    ),
    [
      'the line below the heads of a table, and how its columns are aligned',
      [['"Text"', '"| Day | Open | Price |\\n| :---: | ---: |\\n| Monday | 9 to 5 | 3 |"']],
      [['"Text"', '"| Day | Open | Price |\\n| :---: | ---: | --- |\\n| Monday | 9 to 5 | 3 |"']],
      ['12  The line below the heads of a table is now | :---: | ---: | --- |.'],
    ],
    [
      'the parts of a picture that stand beside it',
      [['"Good"', '"Good", "src": "/images/hero/home.svg", "alt": "A house"']],
      [['"Good"', '"Good", "image": { "src": "/images/hero/home.svg", "alt": "A house" }']],
      ['6  "src", "alt" now stand in "image".'],
    ],
    [
      'the file of a picture in its place, with what stands beside it',
      [['"Good"', '"Good", "image": "/images/hero/home.svg", "alt": "A house"']],
      [['"Good"', '"Good", "image": { "src": "/images/hero/home.svg", "alt": "A house" }']],
      ['6  "/images/hero/home.svg" is now {"src":"/images/hero/home.svg","alt":"A house"}.'],
    ],
    [
      'the address of a folder without its slash, or with that of all pages',
      [
        [
          '"body": "Text" }',
          '"body": "Text" },\n    { "type": "collection", "from": "docs" },\n    { "type": "collection", "from": "pages/docs" }',
        ],
      ],
      [
        [
          '"body": "Text" }',
          '"body": "Text" },\n    { "type": "collection", "from": "/docs" },\n    { "type": "collection", "from": "/docs" }',
        ],
      ],
      ['13  "docs" is now "/docs".', '14  "pages/docs" is now "/docs".'],
    ],
    [
      'the name of a language',
      [['"Text" }', '"Text", "lang": "Nederlands" }']],
      [['"Text" }', '"Text", "lang": "nl" }']],
      ['12  "Nederlands" is now "nl".'],
    ],
    [
      'numbers where texts belong, with every digit that is written',
      [
        ['"heading": "Good"', '"heading": 10.000'],
        ['"heading": "Call"', '"heading": 4.50'],
      ],
      [
        ['"heading": "Good"', '"heading": "10.000"'],
        ['"heading": "Call"', '"heading": "4.50"'],
      ],
      ['6  10.000 is now "10.000".', '9  4.50 is now "4.50".'],
    ],
    [
      'numbers that nothing keeps, where a text may stand',
      [
        [
          '"version": 1,',
          '"version": 1,\n  "facts": { "article": 12345678901234567890, "most": 1e999, "kept": 0.10 },',
        ],
      ],
      [
        [
          '"version": 1,',
          '"version": 1,\n  "facts": { "article": "12345678901234567890", "most": "1e999", "kept": 0.10 },',
        ],
      ],
      ['3  12345678901234567890 is now "12345678901234567890".', '3  1e999 is now "1e999".'],
    ],
    [
      'another way to write an address of a page or a picture',
      [
        ['"heading": "Good"', '"heading": "Good", "image": { "src": "/Images/hero/Home.svg", "alt": "" }'],
        ['"href": "/"', '"href": "/About/index.html?a=b#team"'],
        [
          '"Text"',
          '"[a](/about.json) [b](/about/#team) [c](https://testing.example.com/about) [d](pages/about.json) [e](images/hero/home.svg)"',
        ],
      ],
      [
        ['"heading": "Good"', '"heading": "Good", "image": { "src": "/images/hero/home.svg", "alt": "" }'],
        ['"href": "/"', '"href": "/about?a=b#team"'],
        ['"Text"', '"[a](/about) [b](/about#team) [c](/about) [d](/about) [e](/images/hero/home.svg)"'],
      ],
      [
        '6  The picture "/Images/hero/Home.svg" is now "/images/hero/home.svg".',
        '10  The link to "/About/index.html?a=b#team" now leads to "/about?a=b#team".',
        '12  The link to "/about.json" now leads to "/about".',
        '12  The link to "/about/#team" now leads to "/about#team".',
        '12  The link to "https://testing.example.com/about" now leads to "/about".',
        '12  The link to "pages/about.json" now leads to "/about".',
        '12  The link to "images/hero/home.svg" now leads to "/images/hero/home.svg".',
      ],
    ],
    [
      'a comment where a note exists',
      [['"type": "prose"', '"note": "Old",\n      // New\n      "type": "prose"']],
      [['    { "type": "prose", "body": "Text" }', '    { "note": "Old\\nNew", "type": "prose", "body": "Text" }']],
      [
        '13  The comment "New" is now in the note of block 3 (prose).',
        '14  Spaces and line breaks are now as in every other file.',
      ],
    ],
  ])('fixes %s', (_name, spoilt, expected, said) => {
    const replaced = (changes: [string, string][]): string =>
      changes.reduce((text, [from, to]) => text.replace(from, () => to), PAGE);
    const text = replaced(spoilt);
    expect(fix(text)).toEqual({
      text: replaced(expected),
      said: said.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    });
    const windows = (lines: string): string => lines.replaceAll('\n', '\r\n');
    expect(fix(windows(text)).text).toBe(windows(replaced(expected)));
    expect(fix(replaced(expected)).said).toEqual([]);
  });

  it('says of a line break that is missing at the end where the end is', () => {
    expect(fix(PAGE.trimEnd())).toEqual({
      text: PAGE,
      said: [`${PAGE.trimEnd().split('\n').length}  Spaces and line breaks are now as in every other file.`],
    });
  });

  it('removes a byte order mark', () => {
    expect(fix(`\ufeff${PAGE}`)).toEqual({
      text: PAGE,
      said: ['1  The invisible sign at the start of the file (a byte order mark) was removed.'],
    });
  });

  it.each([
    ['a field that could be two', '"heading": "Good"', '"headng": "Good", "headig": "Better"'],
    ['a field with a value of another kind', '"heading": "Good"', '"headng": ["Good"]'],
    ['a field nearer to one that is there', '"heading": "Good"', '"heading": "Good", "headings": "Better"'],
    ['a type that is too short to be sure', '"type": "cta"', '"type": "ctas"'],
    ['a name with an invisible character', '"heading": "Good"', '"head\u202eing": "Good"'],
    ['a type that could be two', '"type": "prose"', '"type": "spets"'],
    ['a link to another address of a page', '"href": "/"', '"href": "/other"'],
    ['a link that goes round', '"href": "/"', '"href": "/round"'],
    ['a link to the own computer', '"href": "/"', '"href": "http://localhost:5173/about"'],
    ['a link to the own site by an unsafe way', '"href": "/"', '"href": "http://testing.example.com/about"'],
    ['a link to an old address by an unsafe way', '"href": "/"', '"href": "http://testing.example.com/old"'],
    ['a link to a page of a similar name', '"href": "/"', '"href": "/abuot"'],
    ['a link with two sections to choose from', '"href": "/"', '"href": "/team#top"'],
    ['an address that others could read', '"href": "/"', '"href": "http://example.com"'],
    ['a text that looks like a comment', '"Text"', '"https://example.com /* no */ // comment, }"'],
    [
      'words that would be a note, which nobody sees',
      '"heading": "Good"',
      '"heading": "Good", "notice": "From May on."',
    ],
    ['a table without a line below its heads', '"Text"', '"| Day | Open |\\n| Monday | 9 to 5 |"'],
    ['a row with a cell too many', '"Text"', '"| Day | Open |\\n| --- | --- |\\n| Monday | 9 | 5 |"'],
    ['a fact of the site that is another', '"Good"', '"{site.fuonded}"'],
    [
      'texts where groups belong that need more',
      '"body": "Text" }',
      '"body": "Text" },\n    { "type": "faq", "items": ["When?", "Where?"] }',
    ],
    [
      'addresses where groups belong',
      '"body": "Text" }',
      '"body": "Text" },\n    { "type": "badges", "items": ["/images/a.svg", "/images/b.svg"] }',
    ],
    ['a field that other blocks have', '"body": "Text"', '"body": "Text", "quote": "They came."'],
  ])('leaves %s', (_name, from, to) => {
    const text = PAGE.replace(from, () => to);
    expect(fix(text)).toEqual({ text, said: [] });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['a value that is missing', PAGE.replace('1,', ','), /^2  Left as it is\. Something is missing here/],
    [
      'two versions of a part',
      PAGE.replace('1,', '1,,')
        .replace('  "title"', '<<<<<<< HEAD\n  "title": "Another",\n=======\n  "title"')
        .replace('  "seo"', '>>>>>>> main\n  "seo"'),
      /^3  Left as it is\. Git could not decide/,
    ],
    [
      'a key written twice',
      PAGE.replace('"title"', '"version":1,"title"'),
      /^3  Left as it is\. "version" is written twice here/,
    ],
    ['an unknown encoding', Buffer.from(PAGE, 'utf16le'), /^1  Left as it is\. The file is saved as UTF-16/],
    [
      'a comment without a place',
      PAGE.replace('  "blocks"', '"note": {}, // why\n  "blocks"'),
      /^5  Left as it is\. This comment cannot be kept/,
    ],
    ['nothing', '', /^1  Left as it is\. This file is empty\./],
  ])('does not touch a file with %s', (_name, before, message) => {
    const { said } = fix(before);
    expect(said).toEqual([expect.stringMatching(message)]);
    expect(fs.readFileSync(target()).equals(Buffer.from(before))).toBe(true);
  });

  it('fixes what can be fixed of a file, and says the rest', () => {
    const text = PAGE.replace('1,', '1;')
      .replace('"Good" }', '"Good" }, // one')
      .replace('"Call",', ',')
      .replace('{ "type": "prose"', '{ \'type\': "prose"');
    expect(fix(text)).toEqual({
      text: text.replace('1;', '1,'),
      said: ['2  ; is now ,.', expect.stringMatching(/^9  Left as it is\. Something is missing here/)],
    });
    expect(fix(text.replace('1;', '1,')).said).toEqual([expect.stringMatching(/^9  Left as it is/)]);
  });

  it('fixes the shape that other programs give a page and its blocks', () => {
    const hero = '{ "type": "hero", "heading": "Good" }';
    const text = PAGE.replace(hero, '{ "component": "Hero", "props": { "heading": "Good" } }').replace(
      '{ "type": "prose", "body": "Text" }',
      '{ "prose": { "body": "Text" } }',
    );
    expect(fix(`{ "page": ${text} }`)).toEqual({
      text: PAGE,
      // What the group around it has moved stands on another line now.
      said: [
        '1  What "page" held now stands beside it in its place.',
        '1  Spaces and line breaks are now as in every other file.',
        expect.stringContaining('The field "component" is now "type".'),
        expect.stringContaining('What "props" held now stands beside it in its place.'),
        expect.stringContaining('{"body":"Text"} is now {"type":"prose","body":"Text"}.'),
      ],
    });
  });

  it('fixes what other files need first: a redirect list behind a comma too many', () => {
    const file = path.join(site.root, 'pages/_site.json');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/\}\s*$/, ',}'));
    fs.writeFileSync(target(), PAGE.replace('"href": "/"', '"href": "/old"'));
    const fixes = fixSite();
    saveAll(site.root, fixes.fixed);
    expect(site.read(FILE)).toMatchObject({ blocks: [{}, { actions: [{ href: '/other' }] }, {}] });
    expect(site.read('pages/_site.json')).toMatchObject({
      redirects: [
        { to: '/other' },
        { to: '/other' },
        { to: '/about#team' },
        { to: '/other#team' },
        { to: '/about#team' },
        {},
        {},
        {},
        {},
      ],
    });
    expect(fixSite().fixed).toEqual([]);
    expect(reported(readSite(site.root)).map(({ code }) => code)).toEqual(['site/redirect-loop']);
  });

  it('takes out redirects that lead to where they start, or as another does, and leaves those of which one is meant', () => {
    const redirects = [
      { from: '/about/', to: '/about' },
      { from: '/docs/rules.html', to: '/docs/rules/' },
      { from: '/docs/', to: 'https://www.site.example/docs' },
      { from: '/%C3%A9quipe', to: '/about' },
      { from: '/équipe/', to: '/about/' },
      { from: '/équipe', to: '/docs' },
      { from: '/docs/rules', to: '/about' },
    ];
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), url: 'https://site.example', redirects });
    const fixes = fixSite();
    saveAll(site.root, fixes.fixed);
    expect(fixReport(fixes)).toContain('An entry of "redirects" was removed.');
    expect(site.read('pages/_site.json')).toMatchObject({
      redirects: [redirects[3], redirects[5], redirects[6]],
    });
  });

  it('leaves a link when what it leads to cannot be an address', () => {
    site.write('pages/_site.json', {
      ...site.read('pages/_site.json'),
      redirects: [{ from: '/plain', to: 'http://example.com' }],
    });
    const text = PAGE.replace('"href": "/"', '"href": "/plain"');
    expect(fix(text)).toEqual({ text, said: [] });
    expect(reported(readSite(site.root)).map(({ code }) => code)).toEqual(['link/insecure-address']);
  });

  it('leaves links over old addresses when the site wants to hear nothing of them', () => {
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), checks: NO_ADVICE });
    const text = PAGE.replace('"href": "/"', '"href": "/old"');
    expect(fix(text)).toEqual({ text, said: [] });
  });

  it('writes nothing when somebody else has saved meanwhile', () => {
    fs.writeFileSync(target(), PAGE.replace('"title"', '"titel"'));
    const { fixed } = fixSite();
    fs.writeFileSync(target(), 'newer');
    expect(() => saveAll(site.root, fixed)).toThrow(
      'Nothing was written, because pages/page.json was saved by somebody else a moment ago.',
    );
    expect(fs.readFileSync(target(), 'utf8')).toBe('newer');
    expect(fs.readdirSync(path.join(site.root, 'pages')).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('npm run fix', () => {
  const run = (...args: string[]): Promise<Ended> => command('fix', ...args);

  it('says first what it would do, then does it, and ends with 0', async () => {
    const text = PAGE.replace('"title"', '"titel"');
    fs.writeFileSync(target(), text);
    expect(await run('--root', site.root, FILE, '--dry-run')).toEqual({
      status: 0,
      stdout: `${FILE}:3  The field "titel" is now "title".\n\n1 file looked at: 1 repair in 1 file, nothing written yet. Without "--dry-run" it is done.\n`,
      stderr: '',
    });
    expect(fs.readFileSync(target(), 'utf8')).toBe(text);
    expect(await run('--root', site.root, FILE)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/1 repair in 1 file\. Now run "npm run check"\.\n$/),
    });
    expect(fs.readFileSync(target(), 'utf8')).toBe(PAGE);
    expect(await run('--root', site.root, FILE)).toEqual({
      status: 0,
      stdout: '1 file looked at: nothing to repair. Now run "npm run check".\n',
      stderr: '',
    });
  });

  it('ends with 1 when a file is left, and 2 when it is told nonsense', async () => {
    fs.writeFileSync(target(), '{ "version" }');
    const { status, stdout } = await run('--root', site.root);
    expect(status).toBe(1);
    expect(stdout).toContain('1 file left as it is: mend it by hand.');
    expect(await run('--nonsense')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--nonsense'\.\nUsage: /),
    });
    expect(await run('--root', site.root, 'pages/none.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no page "pages/none.json"'),
    });
  });
});
