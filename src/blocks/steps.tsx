import Typography from '@mui/material/Typography';
import { styled, type CSSObject } from '@mui/material/styles';
import type { StepsBlock } from '../model/page/types.ts';
import { corner } from '../theme/shape.ts';
import { ClosingActions } from '../ui/Actions.tsx';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { OnPhones } from '../ui/lists/OnPhones.tsx';
import { RichText } from '../ui/text/RichText.tsx';
import { headFor, Section } from '../ui/section/Section.tsx';
import { Story } from '../ui/lists/Story.tsx';
import { SCREEN_DOWN_SM, UP_MD, UP_SM } from '../theme/breakpoints.ts';
import { BELOW_MD } from '../model/rendering/breakpoints.ts';

type Step = StepsBlock['steps'][number];

/** Side by side, the line between them. */
const across: CSSObject = {
  gridTemplateColumns: '1fr',
  '& > *': { gridColumn: 1 },
  '&::before': { gridRow: 'auto', marginBottom: '.75rem' },
  '&:not(:last-child)::after': {
    insetInline: '64px 0',
    top: 20,
    bottom: 'auto',
    width: 'auto',
    height: 1,
  },
};

/** How narrow a step in a row may be: six that do not fit stand in threes, and more stand in two rows of one length. */
function narrowest(count: number): string {
  if (count < 6) return '9rem';
  if (count === 6) return 'max(9rem,min((100% - 3rem)/3,(61.5rem - 100%)*99))';
  const columns = Math.ceil(count / 2);
  return `max(9rem,(100% - ${(columns - 1) * 1.5}rem)/${columns})`;
}

const inRow = (name: string, count = 0): CSSObject => ({
  [`&.${name}`]: { gridTemplateColumns: `repeat(auto-fit,minmax(${narrowest(count)},1fr))` },
  [`&.${name} > li`]: across,
});

// One under the other along a line; side by side where there is room and the author wants it.
const List = styled('ol', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(({ count }) => ({
  counterReset: 'step',
  display: 'grid',
  gap: 'clamp(1.25rem,3vw,2rem) 1.5rem',
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    alignContent: 'start',
    gap: '.5rem 1.25rem',
    '& > *': { gridColumn: 2 },
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / span 4',
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      borderRadius: corner.plate,
      border: '1.5px solid var(--data)',
      color: 'var(--data)',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 20,
      top: 48,
      bottom: '-1.5rem',
      width: 1,
      background: 'var(--line)',
    },
  },
  '& p': { color: 'var(--ink-soft)' },
  '& .duration': { color: 'var(--data)', fontWeight: 600, fontSize: '.9063rem' },
  [UP_SM]: inRow('few'),
  [UP_MD]: inRow('row', count),
  // Four or six are two by two on tablets, where no line could follow them.
  [`${UP_SM} and (max-width:${BELOW_MD}em)`]: {
    '&.row:has(> :last-child:nth-child(even))': {
      gridTemplateColumns: '1fr 1fr',
      '& > li::after': { display: 'none' },
    },
  },
  [SCREEN_DOWN_SM]: { '.swipe > & > li': across },
}));

/** A numbered sequence: in a row, down a line, or told as a story. */
export default function Steps(block: StepsBlock) {
  const { layout = 'row', steps } = block;
  const titleAs = entryHeadingLevel(block);
  const words = ({ title, duration, text }: Step) => (
    <>
      <Typography variant="h3" component={titleAs}>
        {title}
      </Typography>
      {duration && <p className="duration">{duration}</p>}
      {text && (
        <div>
          <RichText text={text} />
        </div>
      )}
    </>
  );
  return (
    <Section block={block} head={layout === 'column' ? 'side' : headFor(layout === 'row' ? steps.length : 0)}>
      {layout === 'story' ? (
        <Story steps={steps}>{words}</Story>
      ) : (
        <OnPhones way={layout === 'row' ? block.onPhones : undefined} label={block.heading}>
          <List count={steps.length} className={layout === 'row' && steps.length < 4 ? 'few' : layout}>
            {steps.map((step) => (
              <li key={step.title}>{words(step)}</li>
            ))}
          </List>
        </OnPhones>
      )}
      <ClosingActions actions={block.actions} />
    </Section>
  );
}
