import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { freePort } from '../support/port.ts';
import { commandLine } from './command-line.ts';
import { ms, type Bench, type Figure } from './figure.ts';
import { siteOf } from './many-pages.ts';
import { median } from './time.ts';

const SAVES = 8;

/** Starts the dev server for a site. Resolves when it is ready, and rejects when it exits. */
function startServer(project: string, root: string, port: number): Promise<ChildProcess> {
  const [program, ...args] = commandLine(project, 'start');
  // The first versions ran Vite directly, with the folder in a variable.
  const folder = args.length > 0 ? ['--root', root] : [];
  const server = spawn(program, [...args, '--port', String(port), ...folder], {
    cwd: project,
    env: { ...process.env, PAGEWRIGHT_ROOT: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
    server.once('exit', () => reject(new Error(`The live server stopped.\n${output}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      if (/ready in/.test(String(chunk))) resolve(server);
    });
  });
}

/** Calls a function while the dev server of a site runs. */
async function withServer<T>(project: string, root: string, ask: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const server = await startServer(project, root, port);
  try {
    return await ask(`http://localhost:${port}`);
  } finally {
    server.removeAllListeners('exit');
    await new Promise((resolve) => server.once('exit', resolve).kill());
  }
}

/** The figures of `npm start` with the largest site. */
export async function liveFigures({ checkout, work, sizes }: Bench): Promise<Figure[]> {
  // The module of that checkout, as it imports its engine.
  const { measureLiveCheck } = (await import(
    path.join(checkout, 'scripts/bench/live-check.ts')
  )) as typeof import('./live-check.ts');
  const large = sizes.at(-1)!;
  const root = (): string => siteOf(checkout, work, large);
  return [
    {
      name: `npm start, first page of ${large}`,
      bound: '1.5 s',
      measure: () => timeFirstPage(checkout, root()),
      format: ms,
    },
    {
      name: `save to changed DOM, ${large} pages`,
      bound: '60 ms',
      measure: () => timeSave(checkout, root()),
      format: ms,
    },
    {
      name: `save to problems, ${large} pages`,
      bound: '20 ms',
      measure: () => measureLiveCheck(root(), 1),
      format: ms,
    },
  ];
}

/** The time from `npm start` to the response with a first page, in milliseconds. */
function timeFirstPage(project: string, root: string): Promise<number> {
  const started = performance.now();
  return withServer(project, root, async (url) => {
    await (await fetch(`${url}/services`)).text();
    return performance.now() - started;
  });
}

/** The time from a save to the changed page in a browser, in milliseconds: the median of several saves. */
function timeSave(project: string, root: string): Promise<number> {
  const file = path.join(root, 'pages/contact.json');
  const text = fs.readFileSync(file, 'utf8');
  return withServer(project, root, async (url) => {
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
      return median(saves);
    } finally {
      await browser.close();
      fs.writeFileSync(file, text);
    }
  });
}
