import { isFile } from '../../../site/links/links-of.ts';
import type { HostPlan, Redirect } from '../host.ts';

/** The limitations of a host that only serves files. */
export const withoutHeaders = (plan: HostPlan): string[] => [
  'It sends no headers of yours: what "security" and "headers" say is left out, and only what each page says of its safety itself holds.',
  ...withoutRewrites(plan),
];

/** The limitations of a host without rewrites. */
export const withoutRewrites = ({ fallbacks, folders }: HostPlan): string[] => [
  ...(fallbacks.length > 0
    ? [`Addresses below ${fallbacks.join(', ')} that are not there show that page by script, and count as missing.`]
    : []),
  ...withoutFolders(folders),
];

/** The limitation of a host with a single not-found page. */
export const withoutFolders = (folders: readonly string[]): string[] =>
  folders.length > 0 ? ['There is one not-found page for all languages: that of the first.'] : [];

/** The limitation that a host cannot redirect from some addresses: the first few, and why. */
export function unsupportedRedirects(redirects: readonly Pick<Redirect, 'from'>[], why: string): string[] {
  const addresses = redirects.map(({ from }) => `"${decodeURIComponent(from)}"`);
  return addresses.length > 0 ? [`Nobody is led on from ${firstFew(addresses)}: ${why}`] : [];
}

/** The first three of many names, and the number of others. */
export function firstFew(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '');
}

/** The limitation of redirects by pages: they do not work for files. */
export function onlyForBrowsers({ redirects }: HostPlan): string[] {
  const file = redirects.find(({ from }) => isFile(from));
  return file
    ? [
        `Old addresses of files, such as "${decodeURIComponent(file.from)}", are answered by a page that leads on: browsers and search engines follow it, other programs, such as readers of feeds, do not.`,
      ]
    : [];
}

/** The limitation that a host takes no more than so many of something, where the site has more. */
export const tooMany = (what: string, count: number, most: number): string[] =>
  count > most ? [`It takes ${most} ${what}, and the site has ${count}.`] : [];
