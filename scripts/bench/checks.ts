import { commandLine } from './command-line.ts';
import { type Bench, boundOfLarge, type Figure, ms } from './figure.ts';
import { clearCaches } from './clear-caches.ts';
import { changeWords, commitAll, siteOf } from './many-pages.ts';
import { timeCommand } from './time.ts';

/** The figures of checks, as `npm run check` runs them. */
export function checkFigures({ checkout, work, sizes }: Bench): Figure[] {
  const large = sizes.at(-1)!;
  const root = (): string => siteOf(checkout, work, large);
  const check = (...args: string[]): number =>
    timeCommand([...commandLine(checkout, 'check'), '--root', root(), ...args], checkout);
  let isWarm = false;
  /** Fills the cache, whichever figures are measured. */
  const warmUp = (): void => {
    if (!isWarm) check();
    isWarm = true;
  };
  return [
    {
      name: `check of ${large} pages from nothing`,
      bound: boundOfLarge(large, '2 s'),
      measure: () => {
        clearCaches(checkout, 'memory');
        return check();
      },
      format: ms,
    },
    {
      name: `check, one page of ${large} changed`,
      bound: boundOfLarge(large, '400 ms'),
      measure: () => {
        warmUp();
        changeWords(root());
        return check();
      },
      format: ms,
    },
    {
      name: `check --changed, one page of ${large} changed`,
      bound: boundOfLarge(large, '500 ms'),
      measure: () => {
        warmUp();
        commitAll(root());
        changeWords(root());
        return check('--changed');
      },
      format: ms,
    },
  ];
}
