import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, type Figure } from './bench/figures.ts';
import { medianOf } from './bench/time.ts';
import { runCommand, UsageError } from './command.ts';
import { project } from '../src/engine/disk/project.ts';

const USAGE = `Usage: npm run bench [-- --runs N] [--pages N] [--against DIR]
  --runs N        how often each figure is taken (default: 5)
  --pages N       how many pages a large site has (default: 1000; ten times as many are checked, too)
  --against DIR   another checkout of this project, measured in turn with this one`;

await runCommand({
  name: 'The bench',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string', default: '1000' },
        against: { type: 'string' },
      },
    });
    const checkouts = [project, ...(values.against === undefined ? [] : [path.resolve(values.against)])];
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-bench-'));
    try {
      const sides: Figure[][] = [];
      for (const [side, checkout] of checkouts.entries())
        sides.push(await figuresOf(checkout, path.join(work, String(side)), count(values.pages)));
      console.log(`Node ${process.versions.node}, ${os.availableParallelism()} cores; KB = 1,024 bytes, brotli 11\n`);
      for (const index of sides[0]!.keys())
        console.log(
          line(
            await measureInTurn(
              sides.map((figures) => figures[index]!),
              count(values.runs),
            ),
          ),
        );
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
    }
    return 0;
  },
});

function count(value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new UsageError(`"${value}" is no count: write a whole number of at least 1.`);
}

/** One figure of each checkout: taken in turn, so that what else the machine does meets all alike. */
async function measureInTurn(figures: Figure[], runs: number): Promise<{ figure: Figure; values: number[] }> {
  const taken: number[][] = figures.map(() => []);
  for (let run = 0; run < (figures[0]!.isExact ? 1 : runs); run++)
    for (const [side, figure] of figures.entries()) taken[side]!.push(await figure.take());
  return { figure: figures[0]!, values: taken.map(medianOf) };
}

function line({ figure, values }: { figure: Figure; values: number[] }): string {
  const shown = values.map((value) => figure.show(value).padStart(11)).join('');
  const [own = NaN, other] = values;
  const change = other === undefined ? '' : `${signed((own / other - 1) * 100)} %`.padStart(10);
  return `${figure.what.padEnd(58)}${shown}${change}${figure.bound ? `   at most ${figure.bound}` : ''}`;
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
}
