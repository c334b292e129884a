import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../src/engine/disk/files/read-json.ts';

/** How many pages a folder has. */
const FOLDER = 200;

/** The root of a site with so many pages, which is generated at the first call. */
export function siteOf(checkout: string, work: string, pages: number): string {
  const root = path.join(work, `site-${pages}`);
  return fs.existsSync(root) ? root : manyPages(root, checkout, pages);
}

interface Page {
  title: string;
  seo: { title?: string; description: string };
  blocks: Record<string, unknown>[];
}

/**
 * Generates a site with a given number of pages: the project's own site, and copies of its service pages with different
 * words and lists of different lengths, listed by folder.
 */
function manyPages(root: string, project: string, count: number): string {
  fs.cpSync(path.join(project, 'pages'), path.join(root, 'pages'), { recursive: true });
  fs.cpSync(path.join(project, 'public'), path.join(root, 'public'), { recursive: true });
  const write = (file: string, data: unknown): void => {
    const target = path.join(root, 'pages', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`);
  };
  const own = fs
    .readdirSync(path.join(root, 'pages'), { recursive: true })
    .filter((file) => String(file).endsWith('.json')).length;
  const folders = Math.max(1, Math.floor((count - own) / FOLDER));
  const models = fs.readdirSync(path.join(project, 'pages/services')).filter((file) => file !== 'index.json');
  for (let number = 0; number < count - own - folders - 1; number++) {
    const model = models[number % models.length] ?? '';
    const page = readJson<Page>(path.join(project, 'pages/services', model));
    page.title = `${page.title} ${number}`;
    page.seo = {
      description: `This is number ${number} of the pages that are there to be counted, checked and built.`,
    };
    write(
      `copies/part-${number % folders}/page-${number}.json`,
      withUniqueWords(withOtherLengths(page, number), number),
    );
  }
  for (let folder = 0; folder < folders; folder++)
    write(`copies/part-${folder}.json`, listPage(`Part ${folder}`, [`/copies/part-${folder}`]));
  const site = readJson<object>(path.join(project, 'pages/_site.json'));
  // Without advice about similar pages.
  write('_site.json', { ...site, checks: {} });
  write('copies.json', listPage('All parts', ['/copies']));
  write('index.json', withLink(readJson<{ blocks: object[] }>(path.join(project, 'pages/index.json'))));
  return root;
}

/** The lists of blocks that are shorter on some copies, so that not all copies of a page are built alike. */
const LISTS = ['cards', 'items', 'steps'];
const MIN_LENGTH = 3;

/** A page whose lists end sooner or later, depending on its number. */
function withOtherLengths(page: Page, number: number): Page {
  const blocks = page.blocks.map((block, index) => {
    const lists = LISTS.flatMap((field): [string, unknown[]][] => {
      const list = block[field];
      if (!Array.isArray(list) || list.length <= MIN_LENGTH) return [];
      return [[field, list.slice(0, MIN_LENGTH + ((number >> index) % (list.length - MIN_LENGTH + 1)))]];
    });
    return { ...block, ...Object.fromEntries(lists) };
  });
  return { ...page, blocks };
}

/** Fields whose texts differ on each copy, so that no page can reuse the HTML of another. */
const VARIED = new Set(['heading', 'text', 'body', 'question', 'answer']);

/** A page with a unique word in each text, of the same length as the word that it replaces. */
function withUniqueWords<T>(page: T, number: number): T {
  const renamed = JSON.stringify(page, (key, value: unknown) =>
    VARIED.has(key) && typeof value === 'string'
      ? value.replace(/(?<![\w{./-])[a-z]{5,}(?![\w}./-])/, (word) => wordOf(number, word.length))
      : value,
  );
  return JSON.parse(renamed) as T;
}

/** A number as a word of a given length. */
const wordOf = (number: number, length: number): string =>
  Array.from({ length }, (_, place) =>
    String.fromCharCode(97 + ((Math.floor(number / 26 ** place) + 7 * place) % 26)),
  ).join('');

const listPage = (title: string, from: string[]) => ({
  version: 1,
  title,
  seo: { description: `${title}: a list of pages that are there to be counted and checked.` },
  blocks: [
    { type: 'hero', heading: title },
    ...from.map((folder) => ({ type: 'collection', from: folder, layout: 'rows', perPage: 50 })),
  ],
});

const withLink = (home: { blocks: object[] }) => ({
  ...home,
  blocks: [
    ...home.blocks,
    { type: 'cta', heading: 'More pages than usual', actions: [{ label: 'All parts', href: '/copies' }] },
  ],
});

/** Commits everything in a root folder. Needs Git. */
export function commitAll(root: string): void {
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'Everything');
}

/** Changes the first heading of a page, to another one each time. */
export function changeWords(root: string): void {
  const file = path.join(root, 'pages/copies/part-0/page-0.json');
  const heading = `"heading": "Words of ${performance.now()}"`;
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/"heading": "[^"]*"/, heading));
}

/** Adds a page, or removes it where it is there. */
export function addOrRemovePage(root: string): void {
  const folder = path.join(root, 'pages/copies/part-0');
  const file = path.join(folder, 'page-added.json');
  if (fs.existsSync(file)) return fs.rmSync(file);
  const page = { ...readJson<Page>(path.join(folder, 'page-0.json')), title: 'A page that was added' };
  fs.writeFileSync(file, JSON.stringify(withUniqueWords(page, 1_000_000), null, 2));
}

/** Changes the label of the last menu entry, to another one each time. */
export function changeMenu(root: string): void {
  const file = path.join(root, 'pages/_site.json');
  const site = readJson<{ navigation: object[] }>(file);
  const navigation = [...site.navigation.slice(0, -1), { label: `Parts ${performance.now()}`, href: '/copies' }];
  fs.writeFileSync(file, JSON.stringify({ ...site, navigation }, null, 2));
}
