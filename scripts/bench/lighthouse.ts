import fs from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { freePort } from '../support/port.ts';
import { measureBytes } from './bytes.ts';
import { commandLine } from './command-line.ts';
import { ms, type Bench, type Figure } from './figure.ts';
import { serve } from './serve.ts';
import { medianOf, timeCommand } from './time.ts';

/** It brings a hundred packages for three lines of a table, so who wants these installs it, and saves that nowhere. */
const LIGHTHOUSE = 'lighthouse';
/** What is typed to have it measured, too. */
export const HOW_TO_INSTALL = 'npm install --no-save lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Of what Lighthouse gives, what is read here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** What it says of a page on a phone; the lowest of its scores, out of 100. */
interface Audit {
  score: number;
  blocked: number;
  shifted: number;
}

/** What Lighthouse says of every page of every site of a checkout. None where it is not installed. */
export async function lighthouseFigures(bench: Bench): Promise<Figure[]> {
  const lighthouse = await installed();
  if (!lighthouse) return [];
  let audits: Promise<Audit[]> | undefined;
  const figure = (
    what: string,
    bound: string,
    worst: (all: Audit[]) => number,
    show: (value: number) => string = String,
  ): Figure => ({
    what: `Lighthouse of every page, ${what}`,
    bound,
    isExact: true,
    take: async () => worst(await (audits ??= auditAll(bench, lighthouse))),
    show,
  });
  return [
    { ...figure('lowest score', '100', (all) => Math.min(...all.map(({ score }) => score))), isLeast: true },
    figure('longest time blocked', '0 ms', (all) => Math.max(...all.map(({ blocked }) => blocked)), ms),
    figure('largest shift', '0', (all) => Math.max(...all.map(({ shifted }) => shifted))),
  ];
}

async function installed(): Promise<Lighthouse | undefined> {
  try {
    return ((await import(LIGHTHOUSE)) as { default: Lighthouse }).default;
  } catch {
    return undefined;
  }
}

/** Looks at one page after another, and names those with which something is wrong. */
async function auditAll({ checkout, work }: Bench, lighthouse: Lighthouse): Promise<Audit[]> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const audits: Audit[] = [];
  try {
    for (const root of sitesOf(checkout)) {
      const dist = path.join(work, 'lighthouse', path.basename(root));
      timeCommand([...commandLine(checkout, 'build'), '--root', root, '--out', dist], checkout);
      await serve(dist, async (origin) => {
        for (const { address } of measureBytes(dist).pages) {
          if (path.basename(address) === '404') continue;
          const audit = await auditOf(origin + address, { port, lighthouse });
          audits.push(audit);
          if (!isClean(audit)) console.log(`  ${path.basename(root)}${address}: ${wordsFor(audit)}`);
        }
      });
    }
  } finally {
    await browser.close();
  }
  return audits;
}

/** A page that is not clean is looked at twice more: what else the machine did meanwhile is no fault of the page. */
async function auditOf(url: string, { port, lighthouse }: { port: number; lighthouse: Lighthouse }): Promise<Audit> {
  const look = async (): Promise<Audit> => {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
    return auditIn(result.lhr);
  };
  const first = await look();
  if (isClean(first)) return first;
  const all = [first, await look(), await look()];
  const middle = (name: keyof Audit): number => medianOf(all.map((audit) => audit[name]));
  return { score: middle('score'), blocked: middle('blocked'), shifted: middle('shifted') };
}

function auditIn({ categories, audits }: Report): Audit {
  const scores = CATEGORIES.map((name) => categories[name]?.score ?? NaN);
  const valueOf = (name: string): number => audits[name]?.numericValue ?? NaN;
  return {
    score: Math.round(Math.min(...scores) * 100),
    blocked: valueOf('total-blocking-time'),
    shifted: valueOf('cumulative-layout-shift'),
  };
}

const isClean = ({ score, blocked, shifted }: Audit): boolean => score === 100 && blocked === 0 && shifted === 0;

const wordsFor = ({ score, blocked, shifted }: Audit): string =>
  `${score}, blocked for ${ms(blocked)}, shifted by ${shifted}`;

/** The site of a checkout, and its examples. */
function sitesOf(checkout: string): string[] {
  const examples = path.join(checkout, 'examples');
  const names = fs.existsSync(examples) ? fs.readdirSync(examples) : [];
  return [checkout, ...names.map((name) => path.join(examples, name))];
}
