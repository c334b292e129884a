import { launchBrowser } from '../../../scripts/support/browser.ts';
import { wake } from '../browser/app.ts';
import { writtenIn } from './hostile-files.ts';
import { rewriteAll } from '../rewrite-all.ts';
import { ownHost } from '../servers/own-host.ts';

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Opens every page of a built site and brings it to life, with its policy and without it: what of `pwned()` ran, and
 * where.
 */
export async function runIn(dist: string): Promise<{ visits: number; ran: string[] }> {
  const browser = await launchBrowser();
  const host = await ownHost(dist);
  const ran: string[] = [];
  let visits = 0;
  const page = await browser.newPage();
  await page.exposeFunction('pwned', () => ran.push(page.url()));
  page.on('dialog', (dialog) => void (ran.push(`${page.url()} ${dialog.message()}`), dialog.dismiss()));
  for (const change of [(text: string) => text, (text: string) => text.replace(POLICY, '')]) {
    rewriteAll(host.dir, '.html', change);
    for (const { name } of writtenIn(host.dir).filter((file) => file.name.endsWith('.html'))) {
      await page.goto(`${host.url}/${encodeURI(name.replace(/(?:^index)?\.html$/, ''))}`);
      await wake(page);
      visits += 1;
    }
  }
  await browser.close();
  await host.close();
  return { visits, ran };
}
