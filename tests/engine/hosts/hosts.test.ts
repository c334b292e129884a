import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { hostFiles } from '../../../src/engine/build/hosts/files/host-files.ts';
import { outputLayout } from '../../../src/engine/build/hosts/files/output-layout.ts';
import { HOSTS } from '../../../src/engine/build/hosts/index.ts';
import { previewRules } from '../../../src/engine/build/server/preview-rules.ts';
import { HOST_FOLDER, RULE_FILES, CONFIG_FILES, type HostName } from '../../../src/engine/site/hosting.ts';
import { slashesOf } from '../../../src/engine/site/hosting.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { resolved } from '../../support/bundle.ts';
import { PROJECT } from '../../support/places.ts';
import { hostSite } from '../../support/sites/host-site.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const NAMES = Object.keys(HOSTS) as HostName[];

/** What a host is told of a small site that has all there is. */
function told(host: HostName | undefined, more: Record<string, unknown> = {}) {
  const key = JSON.stringify(more);
  const site = sites.get(key) ?? hostSite(more);
  sites.set(key, site);
  const content = resolved(site.root, { host });
  return { ...hostFiles(content, readSite(site.root).source), ...outputLayout(content) };
}
const sites = new Map<string, TempSite>();
afterAll(() => sites.forEach((site) => site.remove()));
const fileOf = (host: HostName, name: string, more?: Record<string, unknown>): string =>
  told(host, more).files[name] ?? '';

test.each(NAMES)('%s stands in README and in the guide to publishing', (host) => {
  const isNamedIn = (file: string): boolean =>
    [`"${host}"`, `\`${host}\``].some((name) => fs.readFileSync(path.join(PROJECT, file), 'utf8').includes(name));
  expect(['README.md', 'docs/publish.md'].filter((file) => !isNamedIn(file))).toEqual([]);
});

test.each(NAMES)('%s writes only what no owner can have written, or what the owner may keep', (host) => {
  const kept = new Set(['/CNAME', '/.well-known/security.txt', ...RULE_FILES, ...(CONFIG_FILES[host] ?? [])]);
  const others = Object.keys(told(host).files).filter(
    (name) =>
      !name.startsWith('.') &&
      !name.startsWith(HOST_FOLDER) &&
      !/(?:old|hours|club|help)(?:\/index)?\.html$/.test(name),
  );
  const owners = others.map((name) => `/${name}`).filter((name) => !kept.has(name));
  expect(owners, 'named in CONFIG_FILES (src/engine/site/hosting.ts)').toEqual([]);
});

test.each(NAMES)('%s: a header of an owner is the same in any capitals', (host) => {
  const filesWith = (name: string) => told(host, { headers: [{ path: '/*', values: { [name]: 'SAMEORIGIN' } }] }).files;
  expect(filesWith('x-frame-OPTIONS')).toEqual(filesWith('X-Frame-Options'));
});

test.each(NAMES)('%s: a header is called as every object has something called', (host) => {
  const { files } = told(host, { headers: [{ path: '/files/*', values: { constructor: 'mine' } }] });
  expect(Object.values(files).join('\n')).not.toMatch(/native code|undefined/);
});

test.each(NAMES)('%s: two builds say the same', (host) => {
  expect(told(host)).toMatchObject({ files: told(host).files });
});

test.each(NAMES)('%s: the preview of what is built for it sends headers, unless it has none', (host) => {
  const { files, limitations } = told(host);
  const site = hostSite();
  for (const [name, text] of Object.entries(files)) site.write(`out/${name}`, text);
  const { headers } = previewRules(path.join(site.root, 'out'), () => resolved(site.root))();
  site.remove();
  const hasNone = limitations.some((sentence) => sentence.includes('no headers'));
  const names = headers.flatMap((rule) => rule.headers.map(([name]) => name));
  const isSaid = names.includes('X-Robots-Tag');
  expect(isSaid, 'its own file named in CONFIG_FILES (src/engine/site/hosting.ts)').toBe(!hasNone);
});

test('the site file names the host, and a build another one', () => {
  expect(Object.keys(told(undefined, { host: 'caddy' }).files)).toContain('_host/Caddyfile');
  expect(Object.keys(told('vercel', { host: 'caddy' }).files)).toContain('vercel.json');
});

test.each([
  [undefined, '/about', { document: 'about.html', data: 'about.json' }],
  [undefined, '/constructor', { document: 'constructor.html', data: 'constructor.json' }],
  ['github-pages', '/about', { document: 'about.html', data: 'about.json' }],
  ['github-pages', '/services', { document: 'services.html', copy: 'services/index.html', data: 'services.json' }],
  ['github-pages', '/de', { document: 'de.html', copy: 'de/index.html', data: 'de.json' }],
  ['github-pages', '/', { document: 'index.html', data: 'index.json' }],
  ['static', '/about', { document: 'about/index.html', data: 'about.json' }],
  ['static', '/', { document: 'index.html', data: 'index.json' }],
] as const)('for %s, the page %s stands in %j', (host, address, files) => {
  expect(told(host).filesOf(address)).toEqual(files);
});

test.each(NAMES)('%s: links say the slash that it shows where each page is a folder', (host) => {
  const isFolder = told(host).filesOf('/about').document.endsWith('/index.html');
  expect(slashesOf(host, '') === 'all').toBe(isFolder);
});

test.each([
  ['netlify', []],
  ['nginx', []],
  ['vercel', [/one not-found page/]],
  ['github-pages', [/no headers/, /below \/services .* by script/, /one not-found page/]],
  ['static', [/no headers/, /by script/, /one not-found page/, /slash/]],
] as const)('%s says what it cannot do', (host, sentences) => {
  const { limitations } = told(host);
  expect(limitations).toHaveLength(sentences.length);
  sentences.forEach((sentence, index) => expect(limitations[index]).toMatch(sentence));
});

test('rules in public/ that a host does not read are not left out in silence', () => {
  const site = hostSite();
  site.write('public/_redirects', '/a /b\n');
  const { limitations } = hostFiles(resolved(site.root, { host: 'nginx' }), readSite(site.root).source);
  site.remove();
  expect(limitations).toEqual([expect.stringContaining('_redirects') as string]);
});

test('what an owner has put into public/ is left to the owner, and rules there to the host that reads them', () => {
  const site = hostSite();
  const toldBy = (host: HostName) => hostFiles(resolved(site.root, { host }), readSite(site.root).source);
  site.write('public/CNAME', 'www.example.org\n');
  site.write('public/_redirects', '/a /b\n');
  const [github, netlify] = [toldBy('github-pages'), toldBy('netlify')];
  site.remove();
  expect(github.files).not.toHaveProperty('CNAME');
  expect(netlify.files['_redirects']).toMatch(/^\/a \/b\n/);
  expect(netlify.limitations).toEqual([]);
});

test('a site with a base path lies in a folder where a host publishes the top of an address', () => {
  const { top, filesOf } = told('netlify', { basePath: '/a/b' });
  expect(top).toBe('../../');
  expect(filesOf('/about')).toEqual({ document: 'about.html', data: 'about.json' });
  expect(filesOf('/')).toEqual({ document: 'index.html', copy: '../../a/b.html', data: 'index.json' });
  expect(filesOf('', { isNotFound: true })).toEqual({ document: '404.html', copy: '../../404.html' });
  expect(told('nginx', { basePath: '/a/b' }).top).toBe('');
  expect(fileOf('netlify', '_redirects', { basePath: '/a/b' }).split('\n')).toEqual([
    '/a/b/old /a/b/services 301',
    '/a/b/hours /a/b/about#hours 301',
    '/a/b/club https://club.example.org/a?b=$c 301',
    '/a/b/help https://wiki.example.org:8443/Help:On_(what)? 301',
    '/a/b/services/* /a/b/services 200',
    '/a/b/de/* /a/b/de/404.html 404',
    '/a/b/* /a/b/404.html 404',
    '',
  ]);
});

test('what was let past the checker is one line that says what it is', () => {
  const security = { frames: ['https://a.example\r\n/*\r\n  X-Evil: 1'] };
  const redirects = [
    { from: 'javascript:x y', to: '/services' },
    { from: '/old', to: 'javascript:x()' },
  ];
  const policy = expect.stringMatching(/^ {2}Content-Security-Policy: /) as string;
  // Once for all, for pictures, and for the drawing beside them.
  const policies = Array<string>(3).fill(policy);
  expect(fileOf('netlify', '_headers', { security }).match(/^\/\*$|^.*X-Evil.*$/gm)).toEqual(['/*', ...policies]);
  expect(fileOf('netlify', '_redirects', { redirects }).split('\n').slice(0, 2)).toEqual([
    '/javascript:x%20y /services 301',
    expect.not.stringContaining('/old') as string,
  ]);
});

test('an old address leads to a heading in other letters as headers can say it', () => {
  const redirects = [{ from: '/call', to: '/services#料金' }];
  expect(fileOf('netlify', '_redirects', { redirects })).toContain('/call /services#%E6%96%99%E9%87%91 301');
});

test('an old address leads on once, and the home page stays where it is', () => {
  const redirects = [
    { from: '/', to: '/services' },
    { from: '/call', to: '/services' },
    { from: '/call/', to: '/' },
  ];
  expect(fileOf('netlify', '_redirects', { redirects }).match(/^.* 301$/gm)).toEqual(['/call /services 301']);
});

test('GitHub is told a domain of its own, and a project of no domain', () => {
  expect(fileOf('github-pages', 'CNAME')).toBe('testing.example.com\n');
  expect(Object.keys(told('github-pages', { basePath: '/project' }).files)).not.toContain('CNAME');
  expect(Object.keys(told('github-pages', { url: 'https://me.github.io' }).files)).not.toContain('CNAME');
});

test('a folder that was left behind in a move to a domain of its own is told for GitHub, which shows no folder there', () => {
  const isTold = (more: Record<string, unknown>): boolean =>
    told('github-pages', more).limitations.some((sentence) => sentence.includes('take "basePath": "/project" out'));
  expect(isTold({ basePath: '/project' })).toBe(true);
  expect(isTold({ basePath: '/project', url: 'https://me.github.io' })).toBe(false);
  expect(isTold({})).toBe(false);
});

test('hosts without redirects get pages that lead on', () => {
  expect(fileOf('static', 'club/index.html')).toContain(
    '<meta http-equiv="refresh" content="0;url=https://club.example.org/a?b=$c">',
  );
});

/** What is written of a site with such redirects alone. */
const withOld = (host: HostName, ...old: string[]) =>
  told(host, { redirects: old.map((from, index) => ({ from, to: `/about?${index}` })) });

test.each([
  ['static', '/old/', ['old/index.html']],
  ['static', '/About.html', ['About.html']],
  ['static', '/old/index.html', ['old/index.html']],
  ['static', '/%C3%A9t%C3%A9', ['été/index.html']],
  ['static', '/a%20b.pdf', ['a b.pdf/index.html']],
  ['github-pages', '/old', ['old.html', 'old/index.html']],
  ['github-pages', '/index.php', ['index.php/index.html']],
  ['github-pages', '/old.htm', ['old.htm']],
] as const)('for %s, the old address %s has a page of its own', (host, from, files) => {
  const { files: written, limitations } = withOld(host, from);
  expect(Object.keys(written).filter((name) => !/^(?:\.|CNAME)/.test(name))).toEqual(files);
  expect(limitations.filter((sentence) => sentence.startsWith('Nobody'))).toEqual([]);
});

test.each([
  ['github-pages', ['/About.html'], '/About.html'],
  ['static', ['/About'], '/About'],
  ['static', ['/files/list.txt/more'], '/files/list.txt/more'],
  ['static', ['/old', '/Old'], '/Old'],
  ['static', ['/old.html/more', '/old.html'], '/old.html'],
  ['static', ['/Sitemap.xml'], '/Sitemap.xml'],
  ['static', ['/what:is'], '/what:is'],
  ['static', ['/old.'], '/old.'],
  ['static', [`/${'é'.repeat(150)}`], `/${'é'.repeat(150)}`],
  ['netlify', ['/:year/old'], '/:year/old'],
  ['cloudflare', ['/Help:Main'], '/Help:Main'],
] as const)('%s cannot lead on from all of %j, and says so', (host, old, left) => {
  const { limitations, files } = withOld(host, ...old);
  expect(limitations).toContainEqual(expect.stringMatching(/^Nobody is led on from "[^"]*": /));
  expect(limitations.join('\n')).toContain(`from "${left}":`);
  expect(Object.entries(files).filter(([, text]) => text.includes(`/about?${old.indexOf(left as never)}`))).toEqual([]);
});

test('no page that leads on takes the place of what the host reads', () => {
  expect(Object.keys(withOld('github-pages', '/CNAME').files)).toEqual(
    expect.not.arrayContaining(['CNAME/index.html']),
  );
});

test('in a folder, pages that lead on stand in that folder', () => {
  const { files } = told('github-pages', { basePath: '/site', redirects: [{ from: '/old', to: '/about' }] });
  expect(files['old.html']).toContain('content="0;url=/site/about"');
});

test('an address with signs of HTML stays an address in the page that leads to it', () => {
  const redirects = [{ from: '/old', to: '/about?"><b>&c' }];
  expect(fileOf('static', 'old/index.html', { redirects })).toContain('<a href="/about?&#34;&#62;&#60;b&#62;&#38;c">');
});

test('old addresses that differ in capitals alone and lead to the same page are led on from by one', () => {
  const redirects = ['/old', '/Old'].map((from) => ({ from, to: '/about' }));
  const { limitations } = told('static', { redirects });
  expect(limitations.filter((sentence) => sentence.startsWith('Nobody'))).toEqual([]);
});

test('no page that leads on takes the place of what is made of a page', () => {
  const { limitations } = told('static', {
    sharing: { markdown: true, llmsTxt: true },
    redirects: ['/about.md', '/llms.txt'].map((from) => ({ from, to: '/about' })),
  });
  expect(limitations).toContainEqual(expect.stringMatching(/^Nobody is led on from "\/about\.md", "\/llms\.txt": /));
});

test('where each old address can stand in one file alone, that is left to the one which needs it', () => {
  const { files } = withOld('github-pages', '/old', '/old.html');
  expect(files['old.html']).toContain('/about?1');
  expect(files['old/index.html']).toContain('/about?0');
});

test('pages that lead on are said not to do for programs', () => {
  const said = expect.stringMatching(/"\/agenda\/feed\.xml", are answered by a page/) as string;
  expect(withOld('static', '/agenda/feed.xml').limitations).toContainEqual(said);
  expect(withOld('static', '/index.php').limitations).not.toContainEqual(said);
});

test('hosts that compare sign by sign are told each way to write an old address', () => {
  const linesOf = (host: HostName): string[] =>
    (withOld(host, '/%C3%A9t%C3%A9/').files['_redirects'] ?? '').split('\n').filter((line) => line.includes('301'));
  const both = ['/%C3%A9t%C3%A9', '/%c3%a9t%c3%a9'];
  expect(linesOf('netlify')).toEqual([...both, '/été'].map((from) => `${from} /about?0 301`));
  expect(linesOf('cloudflare')).toEqual(
    [...both, ...both.map((from) => `${from}/`)].map((from) => `${from} /about?0 301`),
  );
});

test('Cloudflare keeps its lines for addresses without a slash first, and the build says so', () => {
  const redirects = Array.from({ length: 1001 }, (_each, index) => ({ from: `/old-${index}`, to: '/services' }));
  const { files, limitations } = told('cloudflare', { redirects });
  expect(files['_redirects']?.split('\n')[1000]).toBe('/old-1000 /services 301');
  expect(limitations).toEqual([expect.stringContaining('slash at the end') as string]);
});

test('Cloudflare runs a program below pages that answer for others, and nowhere else', () => {
  expect(JSON.parse(fileOf('cloudflare', '_routes.json'))).toMatchObject({ include: ['/services/*'] });
  expect(fileOf('cloudflare', '_redirects')).not.toContain(' 200');
});

test('Cloudflare forgets what an earlier rule said of the same header, where it would join both', () => {
  const headers = [{ path: '/files/*', values: { 'X-Frame-Options': 'SAMEORIGIN' } }];
  expect(fileOf('cloudflare', '_headers', { headers })).toContain(
    '/files/*\n  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN\n',
  );
  expect(fileOf('cloudflare', '_headers')).not.toContain('! X-');
});

test.each(['/favicon.ico', '/robots.txt', '/sitemap.xml', '/journal/feed.xml'])(
  'other sites may load %s, of all hosts that send headers by address',
  (address) => {
    const list = [{ type: 'collection', from: '/journal', feed: true }];
    const site = smallSite();
    site.write('pages/journal/index.json', pageOf('Journal', list));
    const written = (host: HostName, name: string): string =>
      hostFiles(resolved(site.root, { host }), readSite(site.root).source).files[name] ?? '';
    const [header, value] = ['Cross-Origin-Resource-Policy', 'cross-origin'];
    const pattern = `^${address.replace('.', '\\.')}$`;
    expect(written('netlify', '_headers')).toContain(`\n${address}\n  ${header}: ${value}\n`);
    expect(written('cloudflare', '_headers')).toContain(`\n${address}\n  ! ${header}\n  ${header}: ${value}\n`);
    const { headers } = JSON.parse(written('vercel', 'vercel.json')) as { headers: object[] };
    expect(headers).toContainEqual({ source: address, headers: [{ key: header, value }] });
    expect(written('caddy', '_host/Caddyfile')).toContain(` path_regexp ${pattern}\n`);
    expect(written('apache', '.htaccess')).toContain(`${header} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`);
    expect(written('nginx', '_host/nginx.conf')).toContain(
      `if ($uri ~ "${pattern}") { set $header_cross_origin_resource_policy "${value}"; }`,
    );
    site.remove();
  },
);

test.each([
  ['nginx', '_host/nginx.conf', String.raw`"a \"b\" {env.PATH} %{HTTP_HOST}e 100%"`],
  ['caddy', '_host/Caddyfile', String.raw`"a \"b\" \\{env.PATH} %\\{HTTP_HOST}e 100%"`],
  ['apache', '.htaccess', String.raw`"a \"b\" {env.PATH} %%{HTTP_HOST}e 100%%"`],
] as const)('%s reads a header of an owner as it was written: no sign of it ends the value', (host, file, value) => {
  expect(fileOf(host, file)).toContain(value);
});

test('Apache answers what may not be seen with the page of what is not there', () => {
  for (const status of [403, 404])
    expect(fileOf('apache', '.htaccess')).toContain(`\nErrorDocument ${status} /404.html\n`);
});

test('pictures are for all, and where one set of headers holds for all addresses it is said that they are not', () => {
  expect(fileOf('netlify', '_headers')).toMatch(
    /\n\/images\/\*\n(?: {2}.*\n)* {2}Cross-Origin-Resource-Policy: cross-origin\n/,
  );
  expect(told('s3').limitations).toContainEqual(
    expect.stringMatching(/other sites cannot show its pictures, and a drawing .* may run scripts/),
  );
});

/** What an address asks for, as the event of CloudFront has it. */
function asked(query: string): object {
  const names = new Map<string, { value: string; multiValue?: { value: string }[] }>();
  for (const [name = '', value = ''] of query.split('&').map((pair) => pair.split('='))) {
    const earlier = names.get(name);
    const all = [...(earlier?.multiValue ?? (earlier ? [{ value: earlier.value }] : [])), { value }];
    if (name) names.set(name, all.length > 1 ? { value: all[0]?.value ?? '', multiValue: all } : { value });
  }
  return Object.fromEntries(names);
}

interface Sent {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

test.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/assets/app.js', '/assets/app.js'],
  ['/404', '/404'],
  ['/about/', '308 /about'],
  ['/services/index.html', '308 /services'],
  ['//example.com/', '308 /example.com'],
  ['/hours', '301 /about#hours'],
  ['/constructor', '/constructor.html'],
  ['/about/?a=b&a=c&d', '308 /about?a=b&a=c&d'],
  ['/old/', '301 /services'],
  ['/old?a=b', '301 /services?a=b'],
  ['/%', '/%.html'],
  ['/hours?a=b', '301 /about#hours'],
  ['/club?a=b', '301 https://club.example.org/a?b=$c&a=b'],
])('CloudFront answers %s with %s', (address, expected) => {
  const [uri, query = ''] = address.split('?');
  const {
    uri: file,
    statusCode,
    headers,
  } = vm.runInNewContext(
    `${fileOf('s3', '_host/function.js')};handler({ request: ${JSON.stringify({ uri, querystring: asked(query) })} })`,
  ) as Sent;
  expect(file ?? `${statusCode} ${headers?.location.value}`).toBe(expected);
});

test('CloudFront gets its headers in its own words', () => {
  const policy = JSON.parse(fileOf('s3', '_host/headers.json')) as Record<string, unknown>;
  expect(policy).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false, Preload: false },
      FrameOptions: { FrameOption: 'DENY' },
    },
    CustomHeadersConfig: { Quantity: 3 },
  });
});

test.each(['', '/site'])(
  'at "%s", the commands for S3 upload every file once, code first, as long as each is kept',
  (base) => {
    const headers = [{ path: '/images/now/*', values: { 'Cache-Control': 'no-cache' } }];
    const guide = fileOf('s3', '_host/README.md', { basePath: base, headers });
    const commands = [...guide.matchAll(/aws s3 sync \. \S+ (.*) --cache-control "([^"]*)"(.*)/g)];
    const uploadsOf = (file: string): string[] =>
      commands
        .filter(([, filters = '']) => {
          const fits = [...filters.matchAll(/--(include|exclude) "([^"]*)"/g)].filter(([, , pattern = '']) =>
            new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file),
          );
          return fits.at(-1)?.[1] !== 'exclude';
        })
        .map(([, , caching = '', more = '']) => `${caching}${more}`);
    const at = (name: string): string => `${base}/${name}`.slice(1);
    const [year, fresh] = ['public, max-age=31536000, immutable', 'public, max-age=0, must-revalidate --delete'];
    expect(uploadsOf(at('assets/app.js'))).toEqual([year]);
    expect(uploadsOf(at('assets/licenses.txt'))).toEqual([year]);
    expect(uploadsOf(at('about.html'))).toEqual([fresh]);
    expect(uploadsOf(at('files/assets/a.html'))).toEqual([fresh]);
    expect(uploadsOf(at('images/a.png'))).toEqual(['public, max-age=86400 --delete']);
    expect(uploadsOf(at('images/now/a.png'))).toEqual(['no-cache --delete']);
    expect(uploadsOf(at('llms.txt'))).toEqual([
      expect.stringContaining('"text/plain; charset=utf-8" --delete') as string,
    ]);
    expect(uploadsOf('_host/README.md')).toEqual([]);
    expect(commands[0]?.[1]).toContain(`"${at('assets/*')}"`);
  },
);

test('Vercel sends headers, redirects and rewrites by its own file', () => {
  expect(JSON.parse(fileOf('vercel', 'vercel.json'))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    outputDirectory: '.',
    redirects: [
      { source: '/old', destination: '/services', statusCode: 301 },
      { destination: '/about#hours' },
      { destination: 'https://club.example.org/a?b=%24c' },
      { destination: 'https://wiki.example.org:8443/Help%3AOn_%28what%29?' },
    ],
    rewrites: [{ source: '/services/([^.]*)', destination: '/services' }],
  });
});

test('Vercel keeps code for a year that is there, and nothing that is missing', () => {
  const site = hostSite();
  const files = ['app-1a.js', 'other-2b.css'];
  const built = hostFiles(resolved(site.root, { host: 'vercel' }), readSite(site.root).source, {
    firstScripts: [],
    files,
  });
  site.remove();
  const { headers } = JSON.parse(built.files['vercel.json'] ?? '') as { headers: { source: string }[] };
  expect(headers.map(({ source }) => source).filter((source) => source.startsWith('/assets'))).toEqual([
    '/assets/(.*\\.(?:avif|webp))',
    '/assets/(app-1a\\.js|other-2b\\.css)',
  ]);
});

test.each([
  ['cloudflare', 2001, ['It takes 2000 redirects, and the site has 2001.']],
  ['vercel', 2049, [expect.stringContaining('one not-found page'), 'It takes 2048 redirects, and the site has 2049.']],
  ['netlify', 2049, []],
] as const)('%s says when it is told more than it takes', (host, count, sentences) => {
  const redirects = Array.from({ length: count }, (_each, index) => ({ from: `/old-${index}`, to: '/services' }));
  expect(told(host, { redirects }).limitations).toEqual(sentences);
});

test('what a token brings into a header cannot end it', () => {
  const values = { 'X-Name': '{site.facts.odd}' };
  const nginx = fileOf('nginx', '_host/nginx.conf', {
    facts: { odd: 'a"; } $b\\ ü' },
    headers: [{ path: '/files/*', values }],
  });
  expect(nginx).toContain('{ set $header_x_name "a\\"; } b"; }');
});
