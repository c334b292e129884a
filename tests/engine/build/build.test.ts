import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { replaceFolder } from '../../../src/engine/build/output/replace-folder.ts';
import { realBundle } from '../../support/bundle.ts';
import { PROJECT } from '../../support/places.ts';
import { buildChecked } from '../../support/sites/build-checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
afterEach(() => site.remove());

const COMMON = JSON.parse(fs.readFileSync(path.join(PROJECT, 'schemas/common.schema.json'), 'utf8')) as {
  $defs: { anchor: { pattern: string } };
};
const NEWSLETTER = { heading: 'News', label: 'Email', buttonText: 'Subscribe' };

const HOSTILE = '</script><script>alert(1)</script> "quoted" \'single\' <!-- --> & \u2028\u2029 ]]> ${x} `';

describe('a build', () => {
  test('writes each page as HTML and data, and what hosts need', async () => {
    site = smallSite();
    site.write('pages/services/cloud.json', pageOf('Cloud', [{ type: 'hero', heading: 'Cloud' }]));
    const out = await buildChecked(site.root);
    for (const file of [
      'index.html',
      'index.json',
      'services/cloud.html',
      'services/cloud.json',
      '404.html',
      'sitemap.xml',
      'robots.txt',
      '_headers',
      '_redirects',
      'favicon.svg',
    ]) {
      expect(fs.existsSync(path.join(out, file)), file).toBe(true);
    }
    expect(fs.readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toContain(
      '<loc>https://testing.example.com/services/cloud</loc>',
    );
    expect(fs.readFileSync(path.join(out, 'robots.txt'), 'utf8')).toContain(
      'Sitemap: https://testing.example.com/sitemap.xml',
    );
  });

  test('says what its host would refuse, also when there is nothing to do', async () => {
    site = smallSite({ host: 'cloudflare' });
    site.write('public/files/tour.zip', '');
    fs.truncateSync(path.join(site.root, 'public/files/tour.zip'), 30 * 1024 ** 2);
    await realBundle();
    const { content, cache } = readCached(site.root);
    for (const rendered of [expect.any(Number) as number, 0])
      expect(await buildSite(content, { out: path.join(site.root, 'dist'), cache })).toMatchObject({
        rendered,
        limitations: [
          'It takes no file of more than 25 MB: make files/tour.zip (30 MB) smaller, or keep it elsewhere.',
        ],
      });
  });

  test('lets the nearest page answer for what is below it', async () => {
    site = smallSite();
    const answering = (title: string): unknown => ({
      ...(pageOf(title, [{ type: 'hero', heading: title }]) as object),
      fallback: true,
    });
    site.write('pages/s.json', answering('Outer'));
    site.write('pages/s/t.json', answering('Inner'));
    const out = await buildChecked(site.root);
    expect(fs.readFileSync(path.join(out, '_redirects'), 'utf8')).toBe('/s/t/* /s/t 200\n/s/* /s 200\n');
  });

  test('publishes the files of the owner, adds to what hosts read, and keeps links and hidden files to itself', async () => {
    site = smallSite();
    fs.writeFileSync(path.join(site.root, 'secret.txt'), 'secret');
    site.write('public/_headers', '/files/*\n  X-Robots-Tag: noindex\n');
    site.write('public/_redirects', '/old /new 302\n');
    site.write('public/robots.txt', 'User-agent: *\nDisallow: /\n');
    site.write('public/.well-known/security.txt', 'Contact: mailto:info@example.com\n');
    site.write('public/.env', 'KEY=1');
    fs.symlinkSync(path.join(site.root, 'secret.txt'), path.join(site.root, 'public/secret.txt'));
    const out = path.join(site.root, 'dist');
    await realBundle();
    await buildSite(readSite(site.root), { out });
    const read = (name: string): string => fs.readFileSync(path.join(out, name), 'utf8');
    expect(read('_headers')).toMatch(/^\/\*\n[^]*immutable\n[^]*\/files\/\*\n {2}X-Robots-Tag: noindex\n$/);
    expect(read('_redirects')).toBe('/old /new 302\n');
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(read('.well-known/security.txt')).toContain('Contact');
    expect(['.env', 'secret.txt'].map((name) => fs.existsSync(path.join(out, name)))).toEqual([false, false]);
  });

  test('says the same twice', async () => {
    site = smallSite();
    const first = await buildChecked(site.root, path.join(site.root, 'a'));
    const second = await buildChecked(site.root, path.join(site.root, 'b'));
    for (const file of ['index.html', 'index.json', '404.html'])
      expect(fs.readFileSync(path.join(second, file), 'utf8')).toBe(fs.readFileSync(path.join(first, file), 'utf8'));
  });

  test('a section may have any name that the schema allows: no element of the engine has such a one', async () => {
    site = smallSite({
      navigation: [{ label: 'More', links: [{ label: 'Home', href: '/' }] }],
      pages: { privacy: '/', contact: '/named' },
      footer: { columns: [], legal: [], newsletter: NEWSLETTER },
    });
    const names = ['page', 'main', 'menu', 'menu-0', 'icons', 'i-menu', 'footer-email', 'root', 'app'];
    const sections = names.map((id) => ({ type: 'prose', id, heading: `The ${id}`, body: 'Words.' }));
    site.write(
      'pages/named.json',
      pageOf('Named', [{ type: 'hero', heading: 'Named' }, ...sections, { type: 'inquiryForm' }]),
    );
    const html = fs.readFileSync(path.join(await buildChecked(site.root), 'named.html'), 'utf8');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(ids.length).toBeGreaterThan(names.length + 20);
    const authors = new RegExp(COMMON.$defs.anchor.pattern);
    expect(ids.filter((id) => authors.test(id))).toEqual(names);
  });

  test('hostile texts stay texts', async () => {
    site = smallSite();
    site.write(
      'pages/hostile.json',
      pageOf('Hostile', [
        { type: 'hero', heading: 'Hostile', text: HOSTILE },
        {
          type: 'faq',
          items: [
            { question: HOSTILE, answer: 'Fine' },
            { question: 'b', answer: 'c' },
          ],
        },
        // Of what lives in the browser, the document has the data, too.
        { type: 'inquiryForm', initialSubject: HOSTILE },
      ]),
    );
    const out = path.join(site.root, 'dist');
    await realBundle();
    await buildSite(readSite(site.root), { out });
    const html = fs.readFileSync(path.join(out, 'hostile.html'), 'utf8');
    expect(html).not.toContain('<script>alert');
    // The first script, what it has to know, and what search engines read.
    expect(html.split('<script').length - 1).toBe(3);
    expect(html.split('</script>').length - 1).toBe(3);
    expect(html).not.toMatch(/<!-- --> &amp; [^<]*<!--/);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(data).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.stringify(JSON.parse(data))).toContain('alert(1)');
  });
});

describe('the output folder', () => {
  test('is replaced only when all went well', async () => {
    site = smallSite();
    const out = path.join(site.root, 'out');
    await replaceFolder(out, async (dir) => fs.writeFileSync(path.join(dir, 'a'), 'first'));
    const failing = replaceFolder(out, async (dir) => {
      fs.writeFileSync(path.join(dir, 'a'), 'half');
      throw new Error('planned');
    });
    await expect(failing).rejects.toThrow('planned');
    expect(fs.readFileSync(path.join(out, 'a'), 'utf8')).toBe('first');
    expect(fs.readdirSync(site.root).filter((name) => name.startsWith('out'))).toEqual(['out']);
    // A process that has died may have had the same number.
    site.write(`out.next-${process.pid}/c`, 'stale');
    await replaceFolder(out, async (dir) => fs.writeFileSync(path.join(dir, 'b'), 'second'));
    expect(fs.readdirSync(out)).toEqual(['b']);
    expect(fs.readdirSync(site.root).filter((name) => name.startsWith('out'))).toEqual(['out']);
  });

  test('stands there again where the new one cannot be put in its place', async () => {
    site = smallSite();
    site.write('out/a', 'first');
    const out = path.join(site.root, 'out');
    const { renameSync } = fs;
    const rename = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(from).includes('.next-')) throw new Error('planned');
      renameSync(from, to);
    });
    await expect(replaceFolder(out, async () => undefined)).rejects.toThrow('planned');
    rename.mockRestore();
    expect(fs.readFileSync(path.join(out, 'a'), 'utf8')).toBe('first');
  });

  test('clears away what a killed build left beside it', async () => {
    site = smallSite();
    const killed = spawnSync(process.execPath, ['--version']).pid;
    const mine = path.join(site.root, `out.next-${killed}`);
    const another = path.join(site.root, `other.next-${killed}`);
    fs.mkdirSync(mine);
    fs.mkdirSync(another);
    await replaceFolder(path.join(site.root, 'out'), async () => {});
    expect([mine, another].map((folder) => fs.existsSync(folder))).toEqual([false, true]);
  });

  test('stays as it was when a page cannot be rendered', async () => {
    site = smallSite();
    const out = await buildChecked(site.root);
    const before = fs.readFileSync(path.join(out, 'index.html'), 'utf8');
    site.write('pages/broken.json', pageOf('Broken', [{ type: 'nothing' }]));
    await expect(buildSite(readSite(site.root), { out })).rejects.toThrow('/broken');
    expect(fs.readFileSync(path.join(out, 'index.html'), 'utf8')).toBe(before);
    expect(fs.existsSync(path.join(out, 'broken.html'))).toBe(false);
  });
});
