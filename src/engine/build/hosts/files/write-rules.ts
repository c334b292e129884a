import type { HeaderRule, HostPlan } from '../host.ts';
import { spellings } from '../plan/patterns.ts';

/** Two texts of lines, one after the other. */
const joined = (...texts: string[]): string =>
  texts
    .map((text) => text.trimEnd())
    .filter(Boolean)
    .join('\n') + '\n';

/** The rules of `_headers`, as Netlify and others read them, then those of the owner. */
export function headersFile({ headers, own }: Pick<HostPlan, 'headers' | 'own'>, { joins = false } = {}): string {
  const lines = headers.flatMap((rule, index) => [
    rule.path,
    // A host that joins the values of several rules has to be told to forget those of the rules before.
    ...(joins ? saidBefore(rule, headers.slice(0, index)).map((name) => `  ! ${name}`) : []),
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return joined(lines.join('\n'), own.headers);
}

function saidBefore({ path, headers }: HeaderRule, before: HeaderRule[]): string[] {
  const around = before.filter((rule) => rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1)));
  const said = new Set(around.flatMap((rule) => Object.keys(rule.headers)).map((name) => name.toLowerCase()));
  return Object.keys(headers).filter((name) => said.has(name.toLowerCase()));
}

/**
 * The rules of `_redirects`. The first that fits is taken: those of the owner, redirects of the site, pages that answer
 * for what is below them, and not-found pages of folders. A file that exists goes before a rewrite.
 * @param written the ways in which an old address has to be written
 */
export function redirectsFile({ redirects, fallbacks, folders, own }: HostPlan, written = spellings): string {
  const moved = redirects.flatMap(({ from, to }) => written(from).map((each) => `${each} ${to} 301`));
  const answered = fallbacks.map((address) => `${address}/* ${address} 200`);
  const missing = folders.map((folder) => `${folder}/* ${folder}/404.html 404`);
  return joined(own.redirects, [...moved, ...answered, ...missing].join('\n'));
}
