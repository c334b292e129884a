import Typography from '@mui/material/Typography';
import { styled, type CSSObject } from '@mui/material/styles';
import { Fragment, useId, type ReactNode } from 'react';
import { TONES } from '../../model/page/tones.ts';
import type { Direction, RichText as RichTextData, Tone } from '../../model/page/types.ts';
import { space } from '../../theme/shape.ts';
import { eyebrowStyles } from '../text/eyebrow.ts';
import { RichText } from '../text/RichText.tsx';
import { Container } from './Container.tsx';
import { inItsScript } from './in-its-script.ts';
import { sticky } from './sticky.ts';
import { UP_MD } from '../../theme/breakpoints.ts';

/** The fields of a block that a section draws. */
interface SectionContent {
  type: string;
  id?: string;
  lang?: string;
  dir?: Direction;
  tone?: Tone;
  eyebrow?: string;
  heading?: string;
  text?: RichTextData;
}

/**
 * A section that follows one of the same tone. A site's own block is wrapped in an element (`.own`), in which it is
 * hydrated; then it is the wrapper that has the neighbor.
 */
const SAME_GROUND = TONES.map((tone) => `.tone-${tone}`)
  .flatMap((ground) =>
    [ground, `.own:has(>${ground})`].flatMap((before) => [`${before}+&${ground}`, `${before}+.own>&${ground}`]),
  )
  .join();

const Band = styled('section')(
  {
    paddingBlock: space.band,
    '&.compact': { paddingBlock: space.slim },
    // Backgrounds of the dark scheme differ by little: a hairline separates them.
    '@media(prefers-color-scheme:dark)': { boxShadow: 'inset 0 1px var(--line)' },
    // Two neighbors of the same tone share the space between them.
    [SAME_GROUND]: {
      paddingTop: 0,
      boxShadow: 'none',
    },
  },
  inItsScript,
);

/** A section without padding: its content fills it. */
const BareBand = styled('section')(
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    // It shares no space with a neighbor of the same tone.
    '&+.tone-dark.tone-dark.tone-dark:not(.compact),&+.own>.tone-dark.tone-dark.tone-dark:not(.compact)': {
      paddingTop: space.band,
    },
  },
  inItsScript,
);

/** On wide screens: the heading at the start, the content beside it. */
const Halves = styled(Container)({
  display: 'grid',
  // Keeps a row to swipe within the column, also on narrow screens.
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: `${space.head} ${space.gap}`,
});
const halves: CSSObject = { gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)' };

const Aside = styled(Halves)({ [UP_MD]: { ...halves, '& > .aside': sticky } });

/**
 * The same with a card below the heading. Only the card sticks beside long content, as otherwise it would cover the
 * heading; on narrow screens it comes last.
 */
const AsideWithCard = styled(Halves)({
  [UP_MD]: {
    ...halves,
    gridTemplateRows: 'auto 1fr',
    rowGap: '2rem',
    '& > :nth-last-child(2)': { gridColumn: 2, gridRow: '1/span 2' },
    '& > :last-child': { gridColumn: 1, ...sticky },
  },
});

const Head = styled('div')({
  display: 'grid',
  gap: '1rem',
  maxWidth: '45rem',
  marginBottom: space.head,
  '&:last-child': { marginBottom: 0 },
  '&.aside': { marginBottom: 0 },
  '&.center': { marginInline: 'auto', textAlign: 'center', justifyItems: 'center' },
  '& p': { color: 'var(--ink-soft)', maxWidth: '38rem', fontSize: '1.125rem' },
  '& .eyebrow': eyebrowStyles,
});

/** Eyebrow, heading and lead of a block; nothing where it has none of these. For a `Section` with `head="none"`. */
export function SectionHead({
  block,
  labelId,
  className,
}: {
  block: SectionContent;
  labelId?: string;
  className?: string;
}) {
  if (!block.heading && !block.text && !block.eyebrow) return null;
  return (
    <Head className={className}>
      {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
      {block.heading && (
        <Typography variant="h2" id={labelId}>
          {block.heading}
        </Typography>
      )}
      {block.text && <RichText text={block.text} />}
    </Head>
  );
}

interface Props {
  block: SectionContent;
  children?: ReactNode;
  /**
   * Where the heading stands. "top": above the content; "side": beside it on wide screens; "center": above, centered;
   * "none": the block draws it itself, with `SectionHead`.
   */
  head?: 'top' | 'side' | 'center' | 'none';
  /** For "side": a card below the heading. */
  aside?: ReactNode;
  /** For "none": the id of the heading, which labels the section. */
  placedLabel?: string;
  /** The tone of a block without one. */
  tone?: Tone;
  /** Less space above and below, for blocks of a line or two. */
  compact?: boolean;
  /** "column": as wide as all content; "window": as wide as the window; "bare": the same without padding. */
  frame?: 'column' | 'window' | 'bare';
}

/** Where the heading of a list stands: beside a single entry, or else above. */
export const headFor = (entries: number): 'side' | 'top' => (entries === 1 ? 'side' : 'top');

/** The frame of a block: its background, its padding, its heading. */
export function Section(props: Props) {
  const { block, children, head = 'top', aside, placedLabel, tone = 'default', compact, frame = 'column' } = props;
  const labelId = useId();
  const label = head === 'none' ? placedLabel : labelId;
  const Side = aside ? AsideWithCard : block.heading ? Aside : Container;
  const Layout = frame !== 'column' ? Fragment : head === 'side' ? Side : Container;
  const Ground = frame === 'bare' ? BareBand : Band;
  // Without a heading, the text stands above the content, with the space that belongs there.
  const isBeside = head === 'side' && Side !== Container;
  const headClass = isBeside ? 'aside' : head === 'center' ? 'center' : undefined;
  return (
    <Ground
      id={block.id}
      lang={block.lang}
      dir={block.dir}
      className={`tone-${block.tone ?? tone}${compact ? ' compact' : ''}`}
      data-block={block.type}
      aria-labelledby={block.heading ? label : undefined}
    >
      <Layout>
        {head !== 'none' && <SectionHead block={block} labelId={labelId} className={headClass} />}
        {head === 'side' ? <div>{children}</div> : children}
        {aside}
      </Layout>
    </Ground>
  );
}
