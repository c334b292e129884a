import fs from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** Loads resvg, once per process. */
async function load(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(fs.readFileSync(file));
  return ready;
}

/** A font that texts in a drawing can be set in. */
export interface DrawnFont {
  family: string;
  bytes: Uint8Array;
}

/** A task of the drawing thread: with a width to rasterize, without one to tell whether a drawing fills its square. */
export interface DrawTask {
  svg: string;
  width?: number;
  fonts?: DrawnFont[];
}

/** Runs a task in this thread, however long it takes. */
export async function runDrawTask({ svg, width, fonts = [] }: DrawTask): Promise<Uint8Array | boolean> {
  await load();
  return width === undefined ? fillsItsSquare(svg) : rasterize(svg, width, fonts);
}

function rasterize(svg: string, width: number, fonts: DrawnFont[]): Uint8Array {
  const font = { fontBuffers: fonts.map(({ bytes }) => bytes), defaultFontFamily: fonts[0]?.family };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

function fillsItsSquare(svg: string): boolean {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 32 } }).render();
  const { width, height, pixels } = image;
  const middles = [
    [width / 2, 1],
    [width / 2, height - 2],
    [1, height / 2],
    [width - 2, height / 2],
  ] as const;
  const isSquare = Math.abs(width - height) <= 1;
  return isSquare && middles.every(([x, y]) => pixels[4 * (Math.floor(y) * width + Math.floor(x)) + 3] === 255);
}
