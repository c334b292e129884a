import { expect, it } from 'vitest';
import type { Hosting } from '../../../src/engine/site/hosting.ts';
import { writtenFor } from '../../../src/engine/site/files/output-files.ts';

const known = {
  pages: new Map([
    ['/', 'pages/index.json'],
    ['/about', 'pages/about.json'],
    ['/services/cloud', 'pages/services/cloud.json'],
  ]),
  aliases: new Map([['/old/names/about', 'pages/about.json']]),
  derived: new Map([['/blog/page/2', 'pages/blog.json']]),
  made: new Map([['/blog/feed.xml', 'the feed of the page "/blog"']]),
  hasMarkdown: true,
  languageFolders: ['', '/de'],
};

it.each([
  ['/about.html', 'the page "/about"'],
  ['/About.JSON', 'the page "/about"'],
  ['/about', 'the page "/about"'],
  ['/index.html', 'the page "/"'],
  ['/blog/page/2.html', 'the page "/blog/page/2"'],
  ['/services', 'the pages below "/services"'],
  ['/old/names/about.html', 'the page "/old/names/about"'],
  ['/old', 'the pages below "/old"'],
  ['/blog/page', 'the pages below "/blog/page"'],
  ['/services/cloud/index.html', 'the page "/services/cloud"'],
  ['/_host', 'what the host reads'],
  ['/404.html', 'the page that says that there is no such page'],
  ['/de/404.html', 'the page that says that there is no such page'],
  ['/sitemap-3.xml', 'the list of pages for search engines'],
  ['/blog/feed.xml', 'the feed of the page "/blog"'],
  ['/about.md', 'the page "/about"'],
])('the file %s would be %s', (address, taken) => {
  expect(writtenFor(address, 'file', known)).toBe(taken);
});

it.each(['/about.html', '/assets'])('a folder %s is in the way of what is written', (address) => {
  expect(writtenFor(address, 'folder', known)).toBeDefined();
});

it.each(['/about', '/services'])('a folder %s may hold files beside pages', (address) => {
  expect(writtenFor(address, 'folder', known)).toBeUndefined();
});

it.each([
  ['/vercel.json', { host: 'vercel' }],
  ['/_worker.js', { host: 'cloudflare' }],
  ['/.well-known/security.txt', { security: { contact: { to: ['mailto:a@example.com'], expires: '2027-05-21' } } }],
] as const)('the file %s is written for a site of %o', (address, hosting) => {
  expect(writtenFor(address, 'file', known, hosting as Hosting)).toBeDefined();
  expect(writtenFor(address, 'file', known)).toBeUndefined();
});

it.each(['/robots.txt', '/_headers', '/CNAME', '/files/404.html', '/guide.html', '/about.pdf'])(
  "the file %s is in nobody's way",
  (address) => {
    expect(writtenFor(address, 'file', known)).toBeUndefined();
  },
);

it('the file /about.md is in the way only of a site that is published as Markdown, too', () => {
  expect(writtenFor('/about.md', 'file', { ...known, hasMarkdown: false })).toBeUndefined();
});
