import type { IconDrawing } from '../../model/page/types.ts';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
/** The first move of a path, which is from the corner of the drawing even where it is written as one from here. */
const FIRST_MOVE = new RegExp(String.raw`^\s*m\s*(${NUMBER})[\s,]*(${NUMBER})[\s,]*(?=([^]?))`);

/** A path as it has to be written behind another one. Numbers that follow a move are lines. */
const behind = (path: string): string =>
  path.replace(FIRST_MOVE, (_, x: string, y: string, next: string) => `M${x} ${y}${/[\d.+-]/.test(next) ? 'l' : ''}`);

/** A drawing with one path in place of several: lines look the same, and each element costs bytes in every page. */
export function withJoinedPaths(drawing: IconDrawing): IconDrawing {
  const isPlain = ([tag, attributes]: IconDrawing[number]): boolean =>
    tag === 'path' && Object.keys(attributes).join() === 'd';
  const [first, ...others] = drawing.filter(isPlain).map(([, { d = '' }]) => d);
  if (others.length === 0) return drawing;
  const joined = [first, ...others.map(behind)].join('');
  return [['path', { d: joined }], ...drawing.filter((shape) => !isPlain(shape))];
}
