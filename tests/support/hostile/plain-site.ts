import fs from 'node:fs';
import path from 'node:path';

export const HOME = '<h1>Home</h1>';

/** The folder of a site as a build leaves it, as small as a host can tell. */
export function writePlainSite(dir: string): void {
  const files = {
    'index.html': HOME,
    '404.html': '<h1>404</h1>',
    'about.html': '<h1>About</h1>',
    'about.json': '{}',
    'under.html': '<h1>Under</h1>',
    'large.txt': 'A line of many.\n'.repeat(100_000),
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    _redirects: '/old /about 301\n/under/* /under 200\n',
  };
  fs.mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
}
