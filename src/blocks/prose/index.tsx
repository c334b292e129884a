import { styled } from '@mui/material/styles';
import type { ProseBlock } from '../../model/page/types.ts';
import { space } from '../../theme/shape.ts';
import { Section } from '../../ui/section/Section.tsx';
import { Article } from './Article.tsx';
import { FIRST_PART, PART, Passages } from './components.tsx';
import { Contents } from './Contents.tsx';
import { UP_MD, UP_WIDE } from '../../theme/breakpoints.ts';

const Layout = styled('div')({
  display: 'grid',
  gap: '3rem',
  '&.indexed': { [UP_WIDE]: { gridTemplateColumns: '15rem minmax(0,45rem)', gap: '5rem' } },
});

const Text = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '1.125rem',
  maxWidth: '45rem',
  justifyItems: 'start',
  [`& > ${PART}`]: { marginTop: '1.5rem' },
  [`& > ${FIRST_PART}`]: { marginTop: 0 },
  '& a': { color: 'var(--action)', textUnderlineOffset: '.2em' },
  '& ul,& ol': { display: 'grid', gap: '.5rem', paddingInlineStart: '1.375rem' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal', '& li': { paddingInlineStart: '.375rem' } },
  '& li::marker': { color: 'var(--data)', fontWeight: 600 },
});

/** A text that is looked up rather than read through: a line above each of its parts. */
const Parts = styled(Text)({
  [`& > ${PART}`]: { width: '100%', marginTop: '1rem', paddingTop: '1.75rem', borderTop: '1px solid var(--line)' },
  [`& > ${FIRST_PART}`]: { paddingTop: 0, border: 0 },
});

/** Headings stand in the left column, where other blocks have theirs. */
const Beside = styled(Text)({
  [UP_MD]: {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    columnGap: space.gap,
    maxWidth: 'none',
    '& > *': { gridColumn: 2 },
    [`& > ${PART}`]: { gridColumn: 1 },
    [`& > ${PART} ~ ${PART},& > ${PART} ~ ${PART} + *`]: { marginTop: '2rem' },
  },
});

/** Text to read, in one column of comfortable width. */
export default function Prose(block: ProseBlock) {
  return block.layout === 'article' ? <Article {...block} /> : <Regular {...block} />;
}

/** On wide screens the heading stands beside the text, as do those of its parts where the block has none. */
function Regular(block: ProseBlock) {
  const { sections = [], contents = false } = block;
  const listed = contents ? sections.filter((section) => section.id) : [];
  const hasPartsBeside = !block.heading && sections.length > 0;
  const Body = contents ? Parts : hasPartsBeside ? Beside : Text;
  return (
    <Section block={block} head={contents ? 'top' : 'side'}>
      <Layout className={listed.length > 0 ? 'indexed' : undefined}>
        {listed.length > 0 && <Contents block={block} parts={listed} />}
        <Body>
          <Passages block={block} />
        </Body>
      </Layout>
    </Section>
  );
}
