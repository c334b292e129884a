import { styled } from '@mui/material/styles';
import type { TestimonialsBlock } from '../model/types.ts';
import { useStrings } from '../strings/context.ts';
import { Section } from '../ui/Section.tsx';
import { Slides } from '../ui/Slides.tsx';

const Quote = styled('figure')({
  maxWidth: '54rem',
  '& blockquote': {
    fontSize: 'clamp(1.375rem,1.1rem + 1.2vw,2rem)',
    lineHeight: 1.35,
    fontWeight: 500,
    letterSpacing: '-.012em',
    textWrap: 'balance',
  },
  '& blockquote p::before': { content: 'open-quote' },
  '& blockquote p::after': { content: 'close-quote' },
  '& figcaption': { marginTop: '1.5rem', color: 'var(--ink-soft)' },
  '& strong': { display: 'block', color: 'var(--ink)', fontWeight: 600 },
});

/** What customers say, one at a time. */
export default function Testimonials(block: TestimonialsBlock) {
  const strings = useStrings().testimonials;
  return (
    <Section block={block}>
      <Slides items={block.items} strings={strings} label={block.heading ?? strings.label}>
        {(item) => (
          <Quote>
            <blockquote>
              <p>{item.quote}</p>
            </blockquote>
            <figcaption>
              <strong>{item.author}</strong>
              {[item.position, item.company].filter(Boolean).join(', ')}
            </figcaption>
          </Quote>
        )}
      </Slides>
    </Section>
  );
}
