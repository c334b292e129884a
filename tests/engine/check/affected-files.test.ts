import { expect, test } from 'vitest';
import { affectedBy } from '../../../src/engine/check/affected/affected-by.ts';
import { readFiles, type SiteFiles } from '../../support/files.ts';
import { NO_ADVICE } from '../../support/sites/no-advice.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const hero = (more: object = {}) => ({ type: 'hero', heading: 'Here', ...more });
const to = (href: string) => pageOf('Leads', [hero({ actions: [{ label: 'Go', href }] })]);
const list = (from: string, more: object = {}) => pageOf('Lists', [hero(), { type: 'collection', from, ...more }]);
const shows = (name: string) => ({ type: 'shared', name });
const block = (shown: object) => ({ version: 1, block: shown });
const siteWith = (more: object = {}) => ({
  version: 1,
  name: 'Testing Ltd',
  url: 'https://www.example.com',
  lang: 'en',
  languages: [{ lang: 'de', folder: '/de' }],
  navigation: [],
  footer: { columns: [], legal: [] },
  checks: NO_ADVICE,
  ...more,
});

const fact = (name: string, title = name) => pageOf(title, [hero()], { facts: { [name]: 'One' } });
const byKind = (more: object) => list('/news', { categories: { by: 'kind', label: 'Kind' }, ...more });

type Files = Record<string, object | string>;
const around: Files = {
  'pages/_site.json': siteWith(),
  'pages/index.json': pageOf('Home', [hero()]),
  'pages/other.json': pageOf('Other', [hero()]),
};
const read = (files: Files) =>
  readFiles(
    Object.fromEntries(
      Object.entries(files).map(([file, data]) => [file, typeof data === 'string' ? data : JSON.stringify(data)]),
    ) as SiteFiles,
  );

const NEWS = 'pages/news.json';
const news = pageOf('News', [hero()]);
const bare = pageOf('Bare', [hero()]);

test.each<[string, Files, file: string, was: object | undefined, is: object | undefined, affected: string[]]>([
  [
    'leads to it, in whatever letters',
    { 'pages/a.json': to('/n%65ws'), 'pages/b.json': to('/news') },
    NEWS,
    undefined,
    news,
    ['pages/a.json', 'pages/b.json'],
  ],
  [
    'leads to it in a text',
    { 'pages/a.json': pageOf('A', [hero(), { type: 'prose', body: '[News](/news)' }]) },
    NEWS,
    news,
    undefined,
    ['pages/a.json'],
  ],
  [
    'has its address as another one',
    { 'pages/a.json': pageOf('A', [hero()], { aliases: ['/news'] }) },
    NEWS,
    undefined,
    news,
    ['pages/a.json'],
  ],
  [
    'leads to another address that it had',
    { 'pages/a.json': to('/before') },
    NEWS,
    { ...news, aliases: ['/before'] },
    news,
    ['pages/a.json'],
  ],
  [
    'leads to its translation',
    { 'pages/a.json': to('/de/news'), 'pages/de/index.json': bare, 'pages/de/news.json': bare },
    NEWS,
    news,
    undefined,
    ['pages/a.json', 'pages/de/news.json'],
  ],
  [
    'leads to what a file was meant to be',
    { 'pages/a.json': to('/our-team') },
    'pages/Our Team.json',
    undefined,
    news,
    ['pages/a.json'],
  ],
  ['has its title', { 'pages/a.json': pageOf('News', [hero()]) }, NEWS, bare, news, ['pages/a.json']],
  [
    'is listed by it no longer',
    { 'pages/news/a.json': bare, 'pages/newsletter.json': to('/') },
    NEWS,
    list('/news'),
    news,
    ['pages/news/a.json'],
  ],
  [
    'lists its folder, in whatever language',
    { 'pages/a.json': list('/news'), 'pages/de/index.json': list('/de/news') },
    'pages/news/b.json',
    undefined,
    bare,
    ['pages/a.json', 'pages/de/index.json'],
  ],
  [
    'leads to a part of a list in which it is',
    { 'pages/a.json': to('/news/page/2'), [NEWS]: list('/news', { perPage: 1 }) },
    'pages/news/b.json',
    undefined,
    bare,
    ['pages/a.json', NEWS],
  ],
  [
    'shows it, also in what is shown, or leads to a section of what shows it',
    {
      'pages/a.json': to('/b#call'),
      'pages/b.json': pageOf('B', [hero(), shows('a')]),
      'pages/c.json': to('/b'),
      'pages/_shared/a.json': block(shows('m')),
      'pages/_shared/m.json': block(shows('z')),
    },
    'pages/_shared/z.json',
    undefined,
    block(hero()),
    ['pages/_shared/a.json', 'pages/_shared/m.json', 'pages/a.json', 'pages/b.json'],
  ],
  [
    'leads on from it',
    { 'pages/_site.json': siteWith({ redirects: [{ from: '/news', to: '/' }] }) },
    NEWS,
    undefined,
    news,
    ['pages/_site.json'],
  ],
  [
    'leads on from a file that hosts show at its address',
    { 'pages/_site.json': siteWith({ redirects: [{ from: '/news.html', to: '/' }] }) },
    NEWS,
    undefined,
    news,
    ['pages/_site.json'],
  ],
  [
    'shows the film',
    { 'pages/a.json': pageOf('A', [hero(), { type: 'video', heading: 'A', src: '/videos/a.mp4', captions: [] }]) },
    'public/videos/a.mp4',
    undefined,
    {},
    ['pages/a.json'],
  ],
  [
    'leads on from it, in whatever letters',
    { 'pages/_site.json': siteWith({ redirects: [{ from: '/n%65ws', to: '/' }] }) },
    NEWS,
    undefined,
    news,
    ['pages/_site.json'],
  ],
  [
    'shows the picture by a fact',
    {
      'pages/a.json': pageOf('A', [hero({ image: { src: '/images/{site.facts.year}.svg', alt: 'A' } })]),
      'pages/_site.json': siteWith({ facts: { year: '2019' } }),
    },
    'public/images/2019.svg',
    undefined,
    {},
    ['pages/a.json'],
  ],
  ['is led to no longer', {}, NEWS, to('/other'), to('/'), ['pages/other.json']],
  [
    'is beside it, where few have what a fact is called',
    { 'pages/news/a.json': fact('kinds') },
    'pages/news/b.json',
    bare,
    fact('kind'),
    ['pages/news/a.json'],
  ],
  [
    'is beside it, where a fact is gone that few have',
    { 'pages/news/a.json': fact('kinds') },
    'pages/news/b.json',
    fact('kind'),
    bare,
    ['pages/news/a.json'],
  ],
  [
    'is beside it, where one alone has what a fact is called',
    { 'pages/news/a.json': fact('kinds'), 'pages/news/c.json': fact('kind') },
    'pages/news/b.json',
    bare,
    fact('kind', 'B'),
    ['pages/news/a.json', 'pages/news/c.json'],
  ],
  [
    'has a fact that a list asks for otherwise',
    { 'pages/news/a.json': fact('kinds') },
    NEWS,
    byKind({ limit: 1 }),
    byKind({ limit: 2 }),
    ['pages/news/a.json'],
  ],
])('whatever %s is looked at again', (_, others, file, was, is, affected) => {
  const [before, after] = [was, is].map((own) => read({ ...around, ...others, ...(own && { [file]: own }) }));
  const found = [...affectedBy(after!, [{ file, how: 'changed' }], before!.documents)].filter((each) => each !== file);
  expect(found.toSorted()).toEqual(affected);
});

test.each<[string, Files, file: string, was: object, is: object]>([
  ['leads where it led', {}, NEWS, to('/other'), { ...to('/other'), title: 'Otherwise' }],
  [
    'has a fact that two others have',
    { 'pages/news/a.json': fact('kinds'), 'pages/news/c.json': fact('kind', 'C'), 'pages/news/d.json': fact('kind') },
    'pages/news/b.json',
    bare,
    fact('kind', 'B'),
  ],
])('nothing else is looked at where a page %s', (_, others, file, was, is) => {
  const [before, after] = [was, is].map((own) => read({ ...around, ...others, [file]: own }));
  expect([...affectedBy(after!, [{ file, how: 'changed' }], before!.documents)]).toEqual([file]);
});

test('a folder that was refused stands for the files in it', () => {
  const content = read({ ...around, 'pages/Our Team/a.json': bare });
  expect(affectedBy(content, [{ file: 'pages/Our Team/a.json', how: 'added' }], new Map())).toContain('pages/Our Team');
});
