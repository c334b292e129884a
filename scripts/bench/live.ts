import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../browser.ts';
import { medianOf } from './time.ts';

const PORT = 5399;

/** Starts the live server on a copy of the content; resolves with the time until it says that it is ready. */
function startServer(project: string, root: string): Promise<{ server: ChildProcess; ready: number }> {
  const started = performance.now();
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, '--port', String(PORT)], {
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

/** Times `npm start` and how long a saved change takes to show in an open browser. */
export async function measureLive(
  project: string,
  work: string,
  runs: number,
): Promise<{ ready: number; saveToDom: number }> {
  const root = path.join(work, 'live');
  for (const folder of ['pages', 'public'])
    fs.cpSync(path.join(project, folder), path.join(root, folder), { recursive: true });
  const readies: number[] = [];
  for (let run = 1; run < runs; run++) {
    const { server, ready } = await startServer(project, root);
    readies.push(ready);
    server.removeAllListeners('exit');
    await new Promise((resolve) => server.once('exit', resolve).kill());
  }
  const { server, ready } = await startServer(project, root);
  readies.push(ready);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}/contact`, { waitUntil: 'networkidle' });
    const file = path.join(root, 'pages/contact.json');
    const text = fs.readFileSync(file, 'utf8');
    const saves: number[] = [];
    for (let run = 0; run < runs * 4; run++) {
      const heading = `Saved ${run}`;
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
    return { ready: medianOf(readies), saveToDom: medianOf(saves) };
  } finally {
    await browser.close();
    server.removeAllListeners('exit');
    server.kill();
  }
}
