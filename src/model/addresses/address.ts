import { PAGES } from '../content/content.ts';
import { inLatinLetters } from '../words/letters/latin-letters.ts';
import { inPlainLetters } from '../words/letters/plain-letters.ts';

/** The file with what holds for the whole site. */
export const SITE_FILE = `${PAGES}/_site.json`;
/** The site file of a language whose pages lie in a folder of their own: `pages/ar/_site.json` for `/ar`. */
export const siteFileOf = (folder: string): string => `${PAGES}${folder}/_site.json`;
/** The folder of a language, from its site file. */
export const folderOfSiteFile = (file: string): string | undefined =>
  /^pages(\/[a-z0-9-]+)\/_site\.json$/.exec(file)?.[1];
/** Whether a file is a site file: that of the site, or that of a further language. */
export const isSiteFile = (file: string): boolean => file === SITE_FILE || folderOfSiteFile(file) !== undefined;
/** Where blocks stand that several pages use: in words of the first language (""), or of another by its folder. */
export const sharedFileOf = (folder: string, name: string): string => `${PAGES}${folder}/_shared/${name}.json`;
/** Whether a folder is one of blocks that several pages use: that of the site, or that of a further language. */
export const isSharedFolder = (folder: string): boolean => /^pages(?:\/[a-z0-9-]+)?\/_shared$/.test(folder);

const NAME = /^[a-z0-9-]+$/;
const SHARED_FILE = /^pages(\/[a-z0-9-]+)?\/_shared\/([^/]+)\.json$/;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * Whether a file (without `.json`) or folder name can be part of an address: lower-case letters, digits and hyphens.
 */
export function isAddressName(name: string): boolean {
  return NAME.test(name);
}

/**
 * The closest name that can be part of an address: `Our Team` is `our-team`, `Über uns` is `ueber-uns`, `Νέα` is `nea`.
 * Empty where there is none.
 * @param lang its language: "Göl Evi" is `gol-evi` in Turkish
 */
export function asAddressName(name: string, lang?: string): string {
  return inPlainLetters(inLatinLetters(name, lang), lang)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * The address a file stands for: `pages/services/index.json` is `/services`. Undefined for files that are no pages
 * (`_site.json`, `_shared/…`).
 */
export function addressOfFile(file: string): string | undefined {
  const match = /^pages\/(.+)\.json$/.exec(file);
  const names = match?.[1]?.split('/');
  if (!names || names.some((name) => name.startsWith('_'))) return undefined;
  if (names.at(-1) === 'index') names.pop();
  return `/${names.join('/')}`;
}

/**
 * The folder that an address stands in, as lists of pages name it: "/services" for `/services/cloud`, "" at the top.
 */
export const folderOfAddress = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/** Whether an address is that of a folder or stands below it. */
export const isWithin = (address: string, folder: string): boolean =>
  address === folder || address.startsWith(`${folder}/`);

/** The file that an address is written in when there is none yet: `/services/cloud` is `pages/services/cloud.json`. */
export function fileOfAddress(address: string): string {
  return address === '/' ? `${PAGES}/index.json` : `${PAGES}${address}.json`;
}

/** Every file that could have an address: `/services` is `pages/services.json` or `pages/services/index.json`. */
export function filesOfAddress(address: string): string[] {
  return [...new Set([fileOfAddress(address), `${PAGES}${address === '/' ? '' : address}/index.json`])];
}

/** The name of a shared block, from its file: `pages/_shared/closing.json` is `closing`. */
export function sharedNameOfFile(file: string): string | undefined {
  return SHARED_FILE.exec(file)?.[2];
}

/**
 * What tells a shared block from all others: its name, `closing`. In words of another language, in
 * `pages/de/_shared/closing.json`, it is `/de/_shared/closing`: below the folder of the language, and no page.
 */
export function sharedAddressOf(file: string): string | undefined {
  const [, folder, name] = SHARED_FILE.exec(file) ?? [];
  return folder === undefined ? name : `${folder}/_shared/${name}`;
}

/**
 * Addresses that the build needs itself, or that some computers cannot store as a file.
 * @param folders of the languages of the site: each has a page for what is not there
 */
export function isReservedAddress(address: string, folders: readonly string[] = ['']): boolean {
  const names = address.split('/').slice(1);
  return (
    folders.some((folder) => address === `${folder}/404`) ||
    names[0] === 'assets' ||
    names.at(-1) === 'index' ||
    names.some((name) => WINDOWS_DEVICE.test(name))
  );
}

/** The path of a page on its host. The home page of a site in a folder is that folder. */
export const pathOf = (basePath: string, address: string): string =>
  basePath + (address === '/' && basePath ? '' : address);

/** The address of a page, from its path on its host. */
export const addressAt = (basePath: string, path: string): string => path.slice(basePath.length) || '/';

/** Where the data of a page lie, below the site's base path: those of `/services/cloud` in `/services/cloud.json`. */
export const dataAddressOf = (address: string): string => `${address === '/' ? '/index' : address}.json`;
