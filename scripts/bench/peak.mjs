// Loaded into a command that is measured: it notes how much memory it took at most. JavaScript, because other checkouts
// and other versions of Node run it.
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BENCH_PEAK'];
if (isMainThread && file)
  process.on('exit', () => fs.appendFileSync(file, `${process.resourceUsage().maxRSS * 1024}\n`));
