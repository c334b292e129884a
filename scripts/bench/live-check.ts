import fs from 'node:fs';
import path from 'node:path';
import { createLiveContent } from '../../src/engine/dev/live/live-content.ts';
import { stringsFor } from '../../src/strings/site-strings.ts';
import { UI_ICONS } from '../../src/ui/icons.ts';
import { median } from './time.ts';

/**
 * Measures the time from a save to the problems of the page under `npm start`, without server and browser, in
 * milliseconds. Each save has a broken link, the slowest of common mistakes, since similar addresses are suggested.
 * Other checkouts load this module by its name.
 */
export function measureLiveCheck(root: string, runs: number): number {
  const live = createLiveContent(root, { icons: UI_ICONS, stringsFor });
  live.at('/about');
  const file = path.join(root, 'pages/about.json');
  const text = fs.readFileSync(file, 'utf8');
  const times = Array.from({ length: runs * 4 }, (_, run) => {
    fs.writeFileSync(file, text.replace(/"href": "\/[^"]*"/, `"href": "/contakt-${run}"`));
    const started = performance.now();
    live.update(file);
    const { problems } = live.at('/about');
    const ended = performance.now();
    if (!problems.some(({ code }) => code === 'link/missing-page'))
      throw new Error('A link that leads nowhere was not noticed.');
    return ended - started;
  });
  fs.writeFileSync(file, text);
  return median(times);
}
