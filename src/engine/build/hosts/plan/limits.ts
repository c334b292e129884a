import { isFile } from '../../../site/links/links-of.ts';
import type { HostPlan, Redirect } from '../host.ts';

/** What a host that only hands out files goes without, in sentences. */
export const withoutHeaders = (plan: HostPlan): string[] => [
  'It sends no headers of yours: what "security" and "headers" say is left out, and only what each page says of its safety itself holds.',
  ...withoutRewrites(plan),
];

/** What a host without rewrites goes without. */
export const withoutRewrites = ({ fallbacks, folders }: HostPlan): string[] => [
  ...(fallbacks.length > 0
    ? [`Addresses below ${fallbacks.join(', ')} that are not there show that page by script, and count as missing.`]
    : []),
  ...withoutFolders(folders),
];

/** What a host goes without that looks for a not-found page at the top alone. */
export const withoutFolders = (folders: readonly string[]): string[] =>
  folders.length > 0 ? ['There is one not-found page for all languages: that of the first.'] : [];

/** What is said of old addresses that a host cannot lead on from: the first few, and why. */
export function leftOut(redirects: readonly Pick<Redirect, 'from'>[], why: string): string[] {
  const addresses = redirects.map(({ from }) => `"${decodeURIComponent(from)}"`);
  return addresses.length > 0 ? [`Nobody is led on from ${firstFew(addresses)}: ${why}`] : [];
}

/** The first few of many names, and how many more there are. */
export function firstFew(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

/** What a page that leads on cannot do for a file. */
export function onlyForBrowsers({ redirects }: HostPlan): string[] {
  const file = redirects.find(({ from }) => isFile(from));
  return file
    ? [
        `Old addresses of files, such as "${decodeURIComponent(file.from)}", are answered by a page that leads on: browsers and search engines follow it, other programs, such as readers of feeds, do not.`,
      ]
    : [];
}

/** What is said where a host takes no more than so many of something: it would refuse the site, or leave out the rest. */
export const tooMany = (what: string, count: number, most: number): string[] =>
  count > most ? [`It takes ${most} ${what}, and the site has ${count}.`] : [];
