import { DRAWN_SIZE } from '../../site/files/social-image.ts';
import { escapeXml } from '../escape.ts';
import { drawingIn, placed, type Box, rootOf } from '../drawing/mark-drawing.ts';
import { quickDrawing } from '../drawing/quick-drawing.ts';
import { balancedLines, withShortWords } from './lines.ts';
import { runsOf, widthOf, type Typeface } from './typefaces.ts';
import type { SocialCard } from './social-card.ts';

const { width: WIDTH, height: HEIGHT } = DRAWN_SIZE;
const MARGIN = 72;
const DRAWING = { width: 480, height: 486, margin: 48 };
const NAME = { size: 32, mark: 44, bottom: 64, gap: 16 };
const LINE = 1.1;
/** Title and name keep this distance. */
const APART = 48;
/** Letters of a title stand closer, in parts of their size. */
const TIGHT = -0.02;
/** What a title is set in, the largest that fits. */
const SIZES = [84, 74, 64, 56, 48, 42, 36];
/** From here on a title may have as many lines as there is room for; larger ones are for few words. */
const USUAL = 64;
/** Titles are half bold. A lighter font is drawn with an edge, this wide for each hundred of weight that it lacks. */
const WANTED_WEIGHT = 600;
const EDGE = 0.018;

/** The picture that stands for a page when it is shared, as a drawing. */
export function drawCard(card: SocialCard, faces: Typeface[]): string {
  const { size, lines } = titleOf(card, faces);
  const top = MARGIN + size * 0.8;
  const title = lines.map((line, index) => textAt(card, { text: line, y: top + index * size * LINE, size }, faces));
  const { ground, drawing } = card;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`,
    ...(drawing ? [drawingAt(card, drawing)] : []),
    ...title,
    nameOf(card, faces),
    '</svg>',
  ].join('\n');
}

/** The size of a title, and its lines. */
function titleOf({ title, drawing }: SocialCard, faces: Typeface[]): { size: number; lines: string[] } {
  const width = drawing ? WIDTH - DRAWING.width - DRAWING.margin - MARGIN - 32 : WIDTH - 2 * MARGIN - 80;
  const room = HEIGHT - MARGIN - NAME.bottom - NAME.mark - APART;
  const measure = (size: number) => (text: string) => size * (widthOf(text, faces) + TIGHT * text.length);
  const fits = (size: number): boolean => {
    const lines = balancedLines(title, width, measure(size));
    const most = size > USUAL ? 3 : Math.floor(room / (size * LINE));
    return lines.length <= most && lines.every((line) => measure(size)(line) <= width);
  };
  const sizes = SIZES.filter((each) => !drawing || each <= USUAL);
  const size = sizes.find(fits) ?? Math.min(...SIZES);
  const lines = balancedLines(withShortWords(title, width, measure(size)), width, measure(size));
  const most = Math.floor(room / (size * LINE));
  return { size, lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines };
}

/** A line of text at the side where lines begin, or so far from there. */
function textAt(
  { ink, isRightToLeft }: SocialCard,
  { text, y, size, indent = 0 }: { text: string; y: number; size: number; indent?: number },
  faces: Typeface[],
): string {
  const x = isRightToLeft ? WIDTH - MARGIN - indent : MARGIN + indent;
  const parts = runsOf(text, faces).runs.map(({ text: part, face }) => {
    const edge = (Math.max(0, WANTED_WEIGHT - face.weight) / 100) * EDGE * size;
    const stroke = edge > 0 ? ` stroke="${ink}" stroke-width="${edge.toFixed(2)}"` : '';
    return `<tspan font-family="${escapeXml(face.family)}"${stroke}>${escapeXml(part)}</tspan>`;
  });
  return `<text xml:space="preserve" x="${x}" y="${y}" fill="${ink}" font-size="${size}" letter-spacing="${(TIGHT * size).toFixed(2)}" text-anchor="${isRightToLeft ? 'end' : 'start'}">${parts.join('')}</text>`;
}

function nameOf(card: SocialCard, faces: Typeface[]): string {
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

/** A drawing in a picture of its own, so that its names and styles are its own; but there letters would have no font. */
function inBox(svg: string, room: Box): string {
  const drawing = quickDrawing(drawingIn(svg));
  const { x, y, width, height } = fitted(drawing, room);
  if (/<text\b/.test(drawing)) return placed(drawing, { x, y, width, height });
  const href = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  // The frame cuts off what a drawing has outside of itself, as browsers do.
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`;
}

/** As much of a box as a drawing fills, in the middle of it. */
function fitted(drawing: string, box: Box): Box {
  const [, wide, high] = /\sviewBox\s*=\s*["']\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+)/.exec(rootOf(drawing)) ?? [];
  if (!Number(wide) || !Number(high)) return box;
  const scale = Math.min(box.width / Number(wide), box.height / Number(high));
  const [width, height] = [Number(wide) * scale, Number(high) * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
