import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { siteFolderFor } from '../../../src/engine/build/hosts/files/output-layout.ts';
import type { HostName } from '../../../src/engine/site/hosting.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { realBundle } from '../bundle.ts';
import { smallSite } from './small-site.ts';
import { pageOf, type TempSite } from './temp-site.ts';

const hero = (heading: string) => [{ type: 'hero', heading }];

export const REDIRECTS = [
  { from: '/old', to: '/services' },
  { from: '/hours', to: '/about#hours' },
  { from: '/club', to: 'https://club.example.org/a?b=$c' },
  { from: '/help', to: 'https://wiki.example.org:8443/Help:On_(what)?' },
];

/** Old addresses as other programs had them, in every spelling that a site file may have. */
export const OLD_ADDRESSES = [
  { from: '/About.html', to: '/about' },
  { from: '/index.php', to: '/services' },
  { from: '/événements', to: '/about' },
  { from: '/%d8%A8%D9%87/', to: '/about' },
  { from: '/wp-content/uploads/Price_List.pdf', to: '/files/list.txt' },
  { from: '/shop/item_12/', to: '/services/cloud' },
  { from: '/agenda/feed.xml', to: 'https://club.example.org/feed.xml' },
  { from: "/a b/(c) $1+d%25 e's %22%7Bq%7D%22, f;g=h&i~j@k!", to: '/about' },
  { from: '/Help:Main', to: '/about' },
];

/** A small site with all that a host has to do: a folder below a page, a fallback, a second language, redirects. */
export function hostSite(more: Record<string, unknown> = {}): TempSite {
  const site = smallSite({
    languages: [{ lang: 'de', folder: '/de' }],
    redirects: REDIRECTS,
    security: { contact: { to: ['mailto:security@example.com'], expires: '2027-05-21' } },
    headers: [
      { path: '/files/*', values: { 'X-Robots-Tag': 'noindex', 'X-Odd': 'a "b" {{env.PATH}} %{{HTTP_HOST}}e 100%' } },
    ],
    ...more,
  });
  site.write('pages/about.json', pageOf('About', [...hero('About'), { type: 'prose', id: 'hours', body: 'Nine.' }]));
  site.write('pages/services/index.json', pageOf('Services', hero('Services'), { fallback: true }));
  site.write('pages/services/cloud.json', pageOf('Cloud', hero('Cloud')));
  site.write('pages/de/_site.json', { version: 1, notFound: { heading: 'Nichts hier' } });
  site.write('pages/de/index.json', pageOf('Start', hero('Start')));
  site.write('public/files/list.txt', 'One line, and another one.\n');
  site.write('public/.well-known/assetlinks.json', '[]\n');
  return site;
}

/** Builds it for a host into a folder of the name of its base path, as one does who serves it. */
export async function builtFor(site: TempSite, host: HostName, base = ''): Promise<{ root: string; site: string }> {
  const root = path.join(site.root, `out-${host}`);
  // Where a host reads what is at the top, the build makes the folder itself.
  const out = path.join(root, siteFolderFor({ host, basePath: base }) === '' ? base : '');
  await realBundle();
  await buildSite(readSite(site.root), { out, host });
  // A server that does not run as this user has to get in.
  fs.chmodSync(site.root, 0o755);
  return { root, site: path.join(root, base) };
}
