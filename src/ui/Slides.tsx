import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Strings } from '../strings/index.ts';
import { useSay } from '../strings/context.ts';
import { SlideControls } from './SlideControls.tsx';
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
        <SlideControls titles={items.map((item) => titleOf?.(item))} {...{ strings, current, show, step }} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {moved ? say(strings.shown, { number: current + 1, total: items.length }) : ''}
      </p>
    </div>
  );
}
