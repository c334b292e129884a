import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Strings } from '../strings/index.ts';
import { corner } from '../theme/shape.ts';
import { useSay } from '../strings/context.ts';
import { Icon } from './Icon.tsx';
import { useSlides } from './useSlides.ts';

const Track = styled('div')({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  alignItems: 'start',
  gap: '1.5rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media(prefers-reduced-motion:no-preference)': { scrollBehavior: 'smooth' },
  // A swipe turns one slide, however fast it is.
  '& > div': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '@media print': { gridAutoFlow: 'row' },
});

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '.5rem 1rem',
  marginTop: '1.5rem',
  '& .dots': { display: 'flex', flexWrap: 'wrap' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    borderRadius: corner.control,
  },
  '& .step': {
    width: 48,
    height: 48,
    border: '1px solid color-mix(in srgb,var(--ink) 35%,transparent)',
    '&:hover': { borderColor: 'var(--ink)' },
  },
  // Pressed before the app is there.
  '& [aria-busy]': { opacity: 1 },
  '& [aria-busy] .icon': { display: 'none' },
  '& [aria-busy]::after': {
    content: '""',
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '2px solid var(--action)',
    borderTopColor: 'transparent',
    animation: 'turn .7s linear infinite',
  },
  '@keyframes turn': { to: { rotate: '1turn' } },
  '& .dot': { minWidth: 28 },
  '& .dot::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 5,
    border: '2px solid var(--ink-soft)',
    transition: 'width .2s',
  },
  '& .dot[aria-current]::before': { width: 26, borderColor: 'var(--action)', background: 'var(--action)' },
});

// Slides with titles are chosen by them: a row that scrolls where it is narrow.
const Titles = styled('span')({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  gap: '.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: '1px solid var(--line)',
  '& button': {
    flex: 'none',
    paddingInline: '.875rem',
    color: 'var(--ink-soft)',
    fontSize: '.9688rem',
    fontWeight: 600,
    borderRadius: 0,
    borderBottom: '2px solid transparent',
    outlineOffset: -3,
  },
  '& button:hover': { color: 'var(--ink)' },
  '& [aria-current]': { color: 'var(--ink)', borderColor: 'var(--action)' },
});

interface Props<T> {
  items: T[];
  /** What is said of these slides: the names of the buttons, and which slide is shown. */
  strings: Strings['carousel'];
  label: string;
  /** What a slide is called. Where all have a name, they are chosen by it. */
  titleOf?: (item: T) => string | undefined;
  children: (item: T, index: number) => ReactNode;
}

/**
 * A carousel after the WAI-ARIA Authoring Practices: a labelled group of slides with previous, next and a button for
 * each. The list scrolls by itself with touch, wheel and without scripts.
 */
export function Slides<T>({ items, strings, label, titleOf, children }: Props<T>) {
  const say = useSay();
  const { track, current, moved, show, step } = useSlides(items.length);
  return (
    <div role="group" aria-roledescription={strings.carousel} aria-label={label} data-live="">
      {/* A scrolling region must be reachable with the keyboard. */}
      <Track ref={track} tabIndex={0} role="group" aria-label={say(strings.slides, { label })}>
        {items.map((item, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={strings.slide}
            aria-label={say(strings.position, { number: index + 1, total: items.length })}
          >
            {children(item, index)}
          </div>
        ))}
      </Track>
      {items.length > 1 && (
        <Controls className="needs-script screen-only">
          <button type="button" className="step" aria-label={strings.previous} onClick={() => step(-1)}>
            <Icon name="arrow-left" />
          </button>
          <Choice titles={items.map((item) => titleOf?.(item))} {...{ strings, current, show }} />
          <button type="button" className="step" aria-label={strings.next} onClick={() => step(1)}>
            <Icon name="arrow-right" />
          </button>
        </Controls>
      )}
      <p className="visually-hidden" aria-live="polite">
        {moved ? say(strings.shown, { number: current + 1, total: items.length }) : ''}
      </p>
    </div>
  );
}

interface ChoiceProps {
  titles: (string | undefined)[];
  strings: Strings['carousel'];
  current: number;
  show: (index: number) => void;
}

/** A button for each slide: its title, or a dot. */
function Choice({ titles, strings, current, show }: ChoiceProps) {
  const say = useSay();
  const isNamed = titles.every(Boolean);
  const Row = isNamed ? Titles : 'span';
  return (
    <Row className={isNamed ? undefined : 'dots'}>
      {titles.map((title, index) => {
        const name = say(strings.show, { number: index + 1 });
        return (
          <button
            key={index}
            type="button"
            className={isNamed ? undefined : 'dot'}
            aria-label={isNamed ? `${name}: ${title}` : name}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          >
            {isNamed && title}
          </button>
        );
      })}
    </Row>
  );
}
