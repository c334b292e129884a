import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureBytes } from './bench/bytes.ts';
import { measureLive } from './bench/live.ts';
import { measureLiveCheck } from './bench/live-check.ts';
import { changeOnePage, manyPages } from './bench/many-pages.ts';
import { median, timeCommand } from './bench/time.ts';
import { runCommand } from './command.ts';
import { project } from '../src/engine/disk/project.ts';

/** One line of the table: what was measured, what came out, what it must not exceed. */
interface Row {
  what: string;
  value: string;
  bound: string;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`;

const USAGE = `Usage: npm run bench [-- --runs N] [--pages N]
  --runs N    how often each figure is taken (default: 5)
  --pages N   how many pages a large site has (default: 1000; ten times as many are checked, too)`;

await runCommand('The bench', USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: '1000' } },
  });
  const runs = Number(values.runs);
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-bench-'));
  const dist = path.join(work, 'dist');
  const tsx = (script: string, ...args: string[]): string[] => [
    process.execPath,
    '--import',
    'tsx',
    path.join(project, 'scripts', script),
    ...args,
  ];
  const rows: Row[] = [];
  try {
    fs.rmSync(path.join(project, '.cache'), { recursive: true, force: true });
    rows.push({
      what: 'build, nothing cached',
      value: ms(timeCommand(tsx('build.ts', '--out', dist), project)),
      bound: '5 s',
    });
    rows.push({
      what: 'build, code cached (median)',
      value: ms(median(runs, () => timeCommand(tsx('build.ts', '--out', dist), project))),
      bound: '',
    });

    const bytes = measureBytes(dist);
    for (const { address, html } of bytes.pages.slice(0, 5))
      rows.push({
        what: `HTML with CSS, ${address}`,
        value: kb(html),
        bound: ['/', '/services/business-comms'].includes(address) ? '16 KB' : '12 KB',
      });
    rows.push({ what: 'script before the first intent', value: kb(bytes.boot), bound: '1.5 KB' });

    // As "npm run check" starts it; the first time may have to make the bundle.
    const check = (...args: string[]): string[] => [
      process.execPath,
      path.join(project, 'scripts/launch.mjs'),
      'check',
      ...args,
    ];
    timeCommand(check(), project);
    const timeCheck = (pages: number, bound: string, ...args: string[]): number =>
      rows.push({
        what: `check${args.includes('--changed') ? ' --changed' : ''}, ${pages} pages, whole process (median)`,
        value: ms(median(runs, () => timeCommand(check(...args), project))),
        bound,
      });
    const some = Number(values.pages);
    timeCheck(some, '1 s', '--root', manyPages(path.join(work, 'many'), project, some));

    const many = 10 * some;
    const large = manyPages(path.join(work, 'large'), project, many);
    timeCheck(many, '2.5 s', '--root', large);
    changeOnePage(large);
    timeCheck(many, '1.2 s', '--root', large, '--changed');
    rows.push({
      what: `save to problems, ${many} pages (median)`,
      value: ms(measureLiveCheck(large, runs)),
      bound: '20 ms',
    });

    const live = await measureLive(project, work, runs);
    rows.push({ what: 'npm start, until ready (median)', value: ms(live.ready), bound: '1.5 s' });
    rows.push({ what: 'save to changed DOM (median)', value: ms(live.saveToDom), bound: '100 ms' });
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  const width = Math.max(...rows.map((row) => row.what.length));
  console.log(`Node ${process.versions.node}, ${os.availableParallelism()} cores; KB = 1,024 bytes, brotli 11\n`);
  for (const { what, value, bound } of rows)
    console.log(`${what.padEnd(width)}  ${value.padStart(10)}${bound ? `   at most ${bound}` : ''}`);
  return 0;
});
