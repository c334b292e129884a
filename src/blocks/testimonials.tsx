import { styled } from '@mui/material/styles';
import type { Direction, TestimonialsBlock } from '../model/page/types.ts';
import { useStrings } from '../strings/context.ts';
import { Face } from '../ui/pictures/Face.tsx';
import { inItsScript } from '../ui/section/in-its-script.ts';
import { Section } from '../ui/section/Section.tsx';
import { fitting, longestWord, measured, wholeFigure } from '../ui/text/whole-words.ts';
import { Occupation } from '../ui/text/Occupation.tsx';
import { withoutQuotes } from '../ui/text/without-quotes.ts';
import { Slides } from '../ui/slides/Slides.tsx';
import { UP_MD } from '../theme/breakpoints.ts';

const Quote = styled('figure')({
  display: 'grid',
  gap: '1.75rem clamp(2rem,5vw,4rem)',
  '& blockquote': {
    fontSize: 'clamp(1.375rem,1.1rem + 1.2vw,2rem)',
    lineHeight: 1.35,
    fontWeight: 500,
    letterSpacing: '-.012em',
    textWrap: 'balance',
  },
  '& blockquote p::before': { content: 'open-quote' },
  '& blockquote p::after': { content: 'close-quote' },
  // Who said it: below the words, or in a column of their own.
  '& figcaption': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    alignItems: 'center',
    gap: '.75rem 1rem',
    color: 'var(--ink-soft)',
  },
  '& b': { display: 'block', color: 'var(--ink)', fontWeight: 600 },
  [UP_MD]: {
    gridTemplateColumns: 'minmax(0,8fr) minmax(0,4fr)',
    '& figcaption': { alignSelf: 'start', paddingInlineStart: '2rem', borderInlineStart: '1px solid var(--line)' },
  },
});

/** What was said in another language than that of the page. */
const Foreign = styled('blockquote')(inItsScript);

/** Letters of a figure that is as large as can be. */
const LARGE_LENGTH = 7;

/** A number that proves it, above the one who names it. */
const Figure = styled('span', { shouldForwardProp: (name) => name !== 'longest' })<{ longest: number }>(
  ({ longest }) => ({
    gridColumn: '1/-1',
    ...measured(longest, LARGE_LENGTH),
    lineHeight: 1.4,
    '& b': {
      display: 'block',
      fontSize: fitting('clamp(2.5rem,2rem + 2vw,3.75rem)', longest, LARGE_LENGTH),
      lineHeight: 1.05,
      fontWeight: 600,
      letterSpacing: '-.03em',
      color: 'var(--data)',
    },
  }),
);

type Testimonial = TestimonialsBlock['items'][number];

function Person({ author, position, company, image, figure, within }: Testimonial & { within: Direction | undefined }) {
  return (
    <figcaption>
      {figure && (
        <Figure longest={longestWord([wholeFigure(figure.value)])}>
          <b>{wholeFigure(figure.value)}</b>
          {figure.label}
        </Figure>
      )}
      <Face name={author} image={image} />
      <span>
        <b>{author}</b>
        <Occupation position={position} company={company} dir={within} />
      </span>
    </figcaption>
  );
}

/** What customers say, one at a time. */
export default function Testimonials(block: TestimonialsBlock) {
  const { label } = useStrings().testimonials;
  const words = ({ quote, lang, dir }: Testimonial) => {
    const Words = lang ? Foreign : 'blockquote';
    return (
      <Words lang={lang} dir={dir}>
        <p>{withoutQuotes(quote)}</p>
      </Words>
    );
  };
  return (
    <Section block={block}>
      <Slides items={block.items} type="testimonials" lang={block.lang} label={block.heading ?? label}>
        {(item) => (
          <Quote>
            {words(item)}
            <Person {...item} within={block.dir} />
          </Quote>
        )}
      </Slides>
    </Section>
  );
}
