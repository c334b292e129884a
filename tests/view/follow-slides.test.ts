import { afterEach, expect, it, vi } from 'vitest';
import { followSlides } from '../../src/ui/slides/follow-slides.ts';

afterEach(() => vi.unstubAllGlobals());

/** A row of three slides that are 100 px wide, which tells what of them is seen as a browser does. */
function row() {
  const slides = [0, 100, 200].map((left) => ({ getBoundingClientRect: () => ({ left }) }) as HTMLElement);
  const events = new EventTarget();
  const list = Object.assign(events, { children: slides, getBoundingClientRect: () => ({ left: 0, width: 100 }) });
  let tell: IntersectionObserverCallback | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (): void => undefined;
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
    },
  );
  const goal: { current: number | undefined } = { current: undefined };
  const seen: number[] = [];
  followSlides(list as unknown as HTMLElement, slides.length, goal, (at) => seen.push(at));
  const see = (...changes: [at: number, isIntersecting: boolean][]): void =>
    tell?.(
      changes.map(
        ([at, isIntersecting]) => ({ target: slides[at], isIntersecting }) as unknown as IntersectionObserverEntry,
      ),
      {} as IntersectionObserver,
    );
  return { goal, seen, see, end: () => events.dispatchEvent(new Event('scrollend')) };
}

it('what is seen when scrolling has ended is where one is, though what was seen before is told with it', () => {
  const { goal, seen, see, end } = row();
  goal.current = 1;
  end();
  see([0, true], [1, false], [0, false], [1, true]);
  expect(seen).toEqual([0, 1]);
});

it('slides that pass by on the way to another one are not where one is', () => {
  const { goal, seen, see } = row();
  goal.current = 2;
  see([1, true]);
  see([1, false], [2, true]);
  expect(seen).toEqual([0, 2]);
});
