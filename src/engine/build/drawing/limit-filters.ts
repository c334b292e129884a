import { rootTagOf } from './nested-svg.ts';
import { repeatsTooOften } from '../../site/files/repeated-parts.ts';

const MORPHOLOGY = /<(?:[\w.-]+:)?feMorphology\b[^<>]*>/g;
const RADIUS = /(\sradius\s*=\s*["'])([^"']*)/;
/** The largest radius, as a share of the width of the drawing. */
const MAX_RADIUS = 1 / 32;

/**
 * A drawing with limits on the filters whose time grows with a parameter: the octaves of noise, of which more than nine
 * cannot be seen, and the radius of morphology. Throws where parts refer to each other so often that drawing would not
 * end.
 */
export function limitFilters(svg: string): string {
  if (repeatsTooOften(svg)) throw new TypeError('It shows its own parts over and over.');
  const drawing = svg.replace(/(numOctaves\s*=\s*["']\s*)\d{2,}/g, (_, opening: string) => `${opening}9`);
  if (!drawing.includes('feMorphology')) return drawing;
  const root = rootTagOf(drawing);
  const width = /\sviewBox\s*=\s*["']\s*\S+\s+\S+\s+([\d.]+)/.exec(root) ?? /\swidth\s*=\s*["']\s*([\d.]+)/.exec(root);
  const most = MAX_RADIUS * Number(width?.[1] ?? 100);
  const bounded = (radius: string): string =>
    radius.replace(/[\d.]+(?:e[+-]?\d+)?/gi, (number) => String(Math.min(Number(number), most)));
  return drawing.replace(MORPHOLOGY, (element) =>
    element.replace(RADIUS, (_, opening: string, radius: string) => opening + bounded(radius)),
  );
}
