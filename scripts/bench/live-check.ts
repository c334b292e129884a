import fs from 'node:fs';
import path from 'node:path';
import { createLiveContent } from '../../src/engine/dev/live/live-content.ts';
import { spokenIn } from '../../src/strings/for-page.ts';
import { UI_ICONS } from '../../src/ui/icons.ts';
import { medianOf } from './time.ts';

/**
 * Times what `npm start` does between a saved page and the problems of it, without server and browser, in milliseconds.
 * Each save brings a link that leads nowhere: looking for what was meant makes that the slowest of common mistakes.
 */
export function measureLiveCheck(root: string, runs: number): number {
  const live = createLiveContent(root, { icons: UI_ICONS, spoken: spokenIn });
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
  return medianOf(times);
}
