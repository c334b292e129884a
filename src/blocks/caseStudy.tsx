import Typography from '@mui/material/Typography';
import { styled, type CSSObject } from '@mui/material/styles';
import type { CaseStudyBlock } from '../model/page/types.ts';
import { useLanguage, useStrings } from '../strings/context.ts';
import { corner } from '../theme/shape.ts';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import { tallClass } from '../ui/pictures/Plate.ts';
import { cutOff, pointBefore } from '../ui/text/points.ts';
import { RichText } from '../ui/text/RichText.tsx';
import { Section } from '../ui/section/Section.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { fitting, longestWord, measured, wholeFigure } from '../ui/text/whole-words.ts';
import { DOWN_MD, DOWN_SM, UP_MD } from '../theme/breakpoints.ts';

/** Letters of results that are as large as can be. */
const LARGE_LENGTH = 5;

const STORY: CSSObject = {
  '& .story': { display: 'grid', gap: '1.5rem', alignContent: 'start' },
  '& .story img': { width: '100%', borderRadius: corner.control },
  '& .story img.tall': { maxHeight: '36rem', objectFit: 'contain' },
  '& .story p': { maxWidth: '38rem', color: 'var(--ink-soft)' },
  '& .client': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1rem',
    ...cutOff,
    '& b': { color: 'var(--ink)', fontWeight: 600 },
    '& span::before': pointBefore,
  },
  '& h2 + div,& h3 + div': { marginTop: '.5rem' },
};

/** @param longest letters of the longest word of all results */
const resultsStyles = (longest: number): CSSObject => ({
  '& .results': {
    display: 'grid',
    gap: '1.5rem',
    alignContent: 'start',
    '& > li': {
      paddingInlineStart: '1.25rem',
      borderInlineStart: '2px solid var(--data)',
      ...measured(longest, LARGE_LENGTH),
    },
    [DOWN_MD]: {
      gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,11rem),1fr))',
      // Numbers need less room than sentences.
      '&:has(b)': { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8.5rem),1fr))' },
    },
    [DOWN_SM]: {
      // A figure that is fitted to its column keeps that, or it would be larger than its neighbors.
      [`& > :last-child:nth-of-type(odd)${longest > LARGE_LENGTH ? ':not(:has(b))' : ''}`]: { gridColumn: '1/-1' },
    },
  },
  '& .results b': {
    display: 'block',
    fontSize: fitting('2.25rem', longest, LARGE_LENGTH),
    lineHeight: 1.1,
    fontWeight: 600,
    letterSpacing: '-.02em',
    color: 'var(--data)',
    fontVariantNumeric: 'tabular-nums',
  },
  // Beside a picture they are as large as there is room.
  '& .story:has(img) + .results': {
    alignContent: 'space-evenly',
    '& b': { fontSize: fitting('clamp(2.25rem,5.5vw,4.5rem)', longest, LARGE_LENGTH) },
  },
});

const Sheet = styled('div', { shouldForwardProp: (name) => name !== 'longest' })<{ longest: number }>(
  ({ longest }) => ({
    display: 'grid',
    gap: 'clamp(2rem,4vw,4rem)',
    padding: 'clamp(min(1.5rem,7.5vw),4vw,3.5rem)',
    border: '1px solid var(--line)',
    borderRadius: corner.plate,
    background: 'var(--surface)',
    [UP_MD]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,4fr)' },
    ...STORY,
    ...resultsStyles(longest),
  }),
);

/** What a client needed, what was done, what came of it. */
export default function CaseStudy(block: CaseStudyBlock) {
  const strings = useStrings().caseStudy;
  const language = useLanguage();
  const titleAs = entryHeadingLevel(block);
  const part = (title: string, text: CaseStudyBlock['challenge']) => (
    <div>
      <Typography variant="h3" component={titleAs} lang={block.lang && language}>
        {title}
      </Typography>
      <div>
        <RichText text={text} />
      </div>
    </div>
  );
  const results = block.results.map(({ value, text }) => ({ value: value && wholeFigure(value), text }));
  return (
    <Section block={block}>
      <Sheet longest={longestWord(results.map(({ value }) => value))}>
        <div className="story">
          {block.image && <Picture image={block.image} className={tallClass(block.image)} />}
          <p className="client">
            <b>{block.client}</b> {block.industry && <span>{block.industry}</span>}
          </p>
          {part(strings.challenge, block.challenge)}
          {part(strings.solution, block.solution)}
          {block.link && <TextLink link={block.link} />}
        </div>
        <ul className="results" aria-label={strings.results}>
          {results.map((result) => (
            <li key={result.text}>
              {result.value && <b>{result.value}</b>}
              {result.text}
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  );
}
