import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { freePort } from '../support/port.ts';
import { commandLine } from './command-line.ts';
import { ms, type Bench, type Figure } from './figure.ts';
import { siteOf } from './many-pages.ts';
import { medianOf } from './time.ts';

const SAVES = 8;

/** Starts the live server on a root folder; resolves when it says that it is ready. */
function startServer(project: string, root: string, port: number): Promise<ChildProcess> {
  const [program, ...args] = commandLine(project, 'start');
  // The first versions started Vite itself, which was told the folder by the environment.
  const folder = args.length > 0 ? ['--root', root] : [];
  const server = spawn(program, [...args, '--port', String(port), ...folder], {
    cwd: project,
    env: { ...process.env, PAGEWRIGHT_ROOT: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
    server.once('exit', () => reject(new Error(`The live server stopped.\n${said}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      if (/ready in/.test(String(chunk))) resolve(server);
    });
  });
}

/** Runs the live server on a root folder while something asks it. */
async function whileLive<T>(project: string, root: string, ask: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const server = await startServer(project, root, port);
  try {
    return await ask(`http://localhost:${port}`);
  } finally {
    server.removeAllListeners('exit');
    await new Promise((resolve) => server.once('exit', resolve).kill());
  }
}

/** What an author waits for at the largest site. */
export async function liveFigures({ checkout, work, sizes }: Bench): Promise<Figure[]> {
  // That checkout's own measure, as it calls modules of its engine.
  const { measureLiveCheck } = (await import(
    path.join(checkout, 'scripts/bench/live-check.ts')
  )) as typeof import('./live-check.ts');
  const large = sizes.at(-1)!;
  const root = (): string => siteOf(checkout, work, large);
  return [
    {
      what: `npm start, first page of ${large}`,
      bound: '1.5 s',
      take: () => timeFirstPage(checkout, root()),
      show: ms,
    },
    { what: `save to changed DOM, ${large} pages`, bound: '60 ms', take: () => timeSave(checkout, root()), show: ms },
    { what: `save to problems, ${large} pages`, bound: '20 ms', take: () => measureLiveCheck(root(), 1), show: ms },
  ];
}

/** How long it takes from `npm start` until a first page has come, in milliseconds. */
function timeFirstPage(project: string, root: string): Promise<number> {
  const started = performance.now();
  return whileLive(project, root, async (url) => {
    await (await fetch(`${url}/services`)).text();
    return performance.now() - started;
  });
}

/** How long a saved change takes to show in an open browser, in milliseconds: the median of some saves. */
function timeSave(project: string, root: string): Promise<number> {
  const file = path.join(root, 'pages/contact.json');
  const text = fs.readFileSync(file, 'utf8');
  return whileLive(project, root, async (url) => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${url}/contact`, { waitUntil: 'networkidle' });
      const saves: number[] = [];
      for (let save = 0; save < SAVES; save++) {
        const heading = `Saved ${save}`;
        const shown = page.waitForFunction(
          `document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}`,
          undefined,
          { polling: 'raf' },
        );
        const started = performance.now();
        fs.writeFileSync(file, text.replace(/"heading": "[^"]*"/, `"heading": "${heading}"`));
        await shown;
        saves.push(performance.now() - started);
      }
      return medianOf(saves);
    } finally {
      await browser.close();
      fs.writeFileSync(file, text);
    }
  });
}
