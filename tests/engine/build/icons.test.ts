import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { commandsBundle } from '../../../scripts/launch/commands-bundle.mjs';
import { EVERYTHING } from '../../support/night.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { lookOf } from '../../../src/engine/brand/look.ts';
import { drawingThread } from '../../../src/engine/build/drawing/drawing-thread.ts';
import { icoOf } from '../../../src/engine/build/favicons/ico.ts';
import { svgIn } from '../../../src/engine/build/drawing/nested-svg.ts';
import { markOnPlate } from '../../../src/engine/build/favicons/mark-on-plate.ts';
import { siteIcons } from '../../../src/engine/build/favicons/site-icons.ts';
import { memoryFiles, type MemoryFile } from '../../../src/model/content/memory-files.ts';
import type { ResolvedSite } from '../../../src/model/page/types.ts';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#fff"/></svg>';
const cache = tempFolder();

const look = lookOf({ colors: { hero: '#204060', ground: '#FFFFFF' } });
const site = {
  name: 'Spoke & Chain',
  lang: 'en',
  basePath: '/shop',
  look,
  mark: { src: '/shop/images/mark.svg', alt: '', width: 40, height: 20 },
  icon: '/shop/favicon.svg',
  manifest: '/shop/manifest.webmanifest',
} as ResolvedSite;

const drawn = (files: Record<string, MemoryFile>, of = site): Promise<Map<string, Uint8Array>> =>
  siteIcons(memoryFiles(files), of, cache);
const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

describe('icons', () => {
  test('are drawn from the mark in every size that browsers and phones ask for', async () => {
    const icons = await drawn({ 'public/images/mark.svg': MARK });
    const sizes = [...icons]
      .filter(([name]) => name.endsWith('.png'))
      .map(([name, png]) => [name, imageSize(png).width]);
    expect(Object.fromEntries(sizes)).toEqual({
      'apple-touch-icon.png': 180,
      'icon-192.png': 192,
      'icon-512.png': 512,
      'icon-maskable.png': 512,
    });
    expect(imageSize(icons.get('favicon.ico') ?? new Uint8Array()).images?.map(({ width }) => width)).toEqual([
      16, 32, 48,
    ]);
    expect(text(icons.get('favicon.svg'))).toContain('fill="#204060"');
  });

  test('stand in a manifest, with the colors of the site', async () => {
    const icons = await drawn({ 'public/images/mark.svg': MARK });
    const manifest = JSON.parse(text(icons.get('manifest.webmanifest'))) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: 'Spoke & Chain', start_url: '/shop/', theme_color: '#204060' });
    const sources = (manifest['icons'] as { src: string }[]).map(({ src }) => src.replace('/shop/', ''));
    expect(sources.filter((name) => !icons.has(name))).toEqual([]);
  });

  test('of the owner stay', async () => {
    const icons = await drawn({ 'public/images/mark.svg': MARK, 'public/favicon.ico': 'theirs' });
    expect(icons.has('favicon.ico')).toBe(false);
    expect(icons.has('favicon.svg')).toBe(true);
  });

  test.each([
    ['gone', (file: string) => fs.rmSync(file)],
    ['cut off', (file: string) => fs.truncateSync(file, 100)],
  ])('are drawn anew where one that was kept is %s', async (_what, spoil) => {
    const icons = await drawn({ 'public/images/mark.svg': MARK });
    const [kept = ''] = fs.readdirSync(cache);
    spoil(path.join(cache, kept, 'icon-192.png'));
    const again = await drawn({ 'public/images/mark.svg': MARK });
    expect([...again].map(([name, bytes]) => [name, text(bytes)])).toEqual(
      [...icons].map(([name, bytes]) => [name, text(bytes)]),
    );
  });

  test('are not made where the site names one', async () => {
    const named = { ...site, manifest: undefined } as ResolvedSite;
    expect(await drawn({ 'public/images/mark.svg': MARK }, named)).toEqual(new Map());
  });

  test('of a mark that acts, by whatever name, do nothing', async () => {
    const acting = MARK.replace('<svg ', '<svg xmlns:s="http://www.w3.org/2000/svg" ').replace(
      '</svg>',
      '<s:script>alert(1)</s:script><a href="java&#x73;cript:alert(1)"><path d="M0 0"/></a></svg>',
    );
    const svg = text((await drawn({ 'public/images/mark.svg': acting })).get('favicon.svg'));
    expect(svg).toContain('M0 0');
    expect(svg).not.toMatch(/script|alert/);
  });

  test('of a mark with endless noise in it are drawn in a moment', async () => {
    const noise = '<filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="2000000000"/></filter>';
    const noisy = MARK.replace('</svg>', `${noise}<rect width="40" height="20" filter="url(#f)"/></svg>`);
    expect((await drawn({ 'public/images/mark.svg': noisy })).has('favicon.ico')).toBe(true);
  });

  test('of a mark that is no drawing are refused in plain words', async () => {
    await expect(drawn({ 'public/images/mark.svg': '<svg><g></svg>' })).rejects.toThrow(
      'The mark "public/images/mark.svg" cannot be drawn. Save it as a plain SVG. SVG data parsing failed',
    );
  });
});

test.runIf(EVERYTHING)('a drawing that would never be done is given up, and the next one is drawn', async () => {
  const masks = Array.from({ length: 40 }, (_, at) => {
    const shape = `<path d="M0 0h24v24H0z" fill="#fff" mask="url(#m${at - 1})"/>`;
    return `<mask id="m${at}">${shape}${shape}</mask>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${masks.join('')}<path d="M0 0h24v24H0z" mask="url(#m39)"/></svg>`;
  const code = new URL('drawing-worker.cjs', commandsBundle());
  const thread = drawingThread({ workerUrl: code, timeout: 3_000 });
  await expect(thread.rasterize(svg, 64)).rejects.toThrow(
    'longer than 3 seconds. Take filters, above all those with noise, and masks out',
  );
  expect(imageSize(await thread.rasterize(MARK, 64)).width).toBe(64);
  await expect(thread.rasterize('<svg>', 64)).rejects.toThrow('SVG data parsing failed');
});

test('a mark is set into a square, whatever its own size', () => {
  expect(markOnPlate(svgIn(`<?xml version="1.0"?>\n<!-- made by hand -->\n${MARK}\n`), { share: 0.5 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
      '<svg x="16" y="16" width="32" height="32" viewBox="0 0 40 20" xmlns="http://www.w3.org/2000/svg">' +
      '<rect width="40" height="20" fill="#fff"/></svg></svg>',
  );
});

test('an icon file says where each of its pictures begins', () => {
  const file = icoOf([
    { side: 16, png: Uint8Array.of(1, 2, 3) },
    { side: 256, png: Uint8Array.of(4) },
  ]);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  expect([view.getUint16(4, true), view.getUint8(6), view.getUint8(22)]).toEqual([2, 16, 0]);
  const second = view.getUint32(22 + 12, true);
  expect(file[second]).toBe(4);
});
