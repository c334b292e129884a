import { styled } from '@mui/material/styles';
import type { HeroBlock } from '../../model/page/types.ts';
import { drawing, space } from '../../theme/shape.ts';
import { inItsScript } from '../section/in-its-script.ts';
import { DOWN_MD, UP_MD } from '../../theme/breakpoints.ts';

type Size = NonNullable<HeroBlock['size']>;
type Ground = NonNullable<HeroBlock['ground']>;
/** Where a drawing stands flush with the lower edge of the band, without space below it. */
export type Flush = 'nowhere' | 'phones' | 'everywhere';

const behind = { content: '""', position: 'absolute', inset: 0 } as const;

const GROUNDS = {
  // A faint drafting grid that fades out, and one soft light behind the drawing.
  grid: {
    '&::before': {
      ...behind,
      zIndex: -1,
      background:
        'linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 56px,linear-gradient(90deg,var(--line) 1px,transparent 1px) 50% 0/56px 100%',
      opacity: 0.38,
      maskImage: 'radial-gradient(75% 90% at 78% 35%,black,transparent 72%)',
    },
    '&::after': {
      ...behind,
      zIndex: -2,
      background: `radial-gradient(48rem 34rem at 80% 38%,${drawing.glow},transparent 70%)`,
    },
  },
  // From below, as wide as the window.
  glow: {
    '&::after': {
      ...behind,
      zIndex: -2,
      background: `radial-gradient(85% 75% at 50% 105%,${drawing.glow},transparent 75%)`,
    },
  },
  plain: {},
} satisfies Record<Ground, object>;

const SIZES = {
  regular: {},
  tall: { [UP_MD]: { display: 'grid', alignItems: 'center', minHeight: 'min(100svh,60rem)' } },
  compact: { [UP_MD]: { paddingBlock: 'clamp(6.5rem,9vw,8.5rem) clamp(2.5rem,4vw,3.5rem)' } },
} satisfies Record<Size, object>;

const FLUSH = {
  nowhere: {},
  phones: { [DOWN_MD]: { paddingBottom: 0 } },
  everywhere: { '&&': { paddingBottom: 0 } },
} satisfies Record<Flush, object>;

/** The band of a hero. What a page does not choose costs it nothing. */
export const HeroBand = styled('section', {
  shouldForwardProp: (name) => name !== 'size' && name !== 'ground' && name !== 'flush',
})<{ size: Size; ground: Ground; flush: Flush }>(
  ({ size, ground, flush }) => [
    { position: 'relative', isolation: 'isolate', overflow: 'hidden', paddingBlock: space.hero },
    GROUNDS[ground],
    SIZES[size],
    FLUSH[flush],
  ],
  inItsScript,
);
