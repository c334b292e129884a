import { styled } from '@mui/material/styles';
import type { ProseBlock } from '../../model/page/types.ts';
import { UP_WIDE } from '../../theme/breakpoints.ts';
import { Section } from '../../ui/section/Section.tsx';
import { Byline } from './Byline.tsx';
import { FIRST_PART, PART, Passages } from './components.tsx';
import { Contents } from './Contents.tsx';

// The text in the middle, 720 px wide; the contents at its side.
const Layout = styled('div')({
  display: 'grid',
  gap: '1.75rem 2.5rem',
  maxWidth: '45rem',
  marginInline: 'auto',
  '&.indexed': {
    [UP_WIDE]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(12rem,1fr) minmax(0,45rem) minmax(0,1fr)',
      '& > *': { gridColumn: 2 },
      '& > nav': { gridArea: '1/1/span 2' },
    },
  },
});

const Text = styled('div')({
  display: 'grid',
  gap: '1.375rem',
  minWidth: 0,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  fontSize: '1.125rem',
  lineHeight: 1.7,
  [`& > ${PART}`]: {
    marginTop: '1.75rem',
    fontSize: 'clamp(1.5rem,1.3rem + .8vw,1.875rem)',
    lineHeight: 1.25,
    letterSpacing: '-.015em',
  },
  [`& > ${FIRST_PART}`]: { marginTop: 0 },
  '& a': { color: 'var(--action)', textUnderlineOffset: '.2em' },
  '& ul,& ol': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '.625rem',
    maxWidth: '100%',
    paddingInlineStart: '1.375rem',
  },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal', '& li': { paddingInlineStart: '.375rem' } },
  '& li > figure': { marginBlock: '.875rem' },
  '& li::marker': { color: 'var(--data)', fontWeight: 600 },
});

/** A post: who wrote it and when, its contents, and its text in one narrow column with even headings. */
export function Article(block: ProseBlock) {
  const { byline, portrait, sections = [], contents = false } = block;
  const isIndexed = contents && sections.length > 1;
  return (
    <Section block={block}>
      <Layout className={isIndexed ? 'indexed' : undefined}>
        {byline && <Byline byline={byline} portrait={portrait} />}
        {isIndexed && <Contents block={block} parts={sections} />}
        <Text>
          <Passages block={block} />
        </Text>
      </Layout>
    </Section>
  );
}
