// Preloaded into a command to record its peak memory. JavaScript, since other checkouts and versions of Node run it.
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BENCH_PEAK'];
if (isMainThread && file)
  process.on('exit', () => fs.appendFileSync(file, `${process.resourceUsage().maxRSS * 1024}\n`));
