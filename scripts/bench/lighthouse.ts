import fs from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { freePort } from '../support/port.ts';
import { measureBytes } from './bytes.ts';
import { commandLine } from './command-line.ts';
import { ms, type Bench, type Figure } from './figure.ts';
import { serve } from './serve.ts';
import { median, timeCommand } from './time.ts';

/** No dependency, since it has a hundred packages for three lines of a table. */
const LIGHTHOUSE = 'lighthouse';
/** The command that installs it. */
export const HOW_TO_INSTALL = 'npm install --no-save lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The part of a Lighthouse result that is read here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** The result for a page on a phone. */
interface Audit {
  /** The lowest score of all categories, out of 100. */
  score: number;
  /** Total blocking time, in milliseconds. */
  blocked: number;
  /** Cumulative layout shift. */
  shifted: number;
}

/** Lighthouse figures of all pages of all sites of a checkout. None where it is not installed. */
export async function lighthouseFigures(bench: Bench): Promise<Figure[]> {
  const lighthouse = await installed();
  if (!lighthouse) return [];
  let audits: Promise<Audit[]> | undefined;
  const figure = (
    name: string,
    bound: string,
    worst: (all: Audit[]) => number,
    format: (value: number) => string = String,
  ): Figure => ({
    name: `Lighthouse of every page, ${name}`,
    bound,
    isDeterministic: true,
    measure: async () => worst(await (audits ??= auditAll(bench, lighthouse))),
    format,
  });
  return [
    { ...figure('lowest score', '100', (all) => Math.min(...all.map(({ score }) => score))), isMinimum: true },
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

/** Audits all pages, one after another, and prints those that are not perfect. */
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
          if (!isPerfect(audit)) console.log(`  ${path.basename(root)}${address}: ${describeAudit(audit)}`);
        }
      });
    }
  } finally {
    await browser.close();
  }
  return audits;
}

/** Audits a page; one that is not perfect twice more, and takes the medians, since the machine may have been busy. */
async function auditOf(url: string, { port, lighthouse }: { port: number; lighthouse: Lighthouse }): Promise<Audit> {
  const audit = async (): Promise<Audit> => {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    return auditIn(result.lhr);
  };
  const first = await audit();
  if (isPerfect(first)) return first;
  const all = [first, await audit(), await audit()];
  const middle = (name: keyof Audit): number => median(all.map((audit) => audit[name]));
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

const isPerfect = ({ score, blocked, shifted }: Audit): boolean => score === 100 && blocked === 0 && shifted === 0;

const describeAudit = ({ score, blocked, shifted }: Audit): string =>
  `${score}, blocked for ${ms(blocked)}, shifted by ${shifted}`;

/** The site of a checkout, and its examples. */
function sitesOf(checkout: string): string[] {
  const examples = path.join(checkout, 'examples');
  const names = fs.existsSync(examples) ? fs.readdirSync(examples) : [];
  return [checkout, ...names.map((name) => path.join(examples, name))];
}
