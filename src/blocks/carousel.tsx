import { styled } from '@mui/material/styles';
import type { CarouselBlock, Image } from '../model/page/types.ts';
import { useStrings } from '../strings/context.ts';
import { UP_WIDE } from '../theme/breakpoints.ts';
import { corner, drawing } from '../theme/shape.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import { Section } from '../ui/section/Section.tsx';
import { Slides } from '../ui/slides/Slides.tsx';

const Slide = styled('figure')({
  display: 'grid',
  gap: '1rem 2rem',
  // Picture, caption and buttons are seen together, on low screens as well.
  '& img': {
    width: '100%',
    maxHeight: '70vh',
    objectFit: 'contain',
    cursor: 'grab',
    borderRadius: corner.card,
    border: '1px solid var(--line)',
    background: drawing.plate,
  },
  '& figcaption': { color: 'var(--ink-soft)' },
  '& b': { color: 'var(--ink)', fontWeight: 600, marginInlineEnd: '.5rem' },
  [UP_WIDE]: {
    '&.told': { gridTemplateColumns: 'minmax(0,1fr) 15rem' },
    '& figcaption': { paddingTop: '1.25rem', borderTop: '2px solid var(--data)', alignSelf: 'start' },
    '& b': { display: 'block', fontSize: '1.25rem', marginBottom: '.25rem' },
  },
});

/** Beside wide pictures, upright ones would leave room below those: on narrow screens much of it. */
const LowSlide = styled(Slide)({ '& img': { maxHeight: 'min(70vh,75vw)' } });

const isUpright = ({ width = 0, height = 0 }: Partial<Image>): boolean => height > width;
/** Whether it is so in one of its forms: on phones a picture may have another one. */
const isEverUpright = (image: Image): boolean => [image, ...(image.sources ?? [])].some(isUpright);
const isMixed = (slides: CarouselBlock['slides']): boolean =>
  slides.some(({ image }) => isEverUpright(image)) &&
  slides.some(({ image }) => image.width > image.height && !isEverUpright(image));

const titleOf = ({ title }: CarouselBlock['slides'][number]): string | undefined => title;

/** Pictures to move through one by one. */
export default function Carousel(block: CarouselBlock) {
  const { label } = useStrings().carousel;
  const Figure = isMixed(block.slides) ? LowSlide : Slide;
  return (
    <Section block={block}>
      <Slides items={block.slides} type="carousel" lang={block.lang} label={block.heading ?? label} titleOf={titleOf}>
        {(slide) => (
          <Figure className={slide.title || slide.text ? 'told' : undefined}>
            <Picture image={slide.image} share="column" />
            {(slide.title || slide.text) && (
              <figcaption>
                {slide.title && <b>{slide.title}</b>}
                {slide.text}
              </figcaption>
            )}
          </Figure>
        )}
      </Slides>
    </Section>
  );
}
