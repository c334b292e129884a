import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOfFile, fileOfAddress, isReservedAddress } from '../../../src/model/addresses/address.ts';
import type { Diagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { reported } from '../../support/checked.ts';
import { codeFrame } from '../../../src/engine/report/code-frame.ts';
import { linksAndFaultsOf } from '../../../src/engine/read/rich-text/rich-text.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { readDocument } from '../../../src/engine/read/read-content.ts';
import { parseMarkdown, parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';
import { findTokens, replaceTokens, replaceTokensInHref, tokenValues } from '../../../src/model/content/tokens.ts';
import { CODE_FIXTURES } from '../../support/sites/code-fixtures.ts';
import { runs } from '../../support/night.ts';
import { writeInto } from '../../support/write-into.ts';
import { testFolder } from '../../support/temp-folder.ts';

const PAGE = JSON.stringify(
  { version: 1, title: 'A page', seo: { description: 'A page.' }, blocks: [{ type: 'hero', heading: 'A page' }] },
  null,
  2,
);

describe('a folder of pages', () => {
  let root: string;
  beforeEach(() => {
    root = testFolder();
    fs.cpSync(path.join(CODE_FIXTURES, '_common'), root, { recursive: true });
  });
  const write = (file: string, text: string): void => writeInto(root, file, text);
  const codes = (only?: Set<string>): string[] =>
    reported(readSite(root), only).map(({ file, code }) => `${file} ${code}`);

  it.each([
    ['link/incomplete-address', JSON.stringify({ label: 'Read it', href: 'site.'.repeat(200_000) }), ''],
    ['text/mojibake', '', `FranÃ§ais ${'a'.repeat(1_000_000)}`],
    ['text/mojibake', '', `${'a'.repeat(500_000)} k\ufffdtnia`],
  ])('is walked once, however often something begins in it: %s', (code, button, body) => {
    const cta = `{ "type": "cta", "heading": "Call", "actions": [${button}] }`;
    const prose = `{ "type": "prose", "body": ${JSON.stringify(body)} }`;
    write('pages/page.json', PAGE.replace(/\}\s*\]/, `}, ${button ? cta : prose}]`));
    expect(codes()).toContain(`pages/page.json ${code}`);
  });

  it('says of a page that was saved twice only that there are two', () => {
    write('pages/page.json', PAGE);
    write('pages/page/index.json', PAGE);
    expect(codes().filter((code) => !code.endsWith('page/orphan'))).toEqual([
      'pages/page/index.json page/duplicate-address',
    ]);
  });

  it('says of letters that a program has lost only that', () => {
    const site = JSON.parse(fs.readFileSync(path.join(root, 'pages/_site.json'), 'utf8')) as object;
    write('pages/_site.json', JSON.stringify({ ...site, sharing: { pictures: true } }));
    write(
      'pages/page.json',
      PAGE.replaceAll('"A page"', '"A k\ufffd\ufffdtnia"').replace('"heading"', '"eyebrow": "\\ufffd", "heading"'),
    );
    expect(codes(new Set(['pages/page.json']))).toEqual(Array(3).fill('pages/page.json text/mojibake'));
  });

  it('says of a file that is no picture only that', () => {
    const split =
      '{ "type": "split", "heading": "Here", "text": "Here.", "image": { "src": "/images/desk.jpg", "alt": "A desk" } }';
    write('public/images/desk.jpg', '\0'.repeat(100));
    write('pages/page.json', PAGE.replace(/\}\s*\]/, `}, ${split}]`));
    expect(codes(new Set(['pages/page.json']))).toEqual(['pages/page.json image/unreadable']);
  });

  it('can have fields whose names mean something to programs', () => {
    const field = '{ "toString": "a", "valueOf": "b" }';
    const form = `{ "type": "inquiryForm", "heading": "Ask", "fields": [${field}, ${field}] }`;
    write(
      'pages/page.json',
      PAGE.replace(/\{\s*"type": "hero"/, () => `${form}, {"type": "hero"`),
    );
    expect(codes(new Set(['pages/page.json']))).toContain('pages/page.json block/repeated');
  });

  it.each([
    ['pages/page.json', 'title', 'field/wrong-type'],
    ['pages/page.json', 'blocks', 'block/unknown-type'],
    ['pages/_site.json', 'lang', 'field/wrong-type'],
    ['pages/_site.json', 'basePath', 'field/wrong-type'],
  ])('can have such fields where a text belongs: %s, %s', (file, name, code) => {
    const odd = { toString: 'a', valueOf: 'b' };
    const site = JSON.parse(fs.readFileSync(path.join(root, 'pages/_site.json'), 'utf8')) as object;
    const data = file === 'pages/_site.json' ? site : (JSON.parse(PAGE) as object);
    write(file, JSON.stringify({ ...data, [name]: name === 'blocks' ? [{ type: odd }] : odd }));
    expect(codes()).toContain(`${file} ${code}`);
  });

  const lengths = (title: string) => {
    write('pages/page.json', PAGE.replace('"A page"', JSON.stringify(title)));
    return reported(readSite(root)).flatMap(({ code, args }) =>
      code === 'text/too-long' ? (args as { has: number }).has : [],
    );
  };

  it('is measured as visitors read it, with what tokens stand for', () => {
    const words = 'a'.repeat(58);
    expect(lengths(`${words} {site.phones.main}`)).toEqual([58 + 13]);
    expect(lengths(`${words} {site.name}`)).toEqual([]);
    expect(lengths(`${words} {site.nothing}`)).toEqual([58 + 15]);
  });

  it('is measured without the marks above and below letters', () => {
    expect(lengths('ที่นี่'.repeat(14))).toEqual([]);
    expect(lengths('ที่นี่'.repeat(36))).toEqual([72]);
  });

  it('may have more mistakes than a function takes arguments', () => {
    for (const name of ['a', 'b', 'c', 'd']) write(`pages/${name}.json`, PAGE);
    const content = readSite(root);
    const found = Array.from({ length: 50_000 }, (): Diagnostic => ({
      file: 'pages/a.json',
      code: 'text/too-long',
      severity: 'warning',
      location: { path: ['title'] },
      args: {},
    }));
    const known = { of: () => found, keep: () => undefined, across: () => [] };
    expect(checkContent(content, undefined, known).length).toBeGreaterThanOrEqual(200_000);
  });

  it('may have Windows line ends', () => {
    write('pages/page.json', PAGE.replaceAll('\n', '\r\n'));
    expect(codes()).toEqual([]);
    write('pages/page.json', PAGE.replace('hero', 'heroo').replaceAll('\n', '\r\n'));
    const [problem] = reported(readSite(root));
    expect(problem).toMatchObject({ code: 'block/unknown-type', line: 9, column: 15, endLine: 9, endColumn: 22 });
    expect(codeFrame(PAGE.replaceAll('\n', '\r\n'), problem!)).not.toContain('\r');
  });

  it.skipIf(process.platform === 'win32')('has no symbolic links', () => {
    fs.symlinkSync('nowhere.json', path.join(root, 'pages/gone.json'));
    fs.symlinkSync('.', path.join(root, 'pages/again'));
    expect(codes()).toEqual(['pages/again file/unreadable', 'pages/gone.json file/unreadable']);
    expect(readDocument(readSite(root), 'pages/gone.json')).toMatchObject({ code: 'file/unreadable' });
  });

  it('needs no public folder', () => {
    expect(fs.existsSync(path.join(root, 'public'))).toBe(false);
    expect(codes()).toEqual([]);
  });

  it('can be checked for some files only, in the light of the others', () => {
    write('pages/about.json', PAGE);
    write('pages/bad.json', '{');
    write(
      'pages/page.json',
      PAGE.replace('"A page" ', '"A" ').replace(
        '"heading"',
        '"actions": [{ "label": "Us", "href": "/about" }, { "label": "Bad", "href": "/bad#x" }, { "label": "No", "href": "/no" }], "heading"',
      ),
    );
    expect(codes(new Set(['pages/about.json']))).toEqual([]);
    expect(codes(new Set(['pages/page.json']))).toEqual([
      'pages/page.json block/too-many',
      'pages/page.json link/missing-page',
    ]);
    expect(codes()).toContain('pages/bad.json json/cut-off');
  });

  it('says the same of one file as of all', () => {
    write('pages/page.json', '{ "version": 1, }');
    const document = readDocument(readSite(root), 'pages/page.json');
    expect(document && 'kind' in document && document.diagnostics).toEqual(
      readSite(root).documents.get('pages/page.json')?.diagnostics,
    );
    write('pages/Bad Folder/page.json', PAGE);
    expect(readDocument(readSite(root), 'pages/Bad Folder/page.json')).toMatchObject({
      file: 'pages/Bad Folder',
      code: 'file/bad-name',
    });
  });

  it.each([
    ['where', null],
    ['only', '/list/a'],
    ['except', 7],
    ['categories', { by: ['kind'] }],
    ['limit', {}],
    ['sort', []],
  ])('keeps the further addresses of a list whose "%s" makes no sense', (field, value) => {
    const list = { type: 'collection', heading: 'List', from: '/list', perPage: 1, [field]: value };
    write('pages/list/index.json', PAGE.replace(/\}\s*\]/, `}, ${JSON.stringify(list)}]`));
    for (const name of ['a', 'b'])
      write(
        `pages/list/${name}.json`,
        PAGE.replace(/\}\s*\]/, ', "actions": [{ "label": "On", "href": "/list/page/2" }] }]'),
      );
    expect(codes()).toEqual([expect.stringMatching('pages/list/index.json block/')]);
  });

  it('survives nesting that hides behind an open quote', () => {
    for (const text of [
      `"\n${'['.repeat(50_000)}`,
      `{"a": /*"*/ ${'['.repeat(50_000)}`,
      `{"a":"${'{"a":'.repeat(50_000)}`,
    ]) {
      write('pages/page.json', text);
      expect(codes()).toHaveLength(1);
    }
  });
});

describe('addresses', () => {
  it('follow from files', () => {
    expect(
      [
        'pages/index.json',
        'pages/services/index.json',
        'pages/services/cloud.json',
        'pages/_site.json',
        'pages/_shared/a.json',
      ].map(addressOfFile),
    ).toEqual(['/', '/services', '/services/cloud', undefined, undefined]);
    expect(['/', '/services/cloud'].map(fileOfAddress)).toEqual(['pages/index.json', 'pages/services/cloud.json']);
    expect(
      ['/404', '/assets/a', '/index', '/nul', '/services/404', '/asset'].map((address) => isReservedAddress(address)),
    ).toEqual([true, true, true, true, false, false]);
  });
});

describe('tokens', () => {
  const values = tokenValues(
    {
      version: 1,
      name: 'Northlane',
      phones: { main: '(415) 555-0142' },
      hours: 'of {site.name}',
      footer: { copyright: 'x' },
      theme: { preset: 'calm', colors: { primary: '#123456' } },
      host: 'netlify',
      analytics: { provider: 'plausible', siteId: 'northlane.example' },
    },
    new Date('2026-05-21'),
  );
  it('are the facts of the site file, not how it looks and works', () => {
    expect([...values]).toEqual([
      ['year', '2026'],
      ['site.name', 'Northlane'],
      ['site.phones.main', '(415) 555-0142'],
    ]);
  });
  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('have the year of the universal time in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const yearAt = (time: string): string | undefined => tokenValues({}, new Date(time)).get('year');
    expect([yearAt('2026-12-31T23:30:00Z'), yearAt('2027-01-01T00:30:00Z')]).toEqual(['2026', '2027']);
    vi.unstubAllEnvs();
  });
  it('are found and replaced; doubled braces stand for braces', () => {
    const text = '{site.name} {{site.name}} {no} {} { a }';
    expect(findTokens(text)).toEqual([
      { name: 'site.name', offset: 0, length: 11 },
      { name: 'no', offset: 26, length: 4 },
    ]);
    expect(replaceTokens(text, values)).toBe('Northlane {site.name} {no} {} { a }');
    expect(replaceTokensInHref('tel:{site.phones.main}', values)).toBe('tel:4155550142');
    expect(replaceTokensInHref('/a-b', values)).toBe('/a-b');
  });
});

describe('formatted texts', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '  ',
    '\t',
    '#',
    '>',
    '-',
    '*',
    '_',
    '=',
    '`',
    '<b>',
    '[a](/b)',
    '[a {b}](mailto:{b}@c.d)',
    '**',
    '**a b**',
    '**b.**',
    'の',
    '「',
    '\n\n',
    ',',
    '!',
    '![',
    ']',
    '(',
    '1.',
    '1)',
    '+',
    '&lt;',
    '\\',
    '~~~',
    '|',
    'b.',
    'ä!',
    '\u00A0',
    '\u2028',
    '[a]{lang=de}',
    '{Lang: de}',
    ']{.b}',
    '{.b}',
    '{xml:lang=',
  );
  it('are read without the parser only where that reads the same', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }),
        fc.constantFrom('richText' as const, 'articleText' as const),
        (pieces, kind) => {
          const text = pieces.join('');
          expect(parseRichText(text, kind)).toEqual(parseMarkdown(text, kind));
        },
      ),
      { numRuns: runs(500, 2000) },
    );
  });

  it('are parsed whenever parsing would find something', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { links, phrases, faults } = parseRichText(pieces.join(''));
        expect(linksAndFaultsOf(pieces.join(''))).toEqual({ links, phrases, faults });
      }),
      { numRuns: runs(400, 1500) },
    );
  });
});

describe('a text that is very long', () => {
  // Would take minutes if each sign had the rest of the text read again.
  it.each(['-', '- ', '1\n', '\n', '{lang=', '[a {', '**a' + ' '.repeat(150_000), '[a' + ' '.repeat(150_000)])(
    'of %j is looked through once',
    (part) => {
      const text = `a\n${part.repeat(part.length > 2 ? 1 : 150_000)}a`;
      expect(linksAndFaultsOf(text).links).toEqual([]);
    },
  );
});

describe('a code frame', () => {
  it('cuts long lines around the place and shows no control characters', () => {
    const text = `${'x'.repeat(300)}\u001b[31mHERE${'y'.repeat(300)}`;
    const [line = '', carets = ''] = codeFrame(text, { line: 1, column: 306, endLine: 1, endColumn: 310 }).split('\n');
    expect(line.length).toBeLessThan(115);
    expect(line).not.toContain('\u001b');
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
  });

  it('is no wider where letters are, and begins and ends between letters', () => {
    const text = `${'山の静けさ'.repeat(40)}HERE${'ที่นี่'.repeat(200)}`;
    const [line = '', carets = ''] = codeFrame(text, { line: 1, column: 201, endLine: 1, endColumn: 205 }).split('\n');
    expect(line).toMatch(/^ {3}1 \| ….{10}HERE(?:ที่นี่){38}…$/);
    expect(carets).toBe(`     | ${' '.repeat(21)}^^^^`);
    const [, below = ''] = codeFrame('あ\u3000x', { line: 1, column: 3, endLine: 1, endColumn: 4 }).split('\n');
    expect(below).toBe('     |    ^');
  });

  it('counts the columns that letters take', () => {
    const [, carets = ''] = codeFrame('𠮷 ที่ x', { line: 1, column: 8, endLine: 1, endColumn: 9 }).split('\n');
    expect(carets.indexOf('^') - carets.indexOf('|')).toBe('| '.length + 2 + 1 + 1 + 1);
  });
});
