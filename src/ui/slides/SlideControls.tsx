import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Sentence } from '../../model/words/sentence.ts';
import { useSay, useStrings } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';
import { focusInView } from './focus-in-view.ts';
import { Icon } from '../Icon.tsx';
import { useSlides } from './useSlides.ts';

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  marginTop: '1.5rem',
  // Many take more lines on a phone, between the two ways to go on.
  '& .dots': { display: 'flex', flexWrap: 'wrap' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
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
  // Pressed before the app is there: it is seen to work on it.
  '& [aria-busy]': {
    background: 'var(--action)',
    color: 'var(--on-action)',
    animation: 'busy .6s alternate infinite',
  },
  '@keyframes busy': { from: { opacity: 1 } },
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
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  gap: '.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: '1px solid var(--line)',
  ...focusInView,
  // Where it goes on, its end fades. One that does not scroll has no timeline.
  '&:not(:focus-within)': { animation: 'on', animationTimeline: 'scroll(self inline)' },
  '@keyframes on': { '0%,90%': { maskImage: 'linear-gradient(90deg,black 80%,transparent)' } },
  '& button': {
    flex: 'none',
    // One that is longer than the row takes more lines.
    maxWidth: '100%',
    paddingInline: '.875rem',
    color: 'var(--ink-soft)',
    fontSize: '.9688rem',
    fontWeight: 600,
    borderRadius: 0,
    outlineOffset: -3,
  },
  '& button:hover': { color: 'var(--ink)' },
  '& [aria-current]': { color: 'var(--ink)', borderBlock: '2px solid transparent', borderBottomColor: 'var(--action)' },
});

/** The blocks that show slides, by which their words are found. */
export type SlidesType = 'carousel' | 'testimonials';

interface Props {
  type: SlidesType;
  /** What each slide is called; empty where they have no names. */
  titles: string[];
  /** That of the words on the buttons, where those around are in another. */
  lang: string | undefined;
}

/** The live part of a carousel: previous, next, a button for each slide, and a word on which one is shown. */
export default function SlideControls({ type, titles, lang }: Props) {
  const strings = useStrings()[type];
  const say = useSay();
  const row = useRef<HTMLDivElement>(null);
  const { current, moved, show, step } = useSlides(row, titles.length);
  const Choice = titles.every(Boolean) ? NamedChoice : Dots;
  return (
    <>
      <Controls ref={row} className="needs-script screen-only">
        <button type="button" className="step" lang={lang} aria-label={strings.previous} onClick={() => step(-1)}>
          <Icon name="arrow-left" />
        </button>
        <Choice titles={titles} lang={lang} said={strings.show} current={current} show={show} />
        <button type="button" className="step" lang={lang} aria-label={strings.next} onClick={() => step(1)}>
          <Icon name="arrow-right" />
        </button>
      </Controls>
      <p className="visually-hidden" aria-live="polite" lang={lang}>
        {moved ? say(strings.shown, { number: current + 1, total: titles.length }) : ''}
      </p>
    </>
  );
}

interface ChoiceProps extends Pick<Props, 'titles' | 'lang'> {
  /** What a button for a slide is called. */
  said: Sentence;
  current: number;
  show: (index: number) => void;
}

function Dots({ titles, lang, said, current, show }: ChoiceProps) {
  const say = useSay();
  return (
    <span className="dots" lang={lang}>
      {titles.map((_, index) => (
        <button
          key={index}
          type="button"
          className="dot"
          aria-label={say(said, { number: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => show(index)}
        />
      ))}
    </span>
  );
}

function NamedChoice({ titles, said, current, show }: ChoiceProps) {
  const say = useSay();
  const row = useRef<HTMLSpanElement>(null);
  // The row moves, never the page: its slides may be looked at while it is out of sight.
  useEffect(() => {
    const list = row.current;
    const chosen = list?.children[current];
    if (list && chosen instanceof HTMLElement)
      list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 });
  }, [current]);
  return (
    <Titles ref={row}>
      {titles.map((title, index) => (
        <button
          key={index}
          type="button"
          // Whoever speaks to a browser says what stands on the button.
          aria-label={`${title}: ${say(said, { number: index + 1 })}`}
          aria-current={index === current || undefined}
          onClick={() => show(index)}
        >
          {title}
        </button>
      ))}
    </Titles>
  );
}
