import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { runWhenStarted, type Command } from '../command.ts';
import { project } from '../../src/engine/disk/project.ts';
import { commandFor, fencesOf, GUIDE } from './fences.ts';
import { withLiveServer } from './live-server.ts';
import { takeSites } from './sites.ts';

const PICTURES = path.join(path.dirname(GUIDE), 'pictures');
const FILE = 'pages/services/printing.json';
const SIZE = { width: 1280, height: 800 };

const USAGE = "Usage: npm run pictures   takes the pictures of the author's guide, into docs/pictures";

/** Takes the screenshots of the author's guide, by following it on a copy of this site. */
async function takePictures(): Promise<number> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-guide-'));
  for (const folder of ['pages', 'public', 'templates'])
    fs.cpSync(path.join(project, folder), path.join(root, folder), { recursive: true });
  const browser = await launchBrowser();
  try {
    await withLiveServer(root, (url) => followGuide(browser, root, url));
    await takeSites(browser, path.join(PICTURES, 'sites.png'));
  } finally {
    await browser.close();
    fs.rmSync(root, { recursive: true, force: true });
  }
  return 0;
}

/** Follows the steps of the guide, and takes a screenshot after each. */
async function followGuide(browser: Browser, root: string, url: string): Promise<void> {
  const guide = fencesOf(fs.readFileSync(GUIDE, 'utf8'));
  const written = guide.find(({ kind, about }) => kind === 'json' && about === FILE)?.text ?? '';
  const begun = guide.find(({ text }) => text.startsWith('npm run new'))?.text.trim() ?? '';

  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'light' });
  const take = async (name: string): Promise<void> => {
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
    console.log(`docs/pictures/${name}.png`);
  };
  const save = (text: string): void => fs.writeFileSync(path.join(root, FILE), text);

  spawnSync(process.execPath, commandFor(begun, root), { cwd: project, stdio: 'inherit' });
  await open(page, `${url}services/printing`);
  await take('new-page');

  save(written);
  await page.getByRole('heading', { level: 1, name: 'Printers nobody talks about' }).waitFor();
  await take('page');

  save(written.replace('"#form"', '"/contakt"'));
  await page.getByRole('dialog').waitFor();
  await take('mistake');

  await open(page, `${url}__blocks#faq`);
  await take('blocks');
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
}

/** Takes the screenshots of the guide again. */
export const pictures: Command = { name: 'Taking the pictures', usage: USAGE, run: takePictures };

await runWhenStarted(import.meta.filename, pictures);
