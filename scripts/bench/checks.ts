import { commandLine } from './command-line.ts';
import { type Bench, boundOfLarge, type Figure, ms } from './figure.ts';
import { forgetKept } from './forget-kept.ts';
import { changeWords, commitAll, siteOf } from './many-pages.ts';
import { timeCommand } from './time.ts';

/** What checks take, as `npm run check` starts them. */
export function checkFigures({ checkout, work, sizes }: Bench): Figure[] {
  const large = sizes.at(-1)!;
  const root = (): string => siteOf(checkout, work, large);
  const check = (...args: string[]): number =>
    timeCommand([...commandLine(checkout, 'check'), '--root', root(), ...args], checkout);
  let isKnown = false;
  /** Before something can have changed, all has to be known, whichever figures are asked for. */
  const know = (): void => {
    if (!isKnown) check();
    isKnown = true;
  };
  return [
    {
      what: `check of ${large} pages from nothing`,
      bound: boundOfLarge(large, '2 s'),
      take: () => {
        forgetKept(checkout, 'memory');
        return check();
      },
      show: ms,
    },
    {
      what: `check, one page of ${large} changed`,
      bound: boundOfLarge(large, '400 ms'),
      take: () => {
        know();
        changeWords(root());
        return check();
      },
      show: ms,
    },
    {
      what: `check --changed, one page of ${large} changed`,
      bound: boundOfLarge(large, '500 ms'),
      take: () => {
        know();
        commitAll(root());
        changeWords(root());
        return check('--changed');
      },
      show: ms,
    },
  ];
}
