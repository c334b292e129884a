import { styled } from '@mui/material/styles';
import type { HeroBlock } from '../../model/page/types.ts';
import { corner } from '../../theme/shape.ts';
import { Container } from '../section/Container.tsx';
import { DOWN_MD, UP_MD } from '../../theme/breakpoints.ts';

/** How words and drawing of a hero stand to each other. */
export interface Composition {
  layout: NonNullable<HeroBlock['layout']>;
  imageSide: NonNullable<HeroBlock['imageSide']>;
  imageSize: NonNullable<HeroBlock['imageSize']>;
  /** No drawing; one that stands free; a picture with a ground of its own. */
  picture: 'none' | 'free' | 'framed';
}

/** What words and drawing have of the width. */
const SHARES = { regular: [7, 5], large: [5, 6], edge: [8, 7] } as const;

function columns({ imageSide, imageSize }: Pick<Composition, 'imageSide' | 'imageSize'>): string {
  const shares = SHARES[imageSize].map((share) => `minmax(0,${share}fr)`);
  return (imageSide === 'left' ? shares.toReversed() : shares).join(' ');
}

/** How far a large drawing goes beyond the column of the content, where a window is wider than that. */
const BEYOND = 'clamp(0px,50vw - 40rem,6rem)';

/** The drawing of each size in a wide window, and on which side. */
function drawingOf({ imageSide, imageSize, picture }: Composition): object {
  const isLeft = imageSide === 'left';
  if (imageSize === 'large' && picture === 'free')
    return { width: `calc(100% + ${BEYOND})`, ...(isLeft && { marginInlineStart: `calc(-1*${BEYOND})` }) };
  // Nearly half of the window, up to the edge: the words have a little more of their column.
  if (imageSize === 'edge')
    return {
      position: 'absolute',
      zIndex: -1,
      [isLeft ? 'insetInlineEnd' : 'insetInlineStart']: '54%',
      // Below the header: nothing of it stands behind its words.
      insetBlock: '5rem 0',
      width: '46%',
      height: 'calc(100% - 5rem)',
      // In a tall band, too, little more than a tenth of it is beyond the edge.
      maxHeight: '46vw',
      marginBlock: 'auto',
      objectFit: 'cover',
      objectPosition: isLeft ? '100% 0' : '0 0',
      '&:dir(rtl)': { objectPosition: isLeft ? '0 0' : '100% 0' },
    };
  return {};
}

/** Words at one side, the drawing at the other. */
function split(composition: Composition): object {
  const isLeft = composition.imageSide === 'left';
  return {
    [UP_MD]: {
      gridTemplateColumns: columns(composition),
      // High enough that the lower edge cuts nothing of a drawing that has nearly half of a wide window.
      ...(composition.imageSize === 'edge' && { minHeight: 'min(28vw,40rem)' }),
      ...(isLeft && { '& > :first-child': { gridColumn: 2, gridRow: 1 } }),
      ...(composition.imageSize !== 'regular' && { '& img': { maxWidth: 'none', ...drawingOf(composition) } }),
    },
  };
}

/** Ends the band, which has no space of its own below it. */
const AIR = { marginBottom: 'clamp(1.5rem,3vw,3rem)' };

/** Words above in the middle, the drawing below. */
const center = ({ picture }: Composition): object => ({
  justifyItems: 'center',
  textAlign: 'center',
  '& > div,& .lead': { justifyItems: 'center' },
  '& > div *': { justifyContent: 'center' },
  '& li': { textAlign: 'start' },
  '& img': { marginInline: 'auto' },
  [UP_MD]: {
    '& img': picture === 'framed' ? { maxWidth: '42rem' } : { width: 'min(100%,clamp(18rem,32vw,32rem))', ...AIR },
  },
});

/** The heading across the whole width, in larger letters; text and drawing share what is below. */
function wide({ imageSide, imageSize, picture }: Composition): object {
  const isLeft = imageSide === 'left';
  const toEdge = 'max(24px,50vw - 37.5rem)';
  return {
    // The words follow their heading as they do elsewhere.
    gap: 'clamp(1rem,2vw,1.625rem) 3rem',
    alignItems: 'start',
    '& h1': { fontSize: 'min(13vw,clamp(2.25rem,.9rem + 5.4vw,6rem))', lineHeight: 1.02 },
    [UP_MD]: {
      gridTemplateColumns: columns({ imageSide, imageSize }),
      '& > :first-child': { gridColumn: '1/-1', maxWidth: 'none' },
      ...(isLeft && { '& > :nth-child(2)': { gridColumn: 2, gridRow: 2 } }),
      // What has nothing beside it is not left with an empty half.
      ...(picture === 'none' && {
        '& > :last-child': {
          gridColumn: '1/-1',
          maxWidth: 'none',
          gridTemplateColumns: columns({ imageSide, imageSize }),
          alignItems: 'end',
        },
      }),
      '& img': {
        ...AIR,
        maxWidth: 'none',
        ...(imageSize === 'edge' && {
          width: `calc(100% + ${toEdge})`,
          maxHeight: '34rem',
          objectFit: 'contain',
          objectPosition: isLeft ? '0 50%' : '100% 50%',
          '&:dir(rtl)': { objectPosition: isLeft ? '100% 50%' : '0 50%' },
          ...(isLeft && { marginInlineStart: `calc(-1*${toEdge})` }),
        }),
      },
    },
  };
}

const LAYOUTS = { split, center, wide };

const drawn = { '& img': { width: '100%', maxWidth: 540, marginInlineStart: 'auto' } };
const whole = { '& img.tall': { width: 'auto', maxHeight: '38rem' } };

/** Pictures with a ground of their own get an edge, and begin where the words do; drawings stand free. */
const framed = {
  '& img': { marginInlineStart: 0, borderRadius: corner.card, border: '1px solid var(--line)' },
  [DOWN_MD]: { '& img': { maxWidth: 'none' } },
};

const onPhone = { [DOWN_MD]: { '& img': { width: '72%', marginInline: 'auto', ...AIR } } };

/** The columns of a hero. */
export const HeroLayout = styled(Container, {
  shouldForwardProp: (name) => name !== 'composition',
})<{ composition: Composition }>(({ composition }) => {
  const { layout, picture } = composition;
  const hasPicture = picture !== 'none';
  return [
    { display: 'grid', gap: 'clamp(1rem,5vw,4rem)', alignItems: 'center' },
    hasPicture && drawn,
    // At the edge it is cut.
    composition.imageSize !== 'edge' && whole,
    picture === 'framed' && framed,
    (hasPicture || layout !== 'split') && LAYOUTS[layout](composition),
    picture === 'free' && onPhone,
  ];
});
