import { styled } from '@mui/material/styles';
import type { CarouselBlock } from '../model/types.ts';
import { useStrings } from '../strings/context.ts';
import { corner } from '../theme/shape.ts';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { Slides } from '../ui/Slides.tsx';

const Slide = styled('figure')({
  '& img': { width: '100%', borderRadius: corner.card, border: '1px solid var(--line)' },
  '& figcaption': { marginTop: '1rem', color: 'var(--ink-soft)' },
  '& strong': { color: 'var(--ink)', fontWeight: 600, marginInlineEnd: '.5rem' },
});

/** Pictures to move through one by one. */
export default function Carousel(block: CarouselBlock) {
  const strings = useStrings().carousel;
  return (
    <Section block={block}>
      <Slides items={block.slides} strings={strings} label={block.heading ?? strings.label}>
        {(slide) => (
          <Slide>
            <Picture image={slide.image} />
            {(slide.title || slide.text) && (
              <figcaption>
                {slide.title && <strong>{slide.title}</strong>}
                {slide.text}
              </figcaption>
            )}
          </Slide>
        )}
      </Slides>
    </Section>
  );
}
