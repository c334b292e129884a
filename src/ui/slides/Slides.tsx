import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage, useSay, useStrings } from '../../strings/context.ts';
import { Live } from '../Live.tsx';
import SlideControls, { type SlidesType } from './SlideControls.tsx';

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
  // Buttons stand in its place; where scripts are off, there are none.
  '@media(scripting:enabled)': { scrollbarWidth: 'none' },
  '@media(prefers-reduced-motion:no-preference)': { scrollBehavior: 'smooth' },
  // A swipe turns one slide, however fast it is.
  '& > div': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  // Firefox cuts through what scrolls where a page ends.
  '@media print': { gridAutoFlow: 'row', overflow: 'visible' },
});

interface Props<T> {
  items: T[];
  /** Whose words are said of these slides: the names of the buttons, and which slide is shown. */
  type: SlidesType;
  label: string;
  /** The language of the slides, where it is not the one of the page. */
  lang: string | undefined;
  /** What a slide is called. Where all have a name, they are chosen by it. */
  titleOf?: (item: T) => string | undefined;
  children: (item: T, index: number) => ReactNode;
}

/**
 * A carousel after the WAI-ARIA Authoring Practices: a labelled group of slides with previous, next and a button for
 * each. The list scrolls by itself with touch, wheel and without scripts; only its buttons live.
 */
export function Slides<T>({ items, type, label, lang, titleOf, children }: Props<T>) {
  const say = useSay();
  const language = useLanguage();
  const strings = useStrings()[type];
  return (
    <div role="group" aria-roledescription={strings.carousel} aria-label={label}>
      {/* A scrolling region must be reachable with the keyboard. */}
      <Track tabIndex={0} role="group" aria-label={say(strings.slides, { label })}>
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
        <Live
          type="carousel"
          component={SlideControls}
          of={{ type, titles: titlesOf(items, titleOf), lang: lang && language }}
        />
      )}
    </div>
  );
}

/** What each slide is called: nothing where not all have a name. */
const titlesOf = <T,>(items: T[], titleOf: Props<T>['titleOf']): string[] => {
  const titles = items.map((item) => titleOf?.(item) ?? '');
  return titles.every(Boolean) ? titles : titles.map(() => '');
};
