import { parse } from 'jsonc-parser';
import { asAddressName, SITE_FILE } from '../../../../model/addresses/address.ts';
import { PAGES, PUBLIC } from '../../../../model/content/content.ts';
import { isListed, type FileSource } from '../../../../model/content/files.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import { named, VALID_PAGE, words } from '../../../../model/diagnostics/example.ts';
import { renameFile } from '../../../../model/diagnostics/suggestions.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { MAX_DOCUMENT_SIZE } from '../../../read/encoding.ts';
import { MAX_DEPTH } from '../../../read/document.ts';
import { scan } from '../../../read/scan.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { siteRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

interface Misplaced {
  /** What lies in another place. */
  kind: 'page' | 'published' | 'folder' | 'site';
  name: string;
  /** Where it would be read. */
  to: string;
  /** Whether something is there already. */
  taken: boolean;
}

const WHAT = {
  page: 'This is a page',
  published: 'This is a page',
  folder: 'There are pages in this folder',
  site: 'This holds what all pages have in common',
} as const;

/** Pages lie in the folder of pages: what lies beside it is read by nobody. */
export const misplacedPages = siteRule({
  meta: {
    codes: {
      'file/outside-pages': {
        level: 'warning',
        title: 'A page lies outside of pages/',
        message: ({ kind, name, to, taken }: Misplaced) => [
          `${WHAT[kind]}, but only what is in the folder "${PAGES}" is read. ${kind === 'published' ? `Visitors get "${name}" as it is written` : `"${name}" is left out of the site`}.`,
          taken
            ? `There already is "${to}": copy into it what is missing there, and delete this.`
            : kind === 'folder' && to === PAGES
              ? `Move what is in it into "${PAGES}".`
              : `Move it to "${to}".`,
        ],
        why: 'It is left out of the site, and whoever wrote it waits for it to appear.',
        bad: words('prices.json beside the folder pages', { 'prices.json': VALID_PAGE }),
        good: named('pages/services/prices.json'),
      },
    },
  },
  check({ site, reportIn }) {
    const { source } = site.content;
    const report = (file: string, kind: Misplaced['kind'], name: string, to: string): void => {
      const taken = kind !== 'folder' && isListed(source, to);
      const suggestions = kind === 'folder' ? [] : renameFile(source, to);
      reportIn(file)('file/outside-pages', {}, { kind, name, to, taken }, suggestions);
    };
    for (const { name, kind } of source.list('') ?? []) {
      if (kind === 'folder' && isNearPages(name) && holdsPage(site, name)) report(name, 'folder', name, PAGES);
      else if (kind === 'folder' && name === '_shared' && filesIn(source, name).length > 0)
        report(name, 'folder', name, `${PAGES}/_shared`);
      else if (kind === 'file' && name === '_site.json') report(name, 'site', name, SITE_FILE);
    }
    const { lang } = languageAt(site.content, '/');
    for (const folder of ['', PUBLIC]) {
      for (const file of filesIn(source, folder).filter((each) => isPage(site, each))) {
        const name = file.slice(file.lastIndexOf('/') + 1);
        const to = `${PAGES}/${asAddressName(name.replace(/\.json$/i, ''), lang)}.json`;
        report(file, folder === '' ? 'page' : 'published', name, to);
      }
    }
  },
});

/** Whether a folder is called nearly as that of the pages. */
const isNearPages = (name: string): boolean => name !== PAGES && nearest(name, [PAGES]) === PAGES;

/** The files in a folder that are called as pages are. */
const filesIn = (source: FileSource, folder: string): string[] =>
  (source.list(folder) ?? [])
    .filter(({ name, kind }) => kind === 'file' && /\.json$/i.test(name))
    .map(({ name }) => (folder === '' ? name : `${folder}/${name}`));

/** Whether there is a page in a folder or in one below it. */
function holdsPage(site: SiteContext, folder: string): boolean {
  const { source } = site.content;
  const folders = (source.list(folder) ?? []).filter(({ kind }) => kind === 'folder');
  return (
    filesIn(source, folder).some((file) => isPage(site, file)) ||
    folders.some(({ name }) => holdsPage(site, `${folder}/${name}`))
  );
}

/** Whether a file has blocks that are known here, be it with slips of the pen. */
function isPage({ content: { source, schemas } }: SiteContext, file: string): boolean {
  if ((source.size(file) ?? Infinity) > MAX_DOCUMENT_SIZE) return false;
  const text = source.text(file) ?? '';
  if (!text.includes('blocks') || scan(text, MAX_DEPTH).tooDeepAt !== undefined) return false;
  const { blocks } = Object(parse(text)) as { blocks?: unknown };
  const isBlock = (entry: unknown): boolean => isGroup(entry) && schemas.blockTypes.includes(String(entry['type']));
  return Array.isArray(blocks) && blocks.some(isBlock);
}
