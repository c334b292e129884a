import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { project } from '../../src/engine/disk/project.ts';
import { withLiveServer } from './live-server.ts';

const SITES = ['.', 'examples/bakery', 'examples/nasma'];
const WINDOW = { width: 1280, height: 1500 };
/** The width of each in the picture, and the gap between them, in pixels. */
const SHOWN = { width: 420, gap: 20 };

/** Takes one picture with screenshots of all sites of this repository, side by side. */
export async function takeSites(browser: Browser, file: string): Promise<void> {
  const shots: string[] = [];
  for (const site of SITES)
    await withLiveServer(path.join(project, site), async (url) => {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready');
      shots.push((await page.screenshot()).toString('base64'));
      await page.close();
    });
  const { width, gap } = SHOWN;
  const height = Math.round((width * WINDOW.height) / WINDOW.width);
  const sheet = await browser.newPage({
    viewport: { width: SITES.length * (width + gap) + gap, height: height + 2 * gap },
    deviceScaleFactor: 1.5,
  });
  const image = (data: string): string => `<img src="data:image/png;base64,${data}" width="${width}" alt="">`;
  await sheet.setContent(
    `<style>body{margin:0;padding:${gap}px;display:flex;gap:${gap}px;background:#e9e7e2}img{border-radius:10px}</style>${shots.map(image).join('')}`,
  );
  fs.writeFileSync(file, await sheet.screenshot());
  await sheet.close();
}
