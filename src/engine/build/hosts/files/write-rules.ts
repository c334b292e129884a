import type { HeaderRule, HostPlan } from '../host.ts';
import { spellings } from '../plan/patterns.ts';

/** Joins texts of lines. */
const joined = (...texts: string[]): string =>
  texts
    .map((text) => text.trimEnd())
    .filter(Boolean)
    .join('\n') + '\n';

/**
 * The file `_headers`, as Netlify and others read it, with the owner's rules at the end.
 * @param joins whether the host joins values
 */
export function headersFile({ headers, own }: Pick<HostPlan, 'headers' | 'own'>, { joins = false } = {}): string {
  const lines = headers.flatMap((rule, index) => [
    rule.path,
    // For a host that joins the values of several rules: "!" removes those of earlier ones.
    ...(joins ? setBefore(rule, headers.slice(0, index)).map((name) => `  ! ${name}`) : []),
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return joined(lines.join('\n'), own.headers);
}

function setBefore({ path, headers }: HeaderRule, before: HeaderRule[]): string[] {
  const enclosing = before.filter((rule) => rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1)));
  const names = new Set(enclosing.flatMap((rule) => Object.keys(rule.headers)).map((name) => name.toLowerCase()));
  return Object.keys(headers).filter((name) => names.has(name.toLowerCase()));
}

/**
 * The file `_redirects`. The first rule that matches applies: those of the owner, redirects of the site, fallback
 * pages, and not-found pages of folders. An existing file takes precedence over a rewrite.
 * @param written the spellings of an old address that the host needs
 */
export function redirectsFile({ redirects, fallbacks, folders, own }: HostPlan, written = spellings): string {
  const moved = redirects.flatMap(({ from, to }) => written(from).map((each) => `${each} ${to} 301`));
  const answered = fallbacks.map((address) => `${address}/* ${address} 200`);
  const missing = folders.map((folder) => `${folder}/* ${folder}/404.html 404`);
  return joined(own.redirects, [...moved, ...answered, ...missing].join('\n'));
}
