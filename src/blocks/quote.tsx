import { styled } from '@mui/material/styles';
import type { QuoteBlock } from '../model/page/types.ts';
import { space } from '../theme/shape.ts';
import { PicturePlate } from '../ui/pictures/PicturePlate.tsx';
import { Section, SectionHead } from '../ui/section/Section.tsx';
import { Occupation } from '../ui/text/Occupation.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { fitting, longestWord, measured, wholeFigure } from '../ui/text/whole-words.ts';
import { withoutQuotes } from '../ui/text/without-quotes.ts';
import { UP_MD } from '../theme/breakpoints.ts';

/** Letters of a figure that is as large as can be. */
const LARGE_LENGTH = 4;

// The number beside the words; with a picture, below that.
const Sheet = styled('div', { shouldForwardProp: (name) => name !== 'longest' })<{ longest: number }>(
  ({ longest }) => ({
    display: 'grid',
    gap: space.gap,
    '& .words,& figure': { display: 'grid', gap: '1.75rem', alignContent: 'start', justifyItems: 'start' },
    '& blockquote': {
      fontSize: 'clamp(1.625rem,1.1rem + 2.2vw,2.875rem)',
      lineHeight: 1.2,
      fontWeight: 500,
      letterSpacing: '-.02em',
      textIndent: '-.4em',
      textWrap: 'balance',
    },
    '& blockquote p::before': { content: 'open-quote' },
    '& blockquote p::after': { content: 'close-quote' },
    '& figcaption,& .figure': { color: 'var(--ink-soft)' },
    '& figcaption b': { display: 'block', color: 'var(--ink)', fontWeight: 600 },
    '& .figure': {
      paddingTop: '1.5rem',
      borderTop: '1px solid var(--line)',
      textWrap: 'balance',
      ...measured(longest, LARGE_LENGTH),
    },
    '& .figure b': {
      display: 'block',
      marginBottom: '.75rem',
      fontSize: fitting('clamp(4rem,2.5rem + 5.5vw,7.5rem)', longest, LARGE_LENGTH),
      lineHeight: 0.9,
      fontWeight: 600,
      letterSpacing: '-.045em',
      fontVariantNumeric: 'tabular-nums',
      color: 'var(--data)',
    },
    [UP_MD]: {
      gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)',
      '& .figure': {
        padding: 0,
        paddingInlineStart: 'clamp(2rem,3.5vw,3.5rem)',
        borderTop: 0,
        borderInlineStart: '1px solid var(--line)',
      },
      '&.pictured': {
        gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
        '& .words': { gridArea: '1/2/span 2' },
        '& .figure': { gridColumn: 1, padding: 0, border: 0 },
        '& > div:last-child': { gridArea: '1/1' },
      },
    },
  }),
);

/** Words and a number that prove the same thing. */
export default function Quote(block: QuoteBlock) {
  const { figure, image, link } = block;
  const value = wholeFigure(figure.value);
  return (
    <Section block={block} head="none">
      <Sheet className={image && 'pictured'} longest={longestWord([value])}>
        <div className="words">
          <SectionHead block={block} className="aside" />
          <figure>
            <blockquote>
              <p>{withoutQuotes(block.quote)}</p>
            </blockquote>
            <figcaption>
              <b>{block.author}</b>
              <Occupation {...block} />
            </figcaption>
          </figure>
          {link && <TextLink link={link} />}
        </div>
        <p className="figure">
          <b>{value}</b>
          {figure.label}
        </p>
        {image && <PicturePlate image={image} />}
      </Sheet>
    </Section>
  );
}
