import { rootOf } from './mark-drawing.ts';
import { repeatsTooOften } from '../../site/files/repeated-parts.ts';

const MORPHOLOGY = /<(?:[\w.-]+:)?feMorphology\b[^<>]*>/g;
const RADIUS = /(\sradius\s*=\s*["'])([^"']*)/;
/** Shapes grow or shrink by no more than this part of the width of their drawing. */
const WIDEST = 1 / 32;

/**
 * A drawing whose filters are drawn in a moment: some take as long as a number in them says. More layers of noise than
 * these cannot be seen. Throws an error where nothing would end that draws it.
 */
export function quickDrawing(svg: string): string {
  if (repeatsTooOften(svg)) throw new TypeError('It shows its own parts over and over.');
  const drawing = svg.replace(/(numOctaves\s*=\s*["']\s*)\d{2,}/g, (_, opening: string) => `${opening}9`);
  if (!drawing.includes('feMorphology')) return drawing;
  const root = rootOf(drawing);
  const width = /\sviewBox\s*=\s*["']\s*\S+\s+\S+\s+([\d.]+)/.exec(root) ?? /\swidth\s*=\s*["']\s*([\d.]+)/.exec(root);
  const most = WIDEST * Number(width?.[1] ?? 100);
  const bounded = (radius: string): string =>
    radius.replace(/[\d.]+(?:e[+-]?\d+)?/gi, (number) => String(Math.min(Number(number), most)));
  return drawing.replace(MORPHOLOGY, (element) =>
    element.replace(RADIUS, (_, opening: string, radius: string) => opening + bounded(radius)),
  );
}
