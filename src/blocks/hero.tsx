import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { HeroBlock } from '../model/page/types.ts';
import { Actions } from '../ui/Actions.tsx';
import { Picture } from '../ui/pictures/Picture.tsx';
import { isScreen, tallClass } from '../ui/pictures/Plate.ts';
import type { PictureShare } from '../ui/pictures/picture-sizes.ts';
import { eyebrowStyles } from '../ui/text/eyebrow.ts';
import { RichText } from '../ui/text/RichText.tsx';
import { Breadcrumbs } from '../ui/text/Breadcrumbs.tsx';
import { TopHeading } from '../ui/text/top-heading.ts';
import { CheckList } from '../ui/lists/CheckList.tsx';
import { HeroBand, type Flush } from '../ui/hero/hero-band.ts';
import { type Composition, HeroLayout } from '../ui/hero/hero-layout.ts';

const Words = styled('div')({
  display: 'grid',
  gap: 'clamp(1rem,2vw,1.625rem)',
  maxWidth: '46rem',
  '& .lead': {
    display: 'grid',
    gap: '.75rem',
    maxWidth: '37rem',
    fontSize: 'clamp(1.125rem,1rem + .5vw,1.3125rem)',
    lineHeight: 1.55,
    color: 'var(--ink-soft)',
  },
  '& .eyebrow': eyebrowStyles,
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.5rem 2rem',
    color: 'var(--ink-soft)',
    fontSize: '.9688rem',
  },
});

/** The opening of a page: the dark band that the header stands on. */
export default function Hero(block: HeroBlock) {
  const { eyebrow, heading, text, meta, actions, points, image, breadcrumbs } = block;
  const { size = 'regular', ground = 'grid' } = block;
  const composition = compositionOf(block);
  const flush = flushOf(composition);
  const opening = (
    <>
      {breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Typography variant="h1" component={use(TopHeading)} tabIndex={-1}>
        {heading}
      </Typography>
    </>
  );
  return (
    <HeroBand
      id={block.id}
      lang={block.lang}
      dir={block.dir}
      className={`tone-dark${ENDS[flush]}`}
      data-block={block.type}
      {...{ size, ground, flush }}
    >
      <HeroLayout composition={composition}>
        {composition.layout === 'wide' && <Words>{opening}</Words>}
        <Words>
          {composition.layout !== 'wide' && opening}
          {text && (
            <div className="lead">
              <RichText text={text} />
            </div>
          )}
          {meta && (
            <ul>
              {meta.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          <Actions actions={actions} />
          {points && <CheckList items={points} />}
        </Words>
        {image && <Picture image={image} share={shareOf(composition)} className={tallClass(image)} eager />}
      </HeroLayout>
    </HeroBand>
  );
}

/** For the section below: whether the band ends with all of its space, in wide windows alone, or never. */
const ENDS: Record<Flush, string> = { nowhere: ' ends', phones: '', everywhere: ' stands' };

/** A drawing that stands below the words has little space under it; a picture with a ground of its own has more. */
function flushOf({ layout, picture }: Composition): Flush {
  if (picture !== 'free') return 'nowhere';
  return layout === 'split' ? 'phones' : 'everywhere';
}

/** In the middle it is as wide as the words above; at an edge it has half of the window. */
function shareOf({ layout, imageSize }: Composition): PictureShare {
  if (layout === 'center') return 'column';
  return imageSize === 'regular' ? 'half' : 'halfWindow';
}

function compositionOf({
  image,
  layout = 'split',
  imageSide = 'right',
  imageSize = 'regular',
}: HeroBlock): Composition {
  const picture = !image ? 'none' : isScreen(image) ? 'framed' : 'free';
  return { layout, imageSide, imageSize, picture };
}
