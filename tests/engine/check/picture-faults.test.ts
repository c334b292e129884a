import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { limitFilters } from '../../../src/engine/build/drawing/limit-filters.ts';
import { sizeOfImage } from '../../../src/engine/site/files/image-sizes.ts';
import { pictureFault } from '../../../src/engine/site/files/picture-faults.ts';
import { PICTURE_FORMATS } from '../../../src/engine/site/files/public-files.ts';
import { PHOTO } from '../../../src/model/diagnostics/example.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';
import { reported } from '../../support/checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { PROJECT } from '../../support/places.ts';
import { photograph } from '../../support/photograph.ts';
import { EVERYTHING } from '../../support/night.ts';

const faultOf = (name: string, content: Uint8Array | string): string | undefined =>
  pictureFault(memoryFiles({ [name]: content }), name);

/** A drawing that says that it is one, without which browsers show nothing of it. */
const named = (svg: string): string =>
  svg.replace(/<svg(?=[ >])/g, '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"');

/** All pictures that lie in a folder. */
const picturesIn = (folder: string): { name: string; bytes: Uint8Array }[] =>
  fs
    .readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => PICTURE_FORMATS.includes(path.extname(name).slice(1)))
    .map((name) => ({ name, bytes: fs.readFileSync(path.join(PROJECT, folder, name)) }));

test.each([
  ['/images/IMG_1234.HEIC', 'image/unknown-format'],
  ['/images/img-1234.jpg', 'image/unreadable'],
])('of a photograph in the format of iPhones it is said once that it has to be another: %s', (src, code) => {
  const site = smallSite({ checks: {} });
  const photo = new Uint8Array(300 * 1024);
  photo.set(new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'));
  site.write(`public${src}`, photo);
  site.write('pages/a.json', pageOf('A', [{ type: 'hero', heading: 'A', image: { src, alt: '' } }]));
  const found = reported(readSite(site.root)).filter(({ file }) => file === 'pages/a.json');
  site.remove();
  expect(found.flatMap((each) => (each.code.startsWith('image/') ? each.code : []))).toEqual([code]);
});

describe('a picture whose name has other letters', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path stroke="#4A7" d="M0 0h8"/></svg>';
  const toldOf = (src: string, ...files: string[]) => {
    const site = smallSite({ checks: { 'image/unused': 'off' } });
    for (const file of files) site.write(`public${file}`, drawing);
    site.write('pages/a.json', pageOf('A', [{ type: 'hero', heading: 'A', image: { src, alt: '' } }]));
    const found = reported(readSite(site.root)).filter(({ code }) => code.startsWith('image/'));
    site.remove();
    return found.map(({ code, args }) => ({ code, args }));
  };

  test('is told with a name that is plainer, where there is one', () => {
    const [named] = toldOf('/images/Kirsch Blüte.svg', '/images/Kirsch Blüte.svg');
    expect(named).toMatchObject({ code: 'image/bad-name', args: { closest: 'public/images/kirsch-bluete.svg' } });
    const [other] = toldOf('/images/桜.svg', '/images/桜.svg');
    expect(other).toEqual({ code: 'image/bad-name', args: { src: '/images/桜.svg' } });
  });

  test.each(['/images/rom nr#1.svg', '/images/rom nr 1?.svg'])(
    '%s is to be renamed, as no address has its signs',
    (src) => {
      expect(toldOf(src, src)).toEqual([
        { code: 'image/bad-address', args: { src, outside: false, closest: 'public/images/rom-nr-1.svg' } },
      ]);
    },
  );

  test.each([
    ['/images/IMG_2041.jpg', '/images/IMG_2041.HEIC', { unshown: '/images/IMG_2041.HEIC' }],
    ['/images/plan.png', '/images/plan.tif', { unshown: '/images/plan.tif' }],
    ['/images/stue', '/images/stue.svg', { suggestion: '/images/stue.svg' }],
    ['/images/stue.jpg', '/images/stue.jpg.svg', { suggestion: '/images/stue.jpg.svg' }],
  ])('%s is told with %s, which lies there', (src, file, args) => {
    const [told] = toldOf(src, file);
    expect(told).toMatchObject({ code: 'image/missing-file', args });
  });

  test('is not published where it is hidden, and is not to be put there once more', () => {
    const [told] = toldOf('/images/.hus.svg', '/images/.hus.svg');
    expect(told).toMatchObject({ code: 'image/missing-file', args: { kept: true } });
  });

  test('is found out where its accents are stored apart from their letters', () => {
    const args = { suggestion: '/images/cafe\u0301.svg', accents: true, capitals: false };
    expect(toldOf('/images/caf\u00e9.svg', '/images/cafe\u0301.svg')).toContainEqual({
      code: 'image/missing-file',
      args: expect.objectContaining(args) as unknown,
    });
  });

  test.each([
    ['TEAM.SVG', '/images/us/team.svg'],
    [' team.svg', '/images/us/team.svg'],
    ['team.svg?version=2026-11-26#top', '/images/us/team.svg'],
    ['../../public/us.svg', '/us.svg'],
    ['https://example.com/team.svg', undefined],
    ['terms.svg', undefined],
  ])('%s is told with the picture that was meant, and with nothing else that lies there: %s', (src, suggestion) => {
    const [told] = toldOf(src, '/us.svg', '/images/us/us.svg', '/images/us/team.svg', '/terms.svg.txt');
    expect(told).toMatchObject({ code: 'image/bad-address', args: { suggestion } });
  });
});

describe('a picture that browsers show', () => {
  test('is sound, and half of it is not: a drawing, a picture of it', () => {
    const pictures = ['public', 'tests/fixtures/site/public'].flatMap(picturesIn);
    expect(pictures.length).toBeGreaterThan(50);
    for (const { name, bytes } of pictures) {
      expect(faultOf(name, bytes), name).toBeUndefined();
      expect(faultOf(name, bytes.subarray(0, bytes.length / 2)), name).toBe('cut');
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is sound, and half of it is not: %s', async (format) => {
    const small = await photograph(32, 20);
    const bytes = await sharp(small)
      .withExif({ IFD0: { Artist: '\u00ff\u00d9' } })
      .toFormat(format)
      .toBuffer();
    expect(faultOf(`a.${format}`, bytes)).toBeUndefined();
    expect(faultOf(`a.${format}`, bytes.subarray(0, bytes.length * 0.9))).toBe('cut');
  });

  test.each([
    ['a.jpg', 'of another format', PHOTO],
    [
      'a.svg',
      'with a comment behind it',
      named('<?xml version="1.0"?><svg viewBox="0 0 9 9"><g/></svg>\n<!-- made by hand -->\n'),
    ],
    ['a.svg', 'of one element', named('<!-- nothing --><svg width="9" height="9"/>')],
    ['a.png', 'with more behind it', Uint8Array.from([...PHOTO, 0, 0, 0])],
  ])('%s %s is sound', (name, _, content) => expect(faultOf(name, content)).toBeUndefined());
});

test.each([
  ['a.png', '', 'empty'],
  ['a.png', '<!doctype html><title>Not found</title>', 'other'],
  ['a.svg', '<!doctype html><svg viewBox="0 0 9 9"></svg>', 'other'],
  ['a.svg', PHOTO, 'other'],
  ['a.png', '<svg viewBox="0 0 9 9"></svg>', 'other'],
  ['a.jpg', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'heic'],
  ['a.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/>', 'cut'],
  ['a.svg', named('<svg><path d="M0 0h9"/></svg>'), 'sizeless'],
])('%s with %j is not: %s', (name, content, fault) => expect(faultOf(name, content)).toBe(fault));

test.each(
  [
    '<svg viewBox="0,0,100,50"><g/></svg>',
    "<svg viewBox=' 0, 0, 100, 50 '/>",
    '<svg viewBox = "0 0 100 50"><g/></svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><svg:g/></svg:svg>',
    '<!-- <svg width="1"> --><svg viewBox="0 0 100 50"><g/></svg>',
    '<svg width="100" height="50"><svg viewBox="0,0,9,9"/></svg>',
  ].map(named),
)('the drawing %s has a size', (content) => {
  expect(faultOf('a.svg', content)).toBeUndefined();
  expect(sizeOfImage(memoryFiles({ 'a.svg': content }), 'a.svg')).toMatchObject({ width: 100, height: 50 });
});

test('a drawing whose box has no numbers has no size', () => {
  expect(faultOf('a.svg', named('<svg viewBox="none"><g/></svg>'))).toBe('sizeless');
});

describe('a drawing as XML has it', () => {
  const drawn = (within: string, before = ''): string => named(`${before}<svg viewBox="0 0 9 9">${within}</svg>`);

  test.each([
    ['what a style holds', drawn('<style><![CDATA[.a > .b { fill: red }]]></style>')],
    ['names of its own', drawn('<g fill="&red;"/>', '<!DOCTYPE svg [\n<!ENTITY red "#f00">\n]>')],
    [
      'a namespace under a name of its own, as Illustrator writes it',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]><svg xmlns="&ns_svg;" viewBox="0 0 9 9"/>',
    ],
    ['what programs keep for themselves', drawn('<i:pgf xmlns:i="x" id="a">b</i:pgf><?keep this?><!-- and - that -->')],
    ['a name for another file', drawn('<title>&f;</title>', '<!DOCTYPE svg [<!ENTITY f SYSTEM "f.txt">]>')],
    ['signs by their numbers', drawn('<title>Hus &amp; hage &#230; &#xE6;</title>')],
  ])('may have %s', (_, content) => expect(faultOf('a.svg', content)).toBeUndefined());

  test.each([
    ['a loose sign', drawn('<title>Hus & hage</title>')],
    ['a name of HTML', drawn('<text>Hus&nbsp;hage</text>')],
    ['an element without an end', drawn('<g>')],
    ['an end of another', drawn('<linearGradient></lineargradient>')],
    ['a value without quotes', drawn('<g fill=red></g>')],
    ['a name without a value', drawn('<g hidden></g>')],
    ['a bracket in a value', drawn('<g id="a<b"/>')],
    ['a name twice', drawn('<g fill="red" fill="blue"/>')],
    ['a prefix that nothing explains', drawn('<g inkscape:label="Hus"/>')],
    ['a declaration behind a line', drawn('', '\n<?xml version="1.0"?>')],
    ['two roots', `${drawn('')}${drawn('')}`],
    ['a sign that nobody sees', drawn('<title>a\u0002b</title>')],
    ['two hyphens in a comment', drawn('<!-- a -- b -->')],
    ['letters of another encoding', Buffer.from(drawn('<title>Bølgen</title>'), 'latin1')],
  ])('cannot have %s', (_, content) => expect(faultOf('a.svg', content)).toBe('malformed'));

  test.each(['<svg viewBox="0 0 9 9"/>', '<svg xmlns="https://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'])(
    'says that it is one: %s does not',
    (content) => expect(faultOf('a.svg', content)).toBe('nameless'),
  );
});

describe('a drawing that shows its own parts', () => {
  /** Each level shows the one below it so often. */
  const shown = (levels: number, times: number, reference = (part: string) => `<use href="#${part}"/>`): string => {
    const part = (_: unknown, level: number) => `<g id="p${level + 1}">${reference(`p${level}`).repeat(times)}</g>`;
    const parts = Array.from({ length: levels }, part).toReversed().join('');
    return named(
      `<svg viewBox="0 0 9 9"><defs>${parts}<path id="p0" d="M0 0h9"/></defs>${reference(`p${levels}`)}</svg>`,
    );
  };

  const often = (elements: number, times: number): string =>
    named(
      `<svg viewBox="0 0 9 9"><defs><g id="a">${'<path d="M0 0h9"/>'.repeat(elements)}</g></defs>${'<use href="#a"/>'.repeat(times)}</svg>`,
    );

  test.each([
    ['once', shown(1, 100)],
    ['often', often(100, 100)],
    ['by a few levels', shown(3, 20)],
    [
      'as colors',
      named(
        `<svg viewBox="0 0 9 9"><linearGradient id="a">${'<stop/>'.repeat(9)}</linearGradient>${'<path fill="url(#a)"/>'.repeat(30_000)}</svg>`,
      ),
    ],
    ['in itself', shown(2, 10).replace('<path id="p0" d="M0 0h9"/>', '<g id="p0"><use href="#p2"/></g>')],
  ])('%s is sound', (_, content) => expect(faultOf('a.svg', content)).toBeUndefined());

  test.each([
    ['by ten levels', shown(10, 10)],
    [
      'outside of the place for them',
      shown(10, 10).replace('<defs>', '<defs/><g>').replace('</defs>', '</g><defs></defs>'),
    ],
    ['as a thousand elements a thousand times', often(1000, 1000)],
    ['by many small ones', shown(40, 2)],
    ['by patterns', shown(10, 10, (part) => `<path fill="url(#${part})"/>`)],
    ['by another name', shown(10, 10, (part) => `<use xlink:href = ' #${part}'/>`)],
    ['in a chain that is too long for anything that follows it', shown(5000, 1)],
  ])('%s has no end', (_, content) => {
    expect(faultOf('a.svg', content)).toBe('endless');
    expect(() => limitFilters(content)).toThrow('over and over');
  });
});

/** How often what is begun has no end: by night so often that every walk which begins anew with each takes minutes. */
const TIMES = EVERYTHING ? 1_000_000 : 100_000;

/** A drawing in which something is begun that has no end. */
const begun = (what: string, before = ''): string => `<svg viewBox="0 0 9 9"${before}>${what.repeat(TIMES)}`;

test.each([
  ['comments', begun('<!--'), 'cut'],
  ['comments behind its end', `${begun('', '/')}${'</svg><!--'.repeat(TIMES / 2)}`, 'cut'],
  ['comments in it', named(`${begun('')}<!--${'<!-- '.repeat(TIMES / 2)}--></svg>`), 'malformed'],
  ['signs in a comment', named(`${begun('')}<!--${'- '.repeat(TIMES)}--></svg>`), undefined],
  ['roots', `${begun('<svg ')}</svg>`, 'malformed'],
  ['places for parts', `${begun('<defs>')}${'<use href="#a"/>'.repeat(30)}</svg>`, 'malformed'],
  ['spaces before a sign', named(`${begun('', ' '.repeat(TIMES))}</svg>`), undefined],
])('a drawing with very many %s is walked once', (_, content, fault) => {
  expect(faultOf('a.svg', content)).toBe(fault);
});

test.each([
  ['roots', '<svg <feMorphology'],
  ['filters', '<feMorphology '],
  ['spaces behind a number of layers', ' '],
])('a drawing with very many %s is made quick at once', (_, begins) => {
  const drawing = (layers: number): string => `<svg><feTurbulence numOctaves="${layers}"/>${begins.repeat(TIMES)}`;
  expect(limitFilters(drawing(99)) === drawing(9)).toBe(true);
});

test.each([
  [16_383, 16_383, undefined],
  [65_000, 65_000, 'huge'],
])('a PNG of %i times %i pixels in a few bytes is %s', (width, height, fault) => {
  const bytes = Buffer.from(PHOTO);
  // They stand behind the signature and the name of the first part.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  expect(faultOf('a.png', bytes)).toBe(fault);
});

test('a folder of pictures that cannot be opened is told as that', () => {
  const site = smallSite();
  site.write('public/images/a/b.svg', '<svg/>');
  const content = readSite(site.root);
  const list = (folder: string) => (folder === 'public/images' ? undefined : content.source.list(folder));
  expect(reported({ ...content, source: { ...content.source, list } })).toContainEqual(
    expect.objectContaining({
      file: 'public/images',
      code: 'public/not-published',
      args: { address: '/images', reason: 'denied' },
    }),
  );
  site.remove();
});
