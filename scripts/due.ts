import { parseArgs } from 'node:util';
import { duePages } from '../src/engine/site/due.ts';
import { dayFromToday, today } from '../src/engine/site/publication.ts';
import type { Command } from './command.ts';
import { openCached } from './support/open-content.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

const USAGE = `Usage: npm run due [-- --days N] [--root DIR]
  --days N     looks back over so many days, of which today is the last (default: 1)
  --root DIR   ${ROOT_USAGE}`;

/** Lists pages that appear or disappear by their dates, which takes a new build. */
export const due: Command = {
  name: 'Looking for dates',
  usage: USAGE,
  run(args) {
    const { values } = parseArgs({
      args,
      options: { days: { type: 'string', default: '1' }, root: ROOT_OPTION },
    });
    if (!/^[1-9]\d{0,3}$/.test(values.days)) throw new UsageError('"--days" takes a number of days, such as 2.');
    const { content, cache } = openCached(values.root);
    cache.save();
    const first = dayFromToday(1 - Number(values.days));
    const pages = duePages(content);
    const now = pages.filter(({ day }) => day >= first && day <= today());
    for (const { day, address, change } of now) console.log(`${day} ${address} ${change}`);
    const next = pages.find(({ day }) => day > today());
    // On stderr, since programs parse the output.
    if (now.length === 0) console.error('Nothing comes or goes.');
    if (next) console.error(`The next is ${next.address}: it ${next.change} on ${next.day}.`);
    return 0;
  },
};
