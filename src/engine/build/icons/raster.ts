import fs from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** Loads what draws, once for a process. */
async function load(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(fs.readFileSync(file));
  return ready;
}

/** A drawing as a PNG picture of a width. Texts are not drawn: there are no fonts here. */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
  await load();
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Whether a drawing fills its square up to the edges, and so brings a ground of its own. */
export async function fillsItsSquare(svg: string): Promise<boolean> {
  await load();
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
