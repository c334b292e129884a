import { describe, expect, it } from 'vitest';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { reported } from '../../support/checked.ts';
import { readFiles, type SiteFiles } from '../../support/files.ts';
import { fixtureFiles } from '../../support/sites/code-fixtures.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

/** The name as keyboards write it, and with its accents apart, as macOS used to store it. */
const CAFE = 'Café.pdf'.normalize('NFC');
const APART = CAFE.normalize('NFD');

/** A small site with a page that has a button, and files in its public folder. */
const siteWith = (href: string, ...names: string[]): SiteFiles => ({
  ...fixtureFiles('page/no-hero'),
  'pages/page.json': JSON.stringify(
    pageOf('Page', [
      { type: 'hero', heading: 'Page' },
      { type: 'cta', heading: 'The list', actions: [{ label: 'Read the list', href }] },
    ]),
  ),
  ...Object.fromEntries(names.map((name) => [`public/${name}`, 'x'])),
});

const saidOf = (files: SiteFiles): [code: string, hint: string][] =>
  reported(readFiles(files))
    .filter(({ code }) => /^(?:link|public)\//.test(code))
    .map(({ code, hint }) => [code, hint]);

const hrefAfter = (files: SiteFiles): string | undefined => {
  const text = fixContent(readFiles(files)).fixed.find(({ file }) => file === 'pages/page.json')?.text;
  return /"href": "([^"]*)"/.exec(text ?? '')?.[1];
};

describe('a link to a file', () => {
  it.each([
    [`/files/${CAFE}`, CAFE, '/files/Caf%C3%A9.pdf'],
    [`files/${CAFE}`, CAFE, '/files/Caf%C3%A9.pdf'],
    ['/files/price list.pdf', 'price list.pdf', '/files/price%20list.pdf'],
    ['/files/Pris #1.pdf', 'Pris #1.pdf', '/files/Pris%20%231.pdf'],
    ['/files/price%20list.pdf', 'Price list.pdf', '/files/Price%20list.pdf'],
  ])('is written as browsers ask for it, by fix: %s', (href, name, expected) => {
    expect(hrefAfter(siteWith(href, `files/${name}`))).toBe(expected);
  });

  it.each([
    ['/files/geschäftsbericht.pdf', 'files/geschaeftsbericht.pdf'],
    ['/files/Preise 2027.pdf', 'files/preise-2027.pdf'],
  ])('is told with the one that is there, and left: %s', (href, name) => {
    const files = siteWith(href, name);
    expect(saidOf(files)).toEqual([['link/bad-address', `Did you mean "/${name}"?`]]);
    expect(hrefAfter(files)).toBe(href);
  });

  it('whose name looks the same is told what to do about the file, and left', () => {
    const files = siteWith(encodeURI(`/files/${CAFE}`), `files/${APART}`);
    expect(saidOf(files)).toEqual([
      ['link/missing-file', expect.stringMatching(/looks the same: .* Give it a name of plain letters/)],
    ]);
    expect(hrefAfter(files)).toBe(encodeURI(`/files/${CAFE}`));
  });
});

it('a video whose name looks the same is told what to do about the file, and left', () => {
  const [written, stored] = ['NFC', 'NFD'].map((form) => `/videos/${CAFE.replace('pdf', 'mp4').normalize(form)}`);
  const page = pageOf('Page', [
    { type: 'hero', heading: 'Page' },
    { type: 'video', title: 'A tour', silent: true, src: written },
  ]);
  const files = { ...siteWith('/'), 'pages/page.json': JSON.stringify(page), [`public${stored}`]: 'x' };
  const told = reported(readFiles(files)).filter(({ code }) => code.startsWith('video/'));
  expect(told).toMatchObject([{ code: 'video/missing-file', hint: expect.stringMatching(/Give it a name of plain/) }]);
  expect(told.flatMap(({ suggestions = [] }) => suggestions)).toEqual([]);
});

describe('a file of the same name in another folder', () => {
  const CAFE_JPG = CAFE.replace('pdf', 'jpg');
  const pictureSite = (src: string, ...names: string[]): SiteFiles => ({
    ...siteWith('/', ...names),
    'pages/page.json': JSON.stringify(
      pageOf('Page', [
        { type: 'hero', heading: 'Page' },
        { type: 'split', heading: 'Our café', body: 'Come in.', image: { src, alt: 'Our café' } },
      ]),
    ),
  });
  const meantIn = (files: SiteFiles): unknown[] =>
    reported(readFiles(files)).flatMap(({ code, args }) =>
      code.endsWith('/missing-file') ? [(args as { suggestion?: string }).suggestion] : [],
    );

  it('is the one that was meant, be its accents stored apart', () => {
    const apart = `/images/of our team/${CAFE_JPG.normalize('NFD')}`;
    expect(meantIn(pictureSite(`/images/${CAFE_JPG}`, apart.slice(1)))).toEqual([apart]);
    expect(meantIn(siteWith(encodeURI(`/files/${CAFE}`), `downloads/of/2026/${APART}`))).toEqual([
      encodeURI(`/downloads/of/2026/${APART}`),
    ]);
  });

  it('is none that only lies in the same folder', () => {
    expect(meantIn(pictureSite('/images/kot.jpg', 'images/lost.svg'))).toEqual([undefined]);
    expect(meantIn(pictureSite('/images/lots.jpg', 'images/lost.svg'))).toEqual(['/images/lost.svg']);
  });

  it('is left to the author where there are two', () => {
    const folders = ['prices-of-2025', 'prices-of-2026'];
    expect(meantIn(siteWith('/files/a.pdf', ...folders.map((folder) => `${folder}/a.pdf`)))).toEqual([undefined]);
    expect(meantIn(pictureSite('/images/a.jpg', ...folders.map((folder) => `${folder}/a.jpg`)))).toEqual([undefined]);
  });
});

describe('twins in the public folder', () => {
  it.each([
    [[`files/${CAFE}`, `files/${APART}`], 'public/twin-name', 'Give one of the two another name'],
    [['files/a.pdf', 'Files/a.pdf', 'Files/b.pdf'], 'public/twin-name', 'Put all into one of the two'],
  ])('are told once: %j', (names, code, hint) => {
    expect(saidOf(siteWith('/', ...names))).toEqual([[code, expect.stringContaining(hint)]]);
  });
});
