import { DRAWN_SIZE } from '../../site/files/social-image.ts';
import { escapeXml } from '../escape.ts';
import { svgIn, nestSvg, type Box, rootTagOf } from '../drawing/nested-svg.ts';
import { limitFilters } from '../drawing/limit-filters.ts';
import { balancedLines, withShortWords } from './balanced-lines.ts';
import { runsOf, widthOf, type Typeface } from './typefaces.ts';
import type { SocialCard } from './social-card.ts';

const { width: WIDTH, height: HEIGHT } = DRAWN_SIZE;
const MARGIN = 72;
const DRAWING = { width: 480, height: 486, margin: 48 };
const NAME = { size: 32, mark: 44, bottom: 64, gap: 16 };
/** The line height, in parts of the font size. */
const LINE_HEIGHT = 1.1;
/** The least distance between title and name. */
const TITLE_GAP = 48;
/** The letter spacing of titles, in parts of the font size. */
const LETTER_SPACING = -0.02;
/** The font sizes of titles: the largest that fits is taken. */
const SIZES = [84, 74, 64, 56, 48, 42, 36];
/** The largest size at which a title may have more than three lines. */
const MAX_SIZE_OF_MANY_LINES = 64;
/** Titles are semibold. A lighter font gets a stroke of this width, in parts of its size, for each 100 of weight. */
const TITLE_WEIGHT = 600;
const STROKE = 0.018;

/** A social card as SVG. */
export function cardSvg(card: SocialCard, faces: Typeface[]): string {
  const { size, lines } = titleOf(card, faces);
  const top = MARGIN + size * 0.8;
  const title = lines.map((line, index) =>
    textAt(card, { text: line, y: top + index * size * LINE_HEIGHT, size }, faces),
  );
  const { ground, drawing } = card;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`,
    ...(drawing ? [drawingAt(card, drawing)] : []),
    ...title,
    nameAndMark(card, faces),
    '</svg>',
  ].join('\n');
}

/** The size of a title, and its lines. */
function titleOf({ title, drawing }: SocialCard, faces: Typeface[]): { size: number; lines: string[] } {
  const width = drawing ? WIDTH - DRAWING.width - DRAWING.margin - MARGIN - 32 : WIDTH - 2 * MARGIN - 80;
  const room = HEIGHT - MARGIN - NAME.bottom - NAME.mark - TITLE_GAP;
  const measure = (size: number) => (text: string) => size * (widthOf(text, faces) + LETTER_SPACING * text.length);
  const fits = (size: number): boolean => {
    const lines = balancedLines(title, width, measure(size));
    const most = size > MAX_SIZE_OF_MANY_LINES ? 3 : Math.floor(room / (size * LINE_HEIGHT));
    return lines.length <= most && lines.every((line) => measure(size)(line) <= width);
  };
  const sizes = SIZES.filter((each) => !drawing || each <= MAX_SIZE_OF_MANY_LINES);
  const size = sizes.find(fits) ?? Math.min(...SIZES);
  const lines = balancedLines(withShortWords(title, width, measure(size)), width, measure(size));
  const most = Math.floor(room / (size * LINE_HEIGHT));
  return { size, lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines };
}

/**
 * A line of text at the start of lines, which is on the right in right-to-left languages.
 * @param indent from there, in pixels
 */
function textAt(
  { ink, isRightToLeft }: SocialCard,
  { text, y, size, indent = 0 }: { text: string; y: number; size: number; indent?: number },
  faces: Typeface[],
): string {
  const x = isRightToLeft ? WIDTH - MARGIN - indent : MARGIN + indent;
  const parts = runsOf(text, faces).runs.map(({ text: part, face }) => {
    const edge = (Math.max(0, TITLE_WEIGHT - face.weight) / 100) * STROKE * size;
    const stroke = edge > 0 ? ` stroke="${ink}" stroke-width="${edge.toFixed(2)}"` : '';
    return `<tspan font-family="${escapeXml(face.family)}"${stroke}>${escapeXml(part)}</tspan>`;
  });
  return `<text xml:space="preserve" x="${x}" y="${y}" fill="${ink}" font-size="${size}" letter-spacing="${(LETTER_SPACING * size).toFixed(2)}" text-anchor="${isRightToLeft ? 'end' : 'start'}">${parts.join('')}</text>`;
}

function nameAndMark(card: SocialCard, faces: Typeface[]): string {
  const { name, mark, isRightToLeft } = card;
  const { size, mark: side, bottom, gap } = NAME;
  const y = HEIGHT - bottom - side;
  const words = textAt(card, { text: name, y: y + side / 2 + size * 0.36, size, indent: mark ? side + gap : 0 }, faces);
  const x = isRightToLeft ? WIDTH - MARGIN - side : MARGIN;
  return mark ? `${inBox(mark, { x, y, width: side, height: side })}\n${words}` : words;
}

function drawingAt({ isRightToLeft }: SocialCard, drawing: string): string {
  const { width, height, margin } = DRAWING;
  const x = isRightToLeft ? margin : WIDTH - margin - width;
  return inBox(drawing, { x, y: (HEIGHT - height) / 2, width, height });
}

/**
 * A drawing as an image, so that its ids and styles stay its own; one with text is nested, since images have no fonts.
 */
function inBox(svg: string, room: Box): string {
  const drawing = limitFilters(svgIn(svg));
  const { x, y, width, height } = fitted(drawing, room);
  if (/<text\b/.test(drawing)) return nestSvg(drawing, { x, y, width, height });
  const href = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  // The nested "svg" clips what overflows, as browsers do.
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`;
}

/** The largest rectangle with the proportions of a drawing, in the middle of a box. */
function fitted(drawing: string, box: Box): Box {
  const [, wide, high] = /\sviewBox\s*=\s*["']\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+)/.exec(rootTagOf(drawing)) ?? [];
  if (!Number(wide) || !Number(high)) return box;
  const scale = Math.min(box.width / Number(wide), box.height / Number(high));
  const [width, height] = [Number(wide) * scale, Number(high) * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
