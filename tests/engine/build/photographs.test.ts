import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sharpNotice } from '../../../src/engine/build/pictures/sharp-notice.ts';
import { sourcesOf } from '../../../src/engine/build/pictures/copies.ts';
import { photographsIn, type Photograph } from '../../../src/engine/build/pictures/photographs.ts';
import { pictureFiles } from '../../../src/engine/build/pictures/picture-files.ts';
import { prepareFiles } from '../../../src/engine/build/pictures/prepare-files.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { sizeOfImage } from '../../../src/engine/site/files/image-sizes.ts';
import { copyWidths, photographAt, shownPictures } from '../../../src/engine/site/files/photographs.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';
import { buildChecked } from '../../support/sites/build-checked.ts';
import { reported } from '../../support/checked.ts';
import { runs } from '../../support/night.ts';
import { PROJECT } from '../../support/places.ts';
import { photograph, uprightPhotograph } from '../../support/photograph.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const site = smallSite({ basePath: '/shop' });
afterAll(() => site.remove());
const PHOTO = await photograph(560, 100);
const UPRIGHT = await uprightPhotograph(500, 140);
const files = (of: Record<string, Uint8Array>) => memoryFiles(of, PROJECT);
const source = files({ 'public/images/a.jpg': PHOTO, 'public/images/upright.jpg': UPRIGHT });
const found = (address: string, from = source): Photograph => photographsIn(from)(address) as Photograph;

/** The files that are made of a photograph, by name, kept in a folder of that name. */
async function made(of: Photograph, cache: string, from = source): Promise<Map<string, Uint8Array>> {
  const all = new Map(pictureFiles(from, of, path.join(site.root, cache)));
  await prepareFiles(all, { has: () => false });
  return new Map([...all].map(([name, { bytes }]) => [name, bytes() as Uint8Array]));
}

describe('a picture of which there are copies', () => {
  const isPhotograph = (file: string, bytes: Uint8Array): boolean =>
    photographAt(files({ [`public${file}`]: bytes }), file) !== undefined;

  it('is larger than pages draw it', async () => {
    expect(isPhotograph('/images/a.jpg', PHOTO)).toBe(true);
    expect(isPhotograph('/images/narrow.jpg', await photograph(400, 560))).toBe(false);
    expect(isPhotograph('/images/light.jpg', await photograph(560, 100, { quality: 1 }))).toBe(false);
  });

  it('is no drawing, does not move, and is not for social networks', async () => {
    const frames = await sharp([PHOTO, await sharp(PHOTO).flop().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(isPhotograph('/images/moves.webp', frames)).toBe(false);
    const gif = await sharp(frames, { animated: true }).gif().toBuffer();
    expect(isPhotograph('/images/a-gif-called.jpg', gif)).toBe(false);
    expect(isPhotograph('/images/social/a.jpg', PHOTO)).toBe(false);
    expect(isPhotograph('/images/a.svg', PHOTO)).toBe(false);
    expect(isPhotograph('/images/none.jpg', new Uint8Array(50_000))).toBe(false);
  });

  it('is shown by a page: not only by others that link to it', async () => {
    site.write('public/images/team.jpg', '');
    const hero = {
      type: 'hero',
      heading: 'Us',
      image: { src: '/images/team.jpg', alt: '', phone: '/images/phone.jpg' },
    };
    site.write('pages/us.json', {
      ...pageOf('Us', [hero]),
      seo: { description: 'Who we are.', image: { src: '/images/linked.jpg', alt: '' } },
    });
    expect(shownPictures(readSite(site.root).documents.values())).toEqual(['/images/phone.jpg', '/images/team.jpg']);
    fs.rmSync(path.join(site.root, 'pages/us.json'));
    fs.rmSync(path.join(site.root, 'public/images/team.jpg'));
  });
});

/** The header of a PNG of a size, as heavy as a photograph. */
function headerOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(40_000);
  bytes.set([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('copies of a photograph', () => {
  it('are made of points that were read once where these are very many', async () => {
    const vast = files({
      'public/images/a.png': headerOf(12_000, 12_000),
      'public/images/b.png': headerOf(5000, 5000),
    });
    expect(['a', 'b'].map((name) => found(`/images/${name}.png`, vast).isHuge)).toEqual([true, false]);
    let times = 0;
    const counting: unknown = Object.assign(
      (...args: Parameters<typeof sharp>) => {
        if (args[1]?.raw === undefined) times++;
        return sharp(...args);
      },
      { versions: sharp.versions },
    );
    const photo = { ...found('/images/a.jpg'), isHuge: true, sharp: counting as typeof sharp };
    const all = await made(photo, 'vast');
    expect(times).toBe(2);
    const sizes = await Promise.all([...all.values()].map((bytes) => sharp(bytes).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['heif', 480, 86],
      ['heif', 560, 100],
      ['webp', 480, 86],
      ['webp', 560, 100],
      ['jpeg', 560, 100],
    ]);
  });

  it('have a few widths up to its own, no two of them nearly the same', () => {
    expect(copyWidths(4000)).toEqual([480, 768, 1152, 1600, 2304]);
    expect(copyWidths(1200)).toEqual([480, 768, 1200]);
    expect(copyWidths(500)).toEqual([500]);
  });

  it('are named by what it shows, and offered in the better format first', () => {
    const { key } = found('/images/a.jpg');
    expect(key).toMatch(/^[0-9a-f]{10}$/);
    expect(found('/images/other.jpg', files({ 'public/images/other.jpg': PHOTO })).key).toBe(key);
    expect(found('/images/upright.jpg').key).not.toBe(key);
    const at = (width: number, format: string): string => `/shop/assets/${key}-${width}.${format} ${width}w`;
    expect(sourcesOf(found('/images/a.jpg'), '/shop')).toEqual([
      { type: 'image/avif', srcSet: `${at(480, 'avif')},${at(560, 'avif')}` },
      { type: 'image/webp', srcSet: `${at(480, 'webp')},${at(560, 'webp')}` },
    ]);
  });

  it('are the same bytes whenever they are made, and lighter', async () => {
    const first = await made(found('/images/a.jpg'), 'first');
    expect(await made(found('/images/a.jpg'), 'second')).toEqual(first);
    for (const [name, bytes] of first) if (name.startsWith('assets/')) expect(bytes.length).toBeLessThan(PHOTO.length);
    expect(first.get('images/a.jpg')).toEqual(PHOTO);
  });

  it('are made once', async () => {
    const photo = found('/images/a.jpg');
    const first = await made(photo, 'first');
    expect(await made(photo, 'first', { ...source, bytes: () => expect.fail('It was read again.') })).toEqual(first);
  });

  it.each([
    ['empty', (file: string) => fs.writeFileSync(file, '')],
    ['cut off', (file: string) => fs.truncateSync(file, 1_000)],
    ['full of zeros', (file: string) => fs.writeFileSync(file, Buffer.alloc(fs.statSync(file).size))],
  ])('are made again where power failed, or a cache was restored in part, and one is %s', async (_what, spoil) => {
    const photo = found('/images/a.jpg');
    const first = await made(photo, 'first');
    spoil(path.join(site.root, 'first', photo.key, '480.avif'));
    expect(await made(photo, 'first')).toEqual(first);
  });

  it.each((['webp', 'png', 'avif'] as const).slice(0, runs(1, 3)))(
    'are measured as they are shown where a %s is turned',
    async (format) => {
      const turned = sharp(await photograph(800, 600)).withMetadata({ orientation: 6 });
      const name = `images/turned.${format}`;
      const from = files({ [`public/${name}`]: await turned[format]({ quality: 95 }).toBuffer() });
      expect(sizeOfImage(from, `public/${name}`)).toMatchObject({ width: 600, height: 800 });
      expect(found(`/${name}`, from).widths).toEqual([480, 600]);
      const all = await made(found(`/${name}`, from), format, from);
      expect(
        await sharp(all.get(name))
          .metadata()
          .then(({ autoOrient }) => autoOrient),
      ).toEqual({ width: 600, height: 800 });
    },
  );

  it('are made of what telephones write with a slip that browsers pass over, and of no half a picture', async () => {
    const whole = await photograph(600, 400);
    const scan = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
    // Where the points begin, Samsung's say that there are none.
    const slip = Buffer.from(whole);
    slip.fill(0, scan + whole.readUInt16BE(scan + 2) - 1, scan + whole.readUInt16BE(scan + 2) + 2);
    const half = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
    const from = files({ 'public/images/slip.jpg': slip, 'public/images/half.jpg': half });
    await expect(sharp(slip).toBuffer()).rejects.toThrow('Invalid SOS parameters');
    const sizes = [...(await made(found('/images/slip.jpg', from), 'slip', from)).values()].map(
      (bytes) => bytes.length,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(1000);
    await expect(made(found('/images/half.jpg', from), 'half', from)).rejects.toThrow('half.jpg" cannot be read');
  });

  it('stand upright, without the place where it was taken', async () => {
    expect(sizeOfImage(source, 'public/images/upright.jpg')).toMatchObject({ width: 500, height: 140 });
    const all = await made(found('/images/upright.jpg'), 'upright');
    expect(all.size).toBe(3);
    for (const bytes of all.values()) {
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, orientation }).toEqual({ width: 500, height: 140 });
    }
  });

  it('cannot be made of what is broken, with what to do', async () => {
    const broken = files({ 'public/images/broken.png': Buffer.concat([await broke(), Buffer.alloc(40_000)]) });
    await expect(made(found('/images/broken.png', broken), 'broken', broken)).rejects.toThrow(
      /"public\/images\/broken\.png" cannot be read: .*\. Save it again as JPEG or WebP\./,
    );
  });
});

/** The beginning of a picture. */
const broke = async (): Promise<Uint8Array> => (await sharp(PHOTO).png().toBuffer()).subarray(0, 200);

describe('a site with photographs', () => {
  const photos = smallSite({ checks: {} });
  afterAll(() => photos.remove());
  const image = { src: '/images/harbor.jpg', alt: 'The harbor', dark: '/images/harbor-dark.jpg' };
  photos.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home', image }]));
  const place = (name: string): string => path.join(photos.root, 'public/images', name);
  fs.writeFileSync(place('harbor.jpg'), PHOTO);
  fs.writeFileSync(place('harbor-dark.jpg'), UPRIGHT);

  it('says of no JPEG where it was taken, whether a page shows it or not', async () => {
    const small = await uprightPhotograph(80, 60);
    fs.mkdirSync(path.join(photos.root, 'public/files'), { recursive: true });
    fs.writeFileSync(path.join(photos.root, 'public/files/small.jpg'), small);
    const published = fs.readFileSync(path.join(await buildChecked(photos.root), 'files/small.jpg'));
    expect(small.includes('GPS') || (await sharp(small).metadata()).exif?.length).toBeGreaterThan(100);
    expect(await sharp(published).metadata()).toMatchObject({ orientation: 6, width: 60, height: 80 });
    expect((await sharp(published).metadata()).exif).toHaveLength(32);
    expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(small).raw().toBuffer());
  });

  it('is published with copies that pages offer, each by its format and where it is shown', async () => {
    const dist = await buildChecked(photos.root);
    const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
    const picture = /<picture.*?<\/picture>/.exec(html)?.[0] ?? '';
    const sources = [...picture.matchAll(/<source ([^>]*)>/g)].map(([, attributes]) => attributes);
    const [dark, day] = ['harbor-dark', 'harbor'].map(
      (name) => photographsIn(readSite(photos.root).source)(`/images/${name}.jpg`)?.key,
    );
    const sizes = 'sizes="(min-width:78em) 600px,(min-width:56.25em) 50vw,100vw"';
    const night = 'media="(prefers-color-scheme:dark)"';
    const copies = (key: string | undefined, format: string, widest: number): string =>
      `type="image/${format}" srcset="/assets/${key}-480.${format} 480w,/assets/${key}-${widest}.${format} ${widest}w"`;
    expect(sources).toEqual([
      expect.stringContaining(`${night} type="image/avif"`),
      expect.stringContaining(`${night} type="image/webp"`),
      expect.stringContaining(`${night} srcset="/images/harbor-dark.jpg"`),
      `${copies(day, 'avif', 560)} ${sizes}`,
      `${copies(day, 'webp', 560)} ${sizes}`,
    ]);
    expect(sources[0]).toContain(`/assets/${dark}-500.avif 500w`);
    expect(picture).toMatch(/<img src="\/images\/harbor\.jpg" alt="The harbor" width="560" height="100"/);
    for (const [, name] of picture.matchAll(/(?<=[",])\/(assets\/[^ ]*)/g))
      expect(fs.existsSync(path.join(dist, name ?? '')), name).toBe(true);
  });

  it('is told what to install where there is nothing to make copies with', () => {
    const content = readSite(photos.root);
    expect(sharpNotice(content)).toBeUndefined();
    const nothing = () => undefined;
    expect(sharpNotice(content, nothing, nothing)).toMatch(
      /^2 photographs published as large as taken\. .*: npm install --save-dev sharp$/,
    );
    expect(sharpNotice(content, nothing)).toMatch(/sharp, .*, is installed, but .*: delete the folder node_modules/);
  });

  it('is not advised to save as lighter what is made lighter', async () => {
    fs.writeFileSync(place('harbor.jpg'), await photograph(700, 500, { quality: 100, chromaSubsampling: '4:4:4' }));
    const content = readSite(photos.root);
    const hints = (tool: string | undefined): (string | undefined)[] =>
      reported({ ...content, pictureTool: tool })
        .filter(({ code }) => code === 'image/too-heavy')
        .map(({ hint }) => hint);
    expect(hints(undefined)).toEqual([expect.stringMatching(/^Run "npm install --save-dev sharp" once: /)]);
    expect(hints(content.pictureTool)).toEqual([]);
  });
});
