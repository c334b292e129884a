import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from './bench/figure.ts';
import { allFigures } from './bench/all-figures.ts';
import { HOW_TO_INSTALL } from './bench/lighthouse.ts';
import { keepRun, lastRun } from './bench/last-run.ts';
import { median } from './bench/time.ts';
import { runWhenStarted, type Command } from './command.ts';
import { project } from '../src/engine/disk/project.ts';
import { UsageError } from './support/usage-error.ts';

const USAGE = `Usage: npm run bench [-- --runs N] [--pages N,N] [--only WORD] [--against DIR]
  --runs N        how often each figure is taken (default: 3)
  --pages N,N     how many pages the sites have that are measured (default: 200,2000; bounds are for 10000, too)
  --only WORD     only what has this word in its line, such as "paint" or "check"
  --against DIR   another checkout of this project, measured in turn with this one`;

const WIDTHS = [11, 22, 22];

/** Measures builds, checks and pages, and compares them with their bounds and the last run. */
export const bench: Command = {
  name: 'The bench',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '3' },
        pages: { type: 'string', default: '200,2000' },
        only: { type: 'string', default: '' },
        against: { type: 'string' },
      },
    });
    const runs = count(values.runs);
    const sizes = values.pages
      .split(',')
      .map(count)
      .toSorted((a, b) => a - b);
    const checkouts = [project, ...(values.against === undefined ? [] : [path.resolve(values.against)])];
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-bench-'));
    const last = lastRun();
    try {
      const sides: Figure[][] = [];
      for (const [side, checkout] of checkouts.entries())
        sides.push(await allFigures({ checkout, work: path.join(work, String(side)), sizes }));
      console.log(`Node ${process.versions.node}, ${os.availableParallelism()} cores; KB = 1,024 bytes, brotli 11\n`);
      console.log(row('', ['now', ...(values.against === undefined ? [] : ['against']), 'last run']));
      for (const [index, figure] of sides[0]!.entries()) {
        if (!figure.name.includes(values.only)) continue;
        const taken = await measureInTurn(
          sides.map((figures) => figures[index]!),
          runs,
        );
        console.log(line(figure, taken, last[figure.name]));
        keepRun({ [figure.name]: taken[0]! });
      }
      if (!sides[0]!.some(({ name }) => name.startsWith('Lighthouse')))
        console.log(`\nLighthouse is not measured. To install it: ${HOW_TO_INSTALL}`);
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
    }
    return 0;
  },
};

function count(value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new UsageError(`"${value}" is no count: write a whole number of at least 1.`);
}

/** Measures one figure of all checkouts, in turn, so that other load on the machine affects all alike. */
async function measureInTurn(figures: Figure[], runs: number): Promise<number[]> {
  const taken: number[][] = figures.map(() => []);
  for (let run = 0; run < (figures[0]!.isDeterministic ? 1 : runs); run++)
    for (const [side, figure] of figures.entries()) taken[side]!.push(await figure.measure());
  return taken.map(median);
}

function line({ name, format, bound, isMinimum }: Figure, values: number[], last: number | undefined): string {
  const own = values[0]!;
  const others = [...values.slice(1), last];
  const cells = others.map((other) =>
    other === undefined ? '' : `${format(other)} ${signed((own / other - 1) * 100).padStart(6)} %`,
  );
  return row(name, [format(own), ...cells]) + (bound ? `   at ${isMinimum ? 'least' : 'most'} ${bound}` : '');
}

function row(name: string, cells: string[]): string {
  return name.padEnd(58) + cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0)).join('');
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
}

await runWhenStarted(import.meta.filename, bench);
