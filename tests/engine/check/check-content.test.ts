import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { reported } from '../../support/checked.ts';
import { codeFrame } from '../../../src/engine/report/code-frame.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { readDocument } from '../../../src/engine/read/read-content.ts';
import { CODE_FIXTURES } from '../../support/sites/code-fixtures.ts';
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
