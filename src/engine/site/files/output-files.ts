import { SEARCH } from '../../../model/search-index/files.ts';
import type { Entry } from '../../../model/content/files.ts';
import { HOST_FOLDER, RULE_FILES, SECURITY_TXT, CONFIG_FILES, type Hosting } from '../hosting.ts';
import { fileAt, type KnownAddresses } from '../links/known-addresses.ts';

/** The file of an address in the output, without its ending: `/services/cloud` is `services/cloud`, `/` is `index`. */
export const outputName = (address: string): string => (address === '/' ? 'index' : address.slice(1));

/** The folders that a file of the output lies in: `services` and `services/cloud` of `services/cloud/backup.html`. */
export function foldersAbove(name: string): string[] {
  const names = name.split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

/** The icons that are drawn of the mark of a site, unless its owner has put others into `public/`. */
export const ICON_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
];
/** The web app manifest, which names the icons. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/**
 * What stands at an address of its own, whoever has written it (an owner, a build, or the server), in small letters.
 */
const KEPT = new Set(
  [...ICON_FILES, MANIFEST_FILE, 'robots.txt', 'CNAME']
    .map((name) => `/${name.toLowerCase()}`)
    .concat(RULE_FILES, ...Object.values(CONFIG_FILES)),
);

/**
 * Whether nobody can be led on from an address in small letters, since programs look there for what is the site's own.
 */
export const isKeptAddress = (address: string): boolean =>
  KEPT.has(address) || [HOST_FOLDER, SEARCH].includes(address.split('/')[1] ?? '');

/**
 * What the build writes where an owner's file or folder lies, in words; undefined when it writes nothing there.
 * Capitals do not count, as they do not on many disks.
 */
export function writtenFor(
  address: string,
  kind: Entry['kind'],
  known: Omit<KnownAddresses, 'redirects' | 'base'>,
  { host, security }: Hosting = {},
): string | undefined {
  const { pages, aliases, derived, made, hasMarkdown, languageFolders } = known;
  const name = address.toLowerCase();
  if (languageFolders.some((folder) => [`${folder}/404`, `${folder}/404.html`].includes(name)))
    return 'the page that says that there is no such page';
  if (/^\/sitemap(?:-\d+)?\.xml$/.test(name)) return 'the list of pages for search engines';
  if (name === '/assets') return 'the code of the site';
  if (name === `/${HOST_FOLDER}` || (host && CONFIG_FILES[host]?.includes(name))) return 'what the host reads';
  if (name === SECURITY_TXT && security?.contact) return 'the contact in "security" of the site file';
  if (made.has(name)) return made.get(name);
  const stem = name.replace(hasMarkdown ? /\.(?:html|json|md)$/ : /\.(?:html|json)$/, '');
  // A folder beside a page is where files about it may lie.
  if (kind === 'folder' && stem === name) return undefined;
  // Hosts show a page and the index of a folder of its name at one address.
  const page = stem.replace(/\/index$/, '') || '/';
  if (fileAt(known, page) !== undefined) return `the page "${page}"`;
  // No address of a page has a dot, so that most files need not be compared with all of them.
  if (stem !== name || name.includes('.')) return undefined;
  const isBelow = (other: string): boolean => other.startsWith(`${page}/`);
  return [...pages.keys(), ...aliases.keys()].some(isBelow) || derived.has(`${page}/2`)
    ? `the pages below "${page}"`
    : undefined;
}
