import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../support/places.ts';

const IMAGES = path.join(PROJECT, 'public/images');
const FOLDERS = ['bands', 'hero', 'industries', 'insights', 'pieces', 'scenes'];
const drawings = FOLDERS.flatMap((folder) =>
  fs.readdirSync(path.join(IMAGES, folder)).map((name) => `${folder}/${name}`),
);

/** Planes, lines and what is lit; below, what stands for them on a light ground. */
const COLORS = new Set(
  [
    '#0A1628 #10233F #17325A #1C3557 #24426F #3D5F8F #8FB0D9 #E8EEF7 #5FD4E0 #FF7A45',
    '#FFFFFF #F4F7FB #E4EBF5 #CBD7E7 #7893BB #0E7490 #D9521C',
  ].flatMap((row) => row.split(' ')),
);

describe.each(drawings)('the drawing %s', (name) => {
  const svg = fs.readFileSync(path.join(IMAGES, name), 'utf8');

  test('has the colors and the line of its family', () => {
    expect((svg.match(/#[0-9a-f]{3,8}\b/gi) ?? []).filter((color) => !COLORS.has(color))).toEqual([]);
    expect(svg).toContain('stroke-linecap="round" stroke-linejoin="round"');
  });

  test('is lines only, and small', () => {
    expect(svg).not.toMatch(/<(?:text|image|style|script|filter)\b/);
    expect(svg).not.toMatch(/\d\.\d{3}/);
    expect(zlib.brotliCompressSync(svg).length).toBeLessThan(8 * 1024);
  });
});
