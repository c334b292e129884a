import fs from 'node:fs';
import path from 'node:path';
import { test as base, type BrowserContext, type Page } from 'playwright/test';
import { hydrated, mark } from '../browser/app.ts';
import { startDevServer } from '../servers/dev-server.ts';
import { copyOfFixture, type TempSite } from './temp-site.ts';

/** The fixture site in a folder of its own, served as `npm start` does, and changed by tests as an author would. */
export interface LiveSite {
  root: string;
  url: string;
  write: TempSite['write'];
  textOf: (file: string) => string;
  /** Replaces one text in a file by another. */
  edit: (file: string, from: string, to: string) => void;
  /** Opens a page and waits until it listens to changes. */
  open: (page: Page, address: string) => Promise<void>;
  /** What the editor of these tests was last asked to open, until it is forgotten. */
  opened: () => string;
  forgetOpened: () => void;
}

/** An editor that opens nothing but notes what it was asked for. Returns the variables that name it. */
function writeEditor(root: string, notes: string): Record<string, string> {
  const editor = path.join(root, 'editor.js');
  fs.writeFileSync(
    editor,
    `#!${process.execPath}\nrequire('node:fs').writeFileSync(${JSON.stringify(notes)}, process.argv.slice(2).join(' '));\n`,
  );
  fs.chmodSync(editor, 0o755);
  fs.writeFileSync(notes, '');
  return { LAUNCH_EDITOR: editor };
}

/** One server for all tests, so each works on pages of its own; one browser cache, as nothing is bundled here. */
export const test = base.extend<object, { site: LiveSite; visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use) => {
      const visitor = await browser.newContext({ reducedMotion: 'reduce' });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visitor }, use) => {
    await use(visitor);
    for (const page of visitor.pages()) await page.close();
  },
  site: [
    async ({ visitor }, use) => {
      const { root, write, remove } = copyOfFixture();
      const notes = path.join(root, 'opened.txt');
      const server = await startDevServer(root, writeEditor(root, notes));
      const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
      // The first page has the server compile what all of them need.
      const page = await visitor.newPage();
      await page.goto(server.url);
      await hydrated(page);
      await page.close();
      await use({
        root,
        url: server.url,
        textOf,
        write,
        edit: (file, from, to) => write(file, textOf(file).replace(from, to)),
        open: async (opened, address) => {
          const connected = opened.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
          await opened.goto(server.url + address);
          await connected;
          await hydrated(opened);
          await mark(opened);
        },
        opened: () => fs.readFileSync(notes, 'utf8'),
        forgetOpened: () => fs.writeFileSync(notes, ''),
      });
      await server.stop();
      remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
