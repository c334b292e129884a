import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../../src/engine/brand/look.ts';
import { balancedLines, withShortWords } from '../../../src/engine/build/social/balanced-lines.ts';
import { cardSvg } from '../../../src/engine/build/social/card-svg.ts';
import { socialPictureMaker } from '../../../src/engine/build/social/social-picture-maker.ts';
import { socialCardOf, type SocialCard } from '../../../src/engine/build/social/social-card.ts';
import { socialPicture } from '../../../src/engine/build/social/social-picture.ts';
import { runsOf, typefacesOf } from '../../../src/engine/build/social/typefaces.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { writeCachedFile } from '../../../src/engine/disk/cache/cached-file.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { drawnWordsIn } from '../../../src/engine/site/files/drawn-words.ts';
import { socialImageOf } from '../../../src/engine/site/files/social-image.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { isDrawnLetter } from '../../../src/engine/site/wording/drawn-letters.ts';
import { pictureWords } from '../../../src/engine/site/wording/picture-words.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';
import { PHOTO } from '../../../src/model/diagnostics/example.ts';
import type { ResolvedPage, ResolvedSite } from '../../../src/model/page/types.ts';
import { resolved } from '../../support/bundle.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const FONT = '/fonts/quay-grotesk.woff2';
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20"/></svg>';
const source = (mark = MARK) =>
  memoryFiles({
    'public/mark.svg': mark,
    [`public${FONT}`]: fs.readFileSync(path.join(FIXTURE_ROOT, `public${FONT}`)),
  });
const site = {
  name: 'Spoke & Chain',
  basePath: '',
  look: lookOf(),
  mark: { src: '/mark.svg', alt: '' },
} as ResolvedSite;
const withFont = { ...site, font: { family: 'Quay Grotesk', file: FONT } } as ResolvedSite;
const page = (heading: string) => ({ title: 'Home', blocks: [{ type: 'hero', heading }] }) as unknown as ResolvedPage;
const picture = (heading: string, of = site, files = source()): Promise<Uint8Array> =>
  socialPicture(page(heading), of, files, typefacesOf(files, of));

const CARD: SocialCard = { title: '', name: 'Korn', ground: '#FFFFFF', ink: '#111111', isRightToLeft: false };
/** What a card says line by line, and the size of its title. */
function titleIn(
  card: Partial<SocialCard>,
  faces = typefacesOf(source(), withFont),
): { size: number; lines: string[] } {
  const texts = [...cardSvg({ ...CARD, ...card }, faces).matchAll(/<text[^>]*font-size="(\d+)"[^>]*>(.*?)<\/text>/g)];
  const lines = texts.map(([, , line = '']) => line.replaceAll(/<[^>]+>/g, ''));
  return { size: Number(texts[0]?.[1]), lines: lines.slice(0, -1) };
}

describe('the picture that stands for a page', () => {
  it('has the size that networks ask for, and is the same each time', async () => {
    const first = await picture('Bring the squeak');
    expect(imageSize(first)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(Buffer.from(first).equals(await picture('Bring the squeak'))).toBe(true);
  });

  it('draws the letters of a mark', async () => {
    const [plain, lettered] = [MARK, MARK.replace('</svg>', '<text x="9" y="30" fill="#fff">K</text></svg>')];
    expect(await picture('Bread', site, source(plain))).not.toEqual(await picture('Bread', site, source(lettered)));
  });

  it('says with which words it was drawn, and one of the owner says nothing', async () => {
    const own = fs.readFileSync(path.join(FIXTURE_ROOT, 'public/favicon.ico'));
    const files = memoryFiles({
      'drawn.png': await picture('Räder &  Ketten\u00AD'),
      'own.png': PHOTO,
      'icon.png': own,
    });
    expect(drawnWordsIn(files, 'drawn.png')).toEqual({ title: 'Räder & Ketten', name: 'Spoke & Chain' });
    expect(['own.png', 'icon.png', 'none.png'].map((file) => drawnWordsIn(files, file))).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('has the words that the checker looks for in it, in every language and wherever they stand', () => {
    const root = smallSite();
    const shown = (name: string) => ({ type: 'shared', name });
    root.write('pages/_shared/top.json', {
      version: 1,
      block: { type: 'hero', heading: 'Since {site.facts.founded}' },
    });
    root.write('pages/shared.json', pageOf('Shared', [{ type: 'prose', body: 'Before.' }, shown('top')]));
    root.write('pages/plain.json', pageOf('Of {site.name}', [{ type: 'prose', body: 'No hero.' }]));
    for (const site of [root.root, path.join(PROJECT, 'examples/nasma')]) {
      const content = readSite(site);
      const pages = [...content.documents.values()].filter(({ kind }) => kind === 'page');
      const all = resolved(site, { drafts: true });
      const drawn = pages.map(({ address }) => {
        const page = all.page(address)!;
        const { title, name } = socialCardOf(page, all.siteAt(page), content.source);
        return { title, name };
      });
      expect(pages.map((page) => pictureWords(content, page).words)).toEqual(drawn);
    }
    root.remove();
  });

  it('is drawn in a moment, whatever the filters of its drawing ask for', async () => {
    const slow = '<filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="2000000000"/></filter>';
    const drawing = MARK.replace('</svg>', `${slow}<rect width="9" height="9" filter="url(#f)"/></svg>`);
    expect(await socialPicture(page('Wheels'), site, source(drawing), typefacesOf(source(), site))).toBeDefined();
  });

  it('is refused when there is no font with its letters, with what to do', async () => {
    await expect(picture('Bread 面包')).rejects.toThrow(/letters "面包"\. Name a font file that has them as "font"/);
  });
});

describe('a build that draws', () => {
  const cache = tempFolder();
  const asking = { ...site, url: 'https://www.example.com', sharing: { pictures: true } } as ResolvedSite;
  const at = (address: string, image = address.slice(1)): ResolvedPage =>
    ({ ...page('Wheels'), path: address, head: { image: `${asking.url}/images/social/${image}.png` } }) as ResolvedPage;
  const files = (own = {}) => memoryFiles({ 'public/mark.svg': MARK, ...own });
  const made = (of: ResolvedPage, { site = asking, own = {} } = {}) =>
    socialPictureMaker({ content: { source: files(own), documents: new Map() } as unknown as SiteContent, cache })(
      of,
      site,
    );

  it('makes the picture of a page once, and keeps it', async () => {
    const first = made(at('/wheels'));
    expect(first?.name).toBe('images/social/wheels.png');
    expect(imageSize(await first!.bytes())).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(fs.readdirSync(cache)).toHaveLength(1);
    const [kept = ''] = fs.readdirSync(cache);
    const file = path.join(cache, kept);
    writeCachedFile(file, Buffer.from('kept'));
    expect(Buffer.from(await made(at('/wheels'))!.bytes()).toString()).toBe('kept');
    // Where power fails, files may be left with a part of it.
    fs.truncateSync(file, fs.statSync(file).size - 1);
    expect(imageSize(await made(at('/wheels'))!.bytes())).toMatchObject({ type: 'png' });
  });

  it('leaves a page its own picture, that of the owner, and that of the page whose other address it is', async () => {
    expect(made({ ...at('/wheels'), head: { image: `${asking.url}/images/wheel.png` } } as ResolvedPage)).toBe(
      undefined,
    );
    expect(made(at('/wheels'), { own: { 'public/images/social/wheels.png': 'own' } })).toBe(undefined);
    expect(made(at('/wheels/page/2', 'wheels'))).toBe(undefined);
    expect(made(at('/wheels'), { site: { ...asking, sharing: {} } as ResolvedSite })).toBe(undefined);
  });

  it('has a name for each: another one only where two pages would have the same', () => {
    const root = smallSite();
    const addresses = ['/a/b', '/a-b', '/a/b-c', '/a-b/c', '/home', '/a/d'];
    for (const address of addresses) root.write(`pages${address}.json`, pageOf('A', []));
    const content = readSite(root.root);
    const names = ['/', ...addresses].map((address) => socialImageOf(content, address).split('/').at(-1));
    expect(names).toEqual(['home_.png', 'a_b.png', 'a-b.png', 'a_b-c.png', 'a-b_c.png', 'home.png', 'a-d.png']);
    root.remove();
  });

  it('says which page has letters that no font has', async () => {
    const strange = { ...at('/bread'), ...page('面包') } as ResolvedPage;
    await expect(made(strange)!.bytes()).rejects.toThrow(
      /page "\/bread" cannot be drawn\. No font here has the letters/,
    );
  });
});

describe('letters', () => {
  const noLetters = (more: object, heading: string, files: Record<string, string> = {}) => {
    const made = smallSite({ sharing: { pictures: true }, ...more });
    made.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading }]));
    made.write('pages/a.json', pageOf('A', [{ type: 'hero', heading }]));
    for (const [file, text] of Object.entries(files)) made.write(file, text);
    const found = checkContent(readSite(made.root)).filter(({ code }) => code === 'image/no-letters');
    made.remove();
    return found.map(({ file, location, args }) => [
      file,
      location.path?.join('.'),
      (args as { letters: string }).letters,
    ]);
  };

  it('that no font here has are told of before a build: those of a language once, others where they stand', () => {
    const once = [['pages/_site.json', 'sharing.pictures', 'שלום']];
    expect(noLetters({ lang: 'he' }, 'שלום')).toEqual(once);
    expect(noLetters({ name: 'שלום' }, 'Hello')).toEqual(once);
    expect(noLetters({ lang: 'he' }, 'Shalom')).toEqual([]);
    expect(noLetters({}, 'שלום')).toEqual([
      ['pages/a.json', 'blocks.0.heading', 'שלום'],
      ['pages/index.json', 'blocks.0.heading', 'שלום'],
    ]);
  });

  it('are no matter where nothing is drawn, or a picture or a font of the owner is there', () => {
    expect(noLetters({ sharing: {} }, 'שלום')).toEqual([]);
    expect(noLetters({ font: { family: 'Own', file: '/fonts/own.woff2' } }, 'שלום')).toEqual([]);
    const pictures = { 'public/images/social/home.png': 'own', 'public/images/social/a.png': 'own' };
    expect(noLetters({ lang: 'he' }, 'שלום', pictures)).toEqual([]);
  });

  it('that the checker knows are those of the fonts', () => {
    const faces = typefacesOf(source(), site);
    const codes = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
    const differing = codes
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => isDrawnLetter(letter) !== faces.some((face) => face.has(letter)));
    expect(differing).toEqual([]);
  });
});

describe('its title', () => {
  it('is large when it is short, and smaller the longer it is', () => {
    expect(titleIn({ title: 'Prices' })).toEqual({ size: 84, lines: ['Prices'] });
    const long =
      'What we do when a wheel has gone out of true, and what you can do yourself before you come to us on the quay';
    const { size, lines } = titleIn({ title: long, drawing: MARK });
    expect(size).toBeLessThan(64);
    expect(lines.join(' ')).toBe(long);
  });

  it('never leaves its column: a long German word makes it smaller, and is cut at last', () => {
    expect(titleIn({ title: 'Datenschutzerklärungen', drawing: MARK }).lines).toHaveLength(1);
    const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const { lines } = titleIn({ title: endless, drawing: MARK });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(endless);
  });

  it('begins at the right where it is written from there', () => {
    const svg = cardSvg({ ...CARD, title: 'سماء صافية', isRightToLeft: true }, typefacesOf(source(), site));
    expect(svg).toContain('x="1128"');
    expect(svg).toContain('text-anchor="end"');
  });
});

describe('a text', () => {
  it('is set in the first typeface that has its letters', () => {
    const { runs, missing } = runsOf('Wheels, колёса, عجلات 輪', typefacesOf(source(), withFont));
    expect(runs.map(({ text, face }) => [face.family, text])).toEqual([
      ['Instrument Sans', 'Wheels, '],
      ['Card Sans', 'колёса, '],
      ['Card Arabic', 'عجلات '],
    ]);
    expect(missing).toBe('輪');
  });

  const byLetters = (text: string): number => text.length;

  it('is broken into lines of about one length', () => {
    expect(balancedLines('one two three four five', 19, byLetters)).toEqual(['one two three', 'four five']);
    expect(balancedLines('aaaa bbbb cccc dddd', 15, byLetters)).toEqual(['aaaa bbbb', 'cccc dddd']);
    expect(balancedLines('short', 19, byLetters)).toEqual(['short']);
  });

  it('is broken between words where a script has no spaces: no sign and no ending begins a line', () => {
    expect(balancedLines('山の静けさに、湯けむりの「宿」。', 9, byLetters)).toEqual([
      '山の静けさに、',
      '湯けむりの「宿」。',
    ]);
    expect(balancedLines('LINEで簡単予約', 6, byLetters)).toEqual(['LINEで', '簡単予約']);
    expect(balancedLines('รอยยิ้มที่มั่นใจ', 12, byLetters)).toHaveLength(2);
  });

  it('is cut between letters where one word is wider than all', () => {
    expect(withShortWords('an extraordinary one', 6, byLetters)).toBe('an extrao rdinar y one');
  });
});
