import fs from 'node:fs';
import path from 'node:path';
import { test, type Page } from 'playwright/test';
import { hydrated, mark } from './app.ts';
import { startDevServer, type DevServer } from './dev-server.ts';
import { copyOfSite, type TempSite } from './temp-site.ts';

/** This project's site in a folder of its own, served as `npm start` does, and changed by tests as an author would. */
export interface LiveSite {
  root: string;
  url: string;
  write: TempSite['write'];
  textOf: (file: string) => string;
  /** Replaces one text in a file by another. */
  edit: (file: string, from: string, to: string) => void;
  /** Opens a page and waits until it listens to changes. */
  open: (page: Page, address: string) => Promise<void>;
}

/**
 * One server for all tests of a file; each should work on pages of its own. The fields are there once the tests run.
 * @param env variables for the server, made when the folder is there
 */
export function liveSite(env: (root: string) => Record<string, string> = () => ({})): LiveSite {
  let site: TempSite;
  let server: DevServer;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    site = copyOfSite();
    server = await startDevServer(site.root, env(site.root));
    // The first page makes the server prepare its dependencies; that may reload the page once.
    const page = await browser.newPage();
    await page.goto(server.url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.close();
  });
  test.afterAll(async () => {
    await server.stop();
    site.remove();
  });
  const textOf = (file: string): string => fs.readFileSync(path.join(site.root, file), 'utf8');
  return {
    get root() {
      return site.root;
    },
    get url() {
      return server.url;
    },
    textOf,
    write: (file, data) => site.write(file, data),
    edit: (file, from, to) => site.write(file, textOf(file).replace(from, to)),
    open: async (page, address) => {
      const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
      await page.goto(server.url + address);
      await connected;
      await hydrated(page);
      await mark(page);
    },
  };
}
