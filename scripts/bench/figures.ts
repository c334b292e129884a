import fs from 'node:fs';
import path from 'node:path';
import { measureBytes } from './bytes.ts';
import { commandOf } from './command-of.ts';
import { timeReady, timeSave } from './live.ts';
import { changeMenu, changeOnePage, changeWords, manyPages } from './many-pages.ts';
import { timeCommand } from './time.ts';

/** One line of the table: what is measured, how, and what it must not exceed. */
export interface Figure {
  what: string;
  bound?: string;
  /** The same each time it is taken. */
  isExact?: boolean;
  take: () => number | Promise<number>;
  show: (value: number) => string;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`;

/**
 * All figures of one checkout of this project. Writes the sites that are measured below `work`.
 * @param pages how many pages the large site has; one of ten times as many is checked, too
 */
export async function figuresOf(checkout: string, work: string, pages: number): Promise<Figure[]> {
  return [
    ...buildFigures(checkout, work, pages),
    ...checkFigures(checkout, work, pages),
    ...(await liveFigures(checkout, work, pages)),
  ];
}

/** Pages that show what a first view costs: the same ones of each checkout. */
const PAGES = [
  '/',
  '/services/cloud',
  '/services/it-strategy',
  '/services/web-dev-automation',
  '/services/business-comms',
];

const siteIn = (checkout: string, work: string, pages: number): string => {
  const root = path.join(work, `site-${pages}`);
  return fs.existsSync(root) ? root : manyPages(root, checkout, pages);
};

function buildFigures(checkout: string, work: string, pages: number): Figure[] {
  const dist = path.join(work, 'dist');
  const build = (...args: string[]): number =>
    timeCommand([...commandOf(checkout, 'build'), '--out', dist, ...args], checkout);
  const forgetCode = (): void => {
    for (const cache of ['.pagewright/code', '.cache'])
      fs.rmSync(path.join(checkout, cache), { recursive: true, force: true });
  };
  /** Nothing is known of the content, and nothing was built of it. */
  const codeOnly = (...args: string[]): number => {
    for (const cache of ['memory', 'builds'])
      fs.rmSync(path.join(checkout, '.pagewright', cache), { recursive: true, force: true });
    fs.rmSync(dist, { recursive: true, force: true });
    return build(...args);
  };
  const fromNothing = (): number => {
    forgetCode();
    return codeOnly();
  };
  const large = siteIn(checkout, work, pages);
  const after = (change: (root: string) => void) => (): number => {
    change(large);
    return build('--root', large);
  };
  build();
  const bytes = measureBytes(dist);
  return [
    { what: 'build, nothing cached', bound: '5 s', take: fromNothing, show: ms },
    { what: 'build, code cached', take: () => codeOnly(), show: ms },
    { what: `build, code cached, ${pages} pages`, take: () => codeOnly('--root', large), show: ms },
    { what: `build, one page of ${pages} changed`, bound: '700 ms', take: after(changeWords), show: ms },
    { what: `build, the menu of ${pages} pages changed`, bound: '3 s', take: after(changeMenu), show: ms },
    { what: `build, nothing of ${pages} pages changed`, bound: '400 ms', take: () => build('--root', large), show: ms },
    ...PAGES.map((address) => ({
      what: `HTML with CSS and first script, ${address}`,
      bound: address === '/services/business-comms' ? '16 KB' : '12.4 KB',
      isExact: true,
      take: () => bytes.pages.find((page) => page.address === address)?.html ?? NaN,
      show: kb,
    })),
    { what: 'of it the first script', bound: '1.4 KB', isExact: true, take: () => bytes.boot, show: kb },
  ];
}

function checkFigures(checkout: string, work: string, pages: number): Figure[] {
  // As "npm run check" starts it; the first time may have to make the bundle.
  const check = (...args: string[]): number => timeCommand([...commandOf(checkout, 'check'), ...args], checkout);
  check();
  const large = siteIn(checkout, work, pages);
  const changed = siteIn(checkout, work, 10 * pages);
  changeOnePage(changed);
  return [
    { what: 'check, this site, whole process', take: () => check(), show: ms },
    { what: `check, ${pages} pages`, bound: '1 s', take: () => check('--root', large), show: ms },
    { what: `check, ${10 * pages} pages`, bound: '2.5 s', take: () => check('--root', changed), show: ms },
    {
      what: `check --changed, ${10 * pages} pages`,
      bound: '1.2 s',
      take: () => check('--root', changed, '--changed'),
      show: ms,
    },
  ];
}

async function liveFigures(checkout: string, work: string, pages: number): Promise<Figure[]> {
  // That checkout's own measure, as it calls modules of its engine.
  const { measureLiveCheck } = (await import(
    path.join(checkout, 'scripts/bench/live-check.ts')
  )) as typeof import('./live-check.ts');
  const large = siteIn(checkout, work, 10 * pages);
  const root = path.join(work, 'live');
  for (const folder of ['pages', 'public'])
    fs.cpSync(path.join(checkout, folder), path.join(root, folder), { recursive: true });
  return [
    {
      what: `save to problems, ${10 * pages} pages`,
      bound: '20 ms',
      take: () => measureLiveCheck(large, 1),
      show: ms,
    },
    { what: 'npm start, until ready', bound: '1.5 s', take: () => timeReady(checkout, root), show: ms },
    { what: 'save to changed DOM', bound: '100 ms', take: () => timeSave(checkout, root), show: ms },
  ];
}
