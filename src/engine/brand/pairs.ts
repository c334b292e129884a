import type { Look, Palette } from '../../model/page/look.ts';
import { TONES } from '../../model/page/tones.ts';
import type { Tone } from '../../model/page/types.ts';
import { contrast, TEXT_CONTRAST } from './color.ts';

type Token = keyof Palette;

/** What components put on what, and as what people know it. */
const PAIRS: readonly [front: Token, backs: readonly Token[], seenAs: string][] = [
  ['ink', ['ground', 'surface', 'dataSoft'], 'text'],
  ['inkSoft', ['ground', 'surface'], 'quieter text'],
  ['action', ['ground', 'surface'], 'links'],
  ['onAction', ['action', 'actionStrong'], 'the words of buttons'],
  ['data', ['ground', 'surface', 'dataSoft'], 'figures and the small lines above headings'],
];

/** Two colors that are put together, and too much alike. */
export interface Faint {
  scheme: 'light' | 'dark';
  tone: Tone;
  front: Token | 'error';
  back: Token | 'errorSoft' | 'glow';
  colors: [front: string, back: string];
  ratio: number;
  seenAs: string;
}

/** Every pair of colors of a look that can hardly be read, in both schemes and all tones. */
export function faintPairs(look: Look): Faint[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    TONES.flatMap((tone) => pairsOf(look, scheme, tone).filter(({ ratio }) => ratio < TEXT_CONTRAST)),
  );
}

function pairsOf(look: Look, scheme: Faint['scheme'], tone: Tone): Faint[] {
  const { tones, errors, glow } = look[scheme];
  const palette = tones[tone];
  const pair = (
    front: Faint['front'],
    back: Faint['back'],
    colors: [front: string, back: string],
    seenAs: string,
  ): Faint => ({ scheme, tone, front, back, colors, ratio: contrast(...colors), seenAs });
  const usual = PAIRS.flatMap(([front, backs, seenAs]) =>
    backs.map((back) => pair(front, back, [palette[front], palette[back]], seenAs)),
  );
  const onGlow = (['ink', 'inkSoft', 'action', 'data'] as const).map((front) =>
    pair(front, 'glow', [palette[front], glow], 'words of a hero'),
  );
  const { error, errorSoft } = errors?.[tone] ?? {};
  const onErrors = (['surface', 'errorSoft'] as const).flatMap((back) => {
    const behind = back === 'errorSoft' ? errorSoft : palette[back];
    return error && behind ? [pair('error', back, [error, behind], 'what is said of a mistake')] : [];
  });
  return [...usual, ...(tone === 'dark' ? onGlow : []), ...onErrors];
}
