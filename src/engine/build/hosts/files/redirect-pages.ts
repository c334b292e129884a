import { escapeHtml } from '../../escape.ts';
import { foldersAbove } from '../../../site/files/output-files.ts';
import type { HostPlan, Redirect } from '../host.ts';
import { unsupportedRedirects } from '../plan/limitations.ts';

interface RedirectPages {
  files: Record<string, string>;
  /** Which old addresses cannot have a page, in sentences. */
  limitations: string[];
}

/** Whether a file name is that of an HTML document. */
export const isHtml = (name: string): boolean => /\.html?$/.test(name);

/**
 * Pages with a meta refresh, for hosts without redirects. Search engines treat them as redirects. None overwrites
 * another file, not even on a case-insensitive disk.
 * @param filesOf the files that a page for a path may have
 * @param others all other files of the output
 */
export function redirectPages(
  { redirects, base }: HostPlan,
  filesOf: (name: string) => string[],
  others: Iterable<string>,
): RedirectPages {
  const pages: Record<string, string> = {};
  const taken = new Map<string, string | undefined>();
  const folders = new Set<string>();
  const take = (file: string, text?: string): void => {
    taken.set(file.toLowerCase(), text);
    for (const folder of foldersAbove(file.toLowerCase())) folders.add(folder);
  };
  for (const file of others) take(file);
  const isFree = (file: string): boolean =>
    !taken.has(file.toLowerCase()) &&
    !folders.has(file.toLowerCase()) &&
    !foldersAbove(file.toLowerCase()).some((each) => taken.has(each));
  const unsupported: Redirect[] = [];
  const wanted = redirects.map((redirect) => {
    const name = decodeURIComponent(redirect.from.slice(base.length + 1));
    return { redirect, files: canBeFile(name) ? filesOf(name) : [] };
  });
  // Those with a single possible file come first.
  for (const { redirect, files } of wanted.toSorted((a, b) => a.files.length - b.files.length)) {
    const text = pageTo(redirect.to);
    const free = files.filter(isFree);
    for (const file of free) {
      take(file, text);
      pages[file] = text;
    }
    if (free.length === 0 && !files.some((file) => taken.get(file.toLowerCase()) === text)) unsupported.push(redirect);
  }
  const why = 'for each, this host needs a file, and many disks cannot have that one, or not beside the others.';
  return { files: pages, limitations: unsupportedRedirects(unsupported, why) };
}

/** Whether a path is valid on every operating system. */
const canBeFile = (name: string): boolean =>
  !/[<>:"|?*]|[. ](?:\/|$)/.test(name) && name.split('/').every((each) => Buffer.byteLength(each) <= MAX_NAME_BYTES);

/** In bytes. Most file systems allow 255, and a build appends an extension. */
const MAX_NAME_BYTES = 240;

const pageTo = (to: string): string => {
  const href = escapeHtml(to);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<title>${href}</title><meta http-equiv="refresh" content="0;url=${href}"><link rel="canonical" href="${href}">`,
    `</head><body><a href="${href}">${href}</a></body></html>\n`,
  ].join('');
};
