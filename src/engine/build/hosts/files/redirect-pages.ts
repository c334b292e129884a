import { escapeHtml } from '../../escape.ts';
import { foldersAbove } from '../../../site/files/output-files.ts';
import type { HostPlan, Redirect } from '../host.ts';
import { leftOut } from '../plan/limits.ts';

interface RedirectPages {
  files: Record<string, string>;
  /** What is said of old addresses that cannot have a page, in sentences. */
  limitations: string[];
}

/** Whether what has this name is shown as a page as it is. */
export const isHtml = (name: string): boolean => /\.html?$/.test(name);

/**
 * Pages that lead on by themselves, for hosts that know no redirects. Search engines take them for such. None takes the
 * place of another file, not even on a disk that tells no capitals from small letters.
 * @param filesOf where such a page may stand, by the name of its address
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
  const left: Redirect[] = [];
  const wanted = redirects.map((redirect) => {
    const name = decodeURIComponent(redirect.from.slice(base.length + 1));
    return { redirect, files: canBeFile(name) ? filesOf(name) : [] };
  });
  // Those that can stand in one place only come first.
  for (const { redirect, files } of wanted.toSorted((a, b) => a.files.length - b.files.length)) {
    const text = pageTo(redirect.to);
    const free = files.filter(isFree);
    for (const file of free) {
      take(file, text);
      pages[file] = text;
    }
    if (free.length === 0 && !files.some((file) => taken.get(file.toLowerCase()) === text)) left.push(redirect);
  }
  const why = 'for each, this host needs a file, and many disks cannot have that one, or not beside the others.';
  return { files: pages, limitations: leftOut(left, why) };
}

/** Whether files can have a name on every computer. */
const canBeFile = (name: string): boolean =>
  !/[<>:"|?*]|[. ](?:\/|$)/.test(name) && name.split('/').every((each) => Buffer.byteLength(each) <= LONGEST_NAME);

/** A name may have 255 bytes, with what a build puts behind it. */
const LONGEST_NAME = 240;

const pageTo = (to: string): string => {
  const href = escapeHtml(to);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<title>${href}</title><meta http-equiv="refresh" content="0;url=${href}"><link rel="canonical" href="${href}">`,
    `</head><body><a href="${href}">${href}</a></body></html>\n`,
  ].join('');
};
