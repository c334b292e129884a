import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { TimelineBlock } from '../model/page/types.ts';
import { useLanguage, useStrings } from '../strings/context.ts';
import { space } from '../theme/shape.ts';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { machineTime } from '../ui/text/machine-time.ts';
import { sticky } from '../ui/section/sticky.ts';
import { PicturePlate } from '../ui/pictures/PicturePlate.tsx';
import { RichText } from '../ui/text/RichText.tsx';
import { Section, SectionHead } from '../ui/section/Section.tsx';
import { UP_MD, UP_SM } from '../theme/breakpoints.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: space.gap,
  '& .lead': { display: 'grid', gap: '2rem', alignContent: 'start' },
  [UP_MD]: {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    '& .lead': sticky,
  },
  '@media print': { '& .lead': { position: 'static' } },
});

// Times, then a line with a mark for each, then what happened; on phones the times stand above it.
const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0,1fr)',
  alignContent: 'start',
  columnGap: '1.25rem',
  '& li': { display: 'grid', gridColumn: '1/-1', gridTemplateColumns: 'subgrid' },
  '& li > div': { gridColumn: 2, paddingBottom: '2rem' },
  '& li:last-child > div': { paddingBottom: 0 },
  '& p': { marginTop: '.375rem', color: 'var(--ink-soft)' },
  '& .time': { gridColumn: 2, color: 'var(--ink-soft)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .mark': { position: 'relative', gridArea: '1/1/span 2' },
  '& .mark::before': {
    content: '""',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: '9px solid transparent',
    background: 'var(--ink-soft) padding-box',
    fontWeight: 700,
    lineHeight: 1,
    printColorAdjust: 'exact',
  },
  '& .alarm .mark::before': { content: '"!"', border: 0, background: 'var(--ink)', color: 'var(--ground)' },
  '& .action .mark::before': {
    border: '2px solid var(--data)',
    boxShadow: 'inset 0 0 0 6px var(--ground)',
    background: 'var(--data)',
  },
  '& .done .mark::before': { background: 'var(--data)' },
  '& .icon': {
    position: 'absolute',
    top: 6,
    insetInlineStart: 6,
    width: 16,
    height: 16,
    stroke: 'var(--ground)',
    strokeWidth: 3,
  },
  '& li:not(:last-child) .mark::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 13.5,
    top: 28,
    bottom: 0,
    width: 1,
    background: 'var(--line)',
  },
  [UP_SM]: {
    gridTemplateColumns: 'auto 28px minmax(0,1fr)',
    '& .time': { gridColumn: 1, textAlign: 'end' },
    '& .mark': { gridArea: '1/2' },
    '& li > div': { gridColumn: 3, paddingBottom: '2.25rem' },
  },
});

/** What happened when, down a line; heading and picture stay beside it. */
export default function Timeline(block: TimelineBlock) {
  const labelId = useId();
  const strings = useStrings().timeline;
  const language = useLanguage();
  return (
    <Section block={block} head="none" placedLabel={labelId}>
      <Columns>
        <div className="lead">
          <SectionHead block={block} labelId={labelId} className="aside" />
          {block.image && <PicturePlate image={block.image} />}
        </div>
        <List>
          {block.entries.map(({ time, title, text, mark }) => (
            <li key={time + title} className={mark}>
              <When text={time} />
              <span className="mark drawn">
                {mark === 'done' && <Icon name="check" />}
                {mark && (
                  <span className="visually-hidden" lang={block.lang && language}>
                    {strings[mark]}
                  </span>
                )}
              </span>
              <div>
                <Typography variant="h3" component={entryHeadingLevel(block)}>
                  {title}
                </Typography>
                {text && <RichText text={text} />}
              </div>
            </li>
          ))}
        </List>
      </Columns>
    </Section>
  );
}

function When({ text }: { text: string }) {
  const dateTime = machineTime(text);
  return dateTime ? (
    <time className="time" dateTime={dateTime}>
      {text}
    </time>
  ) : (
    <span className="time">{text}</span>
  );
}
