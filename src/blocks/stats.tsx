import { type CSSObject, styled } from '@mui/material/styles';
import type { StatsBlock } from '../model/page/types.ts';
import { headFor, Section } from '../ui/section/Section.tsx';
import { longestWord, whole, wholeFigure } from '../ui/text/whole-words.ts';
import { DOWN_MD, DOWN_SM } from '../theme/breakpoints.ts';

/** Of an odd number, one would be left over where they are not all in a row: the first leads there. */
const LEADS: Partial<Record<number, string>> = { 3: DOWN_SM, 5: DOWN_MD };
const leads: CSSObject = { gridColumn: '1/-1', '& .value': { fontSize: 'clamp(4rem,14vw,6rem)' } };

interface Measures {
  count: number;
  /** Letters of the longest word of all values. */
  longest: number;
}

const own = { shouldForwardProp: (name: string) => name !== 'count' && name !== 'longest' };

const List = styled(
  'dl',
  own,
)<Measures>(({ count, longest }) => ({
  display: 'grid',
  gap: '2.5rem 0',
  // Two by two on phones.
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,10rem),1fr))',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '.25rem',
    containerType: 'inline-size',
    paddingInline: '1.25rem',
    borderInlineStart: '1px solid var(--line)',
  },
  '& dt': { fontWeight: 600, lineHeight: 1.4 },
  // By the width of its column: a value of six letters stays on one line in any typeface, and a longer number in one piece.
  '& .value': {
    fontSize: longest > 6 ? `min(3.75rem,${whole(longest)})` : 'clamp(2rem,26cqi,3.75rem)',
    lineHeight: 1.05,
    fontWeight: 600,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--data)',
  },
  ...(LEADS[count] && { [LEADS[count]]: { '& > :first-of-type': leads } }),
  '& .more': { marginTop: '.25rem', color: 'var(--ink-soft)', fontSize: '.9688rem', order: -1 },
}));

/** Two figures that one reads from across the room. */
const Pair = styled(List)(({ longest }) => ({
  gap: '2rem 0',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,max(10rem,34%)),1fr))',
  '& > div': { gap: '.75rem', paddingBlock: '.25rem' },
  '& .value': {
    fontSize: longest > 5 ? `min(1.6rem + 6vw,6.5rem,${whole(longest)})` : 'clamp(3rem,1.6rem + 6vw,6.5rem)',
    lineHeight: 0.95,
    letterSpacing: '-.045em',
  },
}));

/** A few large numbers. */
export default function Stats(block: StatsBlock) {
  const isPair = block.layout === 'pair';
  const Figures = isPair ? Pair : List;
  return (
    <Section block={block} head={isPair ? 'side' : headFor(block.items.length)}>
      <Figures count={block.items.length} longest={longestWord(block.items.map((item) => wholeFigure(item.value)))}>
        {block.items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd className="value">{wholeFigure(item.value)}</dd>
            {item.text && <dd className="more">{item.text}</dd>}
          </div>
        ))}
      </Figures>
    </Section>
  );
}
