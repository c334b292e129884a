import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';
const root = process.argv[2] ?? '/tmp/many/10000';
const port = 5600;
const t0 = Date.now();
const child = spawn('node', ['scripts/launch.mjs', 'start', '--root', root, '--port', String(port)], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, BROWSER: 'none' },
});
let said = '';
child.stdout.on('data', (d) => (said += d));
child.stderr.on('data', (d) => (said += d));
const url = `http://localhost:${port}`;
let up;
for (;;) {
  try {
    const r = await fetch(url + '/copies/part-0/page-1', { headers: { accept: 'text/html' } });
    const b = await r.text();
    if (r.ok && b.includes('<h1')) {
      up = Date.now();
      break;
    }
  } catch {}
  await new Promise((r) => setTimeout(r, 10));
}
console.log('first page answered after', up - t0, 'ms');
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await b.newPage();
await page.goto(url + '/copies/part-0/page-1');
await page.waitForLoadState('networkidle');
console.log('in the browser', Date.now() - up);
const file = root + '/pages/copies/part-0/page-1.json';
const text = fs.readFileSync(file, 'utf8');
await page.evaluate(() => {
  window.__at = 0;
  new MutationObserver(() => {
    const h = document.querySelector('h1')?.textContent;
    if (h !== window.__h) {
      window.__h = h;
      window.__at = Date.now();
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.__h = document.querySelector('h1').textContent;
});
const times = [];
for (let i = 0; i < 12; i++) {
  await page.waitForTimeout(1200);
  const words = 'Words number ' + i + ' of it';
  const at = Date.now();
  fs.writeFileSync(file, text.replace(/"heading": "[^"]*"/, `"heading": "${words}"`));
  await page.waitForFunction((w) => window.__h === w, words, { timeout: 20000 });
  times.push((await page.evaluate(() => window.__at)) - at);
}
fs.writeFileSync(file, text);
console.log('save -> DOM', times.join(' '), 'median', times.toSorted((a, b) => a - b)[6]);
await b.close();
child.kill();
process.exit(0);
