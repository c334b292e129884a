import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../browser.ts';
import { commandOf } from './command-of.ts';
import { medianOf } from './time.ts';

const PORT = 5399;
const SAVES = 8;

/** Starts the live server on a copy of the content; resolves with the time until it says that it is ready. */
function startServer(project: string, root: string): Promise<{ server: ChildProcess; ready: number }> {
  const started = performance.now();
  const [program, ...args] = commandOf(project, 'start');
  // The first versions started Vite itself, which was told the folder by the environment.
  const folder = args.length > 0 ? ['--root', root] : [];
  const server = spawn(program, [...args, '--port', String(PORT), ...folder], {
    cwd: project,
    env: { ...process.env, PAGEWRIGHT_ROOT: root },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The live server stopped.')));
    server.stdout.on('data', (chunk: Buffer) => {
      if (/ready in/.test(String(chunk))) resolve({ server, ready: performance.now() - started });
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  await new Promise((resolve) => server.once('exit', resolve).kill());
}

/** How long `npm start` takes until it says that it is ready, in milliseconds. */
export async function timeReady(project: string, root: string): Promise<number> {
  const { server, ready } = await startServer(project, root);
  await stop(server);
  return ready;
}

/** How long a saved change takes to show in an open browser, in milliseconds: the median of some saves. */
export async function timeSave(project: string, root: string): Promise<number> {
  const { server } = await startServer(project, root);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const file = path.join(root, 'pages/contact.json');
  const text = fs.readFileSync(file, 'utf8');
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}/contact`, { waitUntil: 'networkidle' });
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
    await stop(server);
    fs.writeFileSync(file, text);
  }
}
