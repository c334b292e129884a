import { getOrInsert } from '../../../../model/memoize.ts';
import { fontFiles } from '../../../../model/page/font-files.ts';
import { oldAddress } from '../../../../model/addresses/old-address.ts';
import { isSafeHref } from '../../../../model/addresses/href.ts';
import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { oneLine } from '../../escape.ts';
import { securityHeaders, stillPictures } from './security-headers.ts';
import type { BuiltCode, HeaderRule, Host, HostPlan, Redirect } from '../host.ts';
import { drawingPaths } from './drawing-paths.ts';
import { FOR_ALL, PICTURES, sharedPaths } from './shared-paths.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** What most hosts say of a page by themselves: asked for anew each time, sent again only when it has changed. */
export const FRESH = 'public, max-age=0, must-revalidate';

/** What a host has to do for a site. */
export function hostPlan(
  resolved: ResolvedContent,
  own: HostPlan['own'],
  { isTop = false }: Host,
  { firstScripts, files }: BuiltCode = NO_CODE,
): HostPlan {
  const { site, hosting, redirects, fallbacks, folders } = resolved;
  const base = site.basePath;
  const depth = (address: string): number => address.split('/').length;
  const at = (path: string): string => oneLine(`${base}/${path.replace(/^\//, '')}`);
  const safe = mapValues(securityHeaders(resolved, hosting.security, firstScripts), inAHeader);
  return {
    url: site.url,
    base,
    headers: inOneSpelling([
      { path: isTop ? '/*' : at('/*'), headers: safe },
      { path: at('/assets/*'), headers: { 'Cache-Control': YEAR } },
      ...(site.font ? fontFiles(site.font) : []).map((file) => ({
        path: oneLine(file),
        headers: { 'Cache-Control': YEAR },
      })),
      {
        path: at(PICTURES),
        headers: { 'Cache-Control': 'public, max-age=86400', ...FOR_ALL, ...stillPictures(safe) },
      },
      ...sharedPaths(resolved).map((path) => ({ path: oneLine(path), headers: FOR_ALL })),
      ...drawingPaths(resolved.publicFiles, resolved.addresses.keys()).map((path) => ({
        path: at(path),
        headers: stillPictures(safe),
      })),
      ...(hosting.headers ?? []).map(({ path, values }) => ({ path: at(path), headers: mapValues(values, inAHeader) })),
    ]),
    redirects: oneOfEach(
      redirects.map(({ from, to }) => ({ from: at(from), to })),
      base || '/',
    ),
    fallbacks: fallbacks.toSorted((a, b) => depth(b) - depth(a)).map(at),
    folders: folders.filter(Boolean).map(at),
    code: files,
    own,
  };
}

/** Redirects with old addresses as browsers send them, each once. Whatever was let past the checker leads nowhere. */
function oneOfEach(redirects: Redirect[], home: string): Redirect[] {
  const leads = new Map<string, string>();
  for (const { from, to } of redirects) {
    const address = oldAddress(from);
    if (address !== undefined && address !== home && isSafeHref(to) && !leads.has(address))
      leads.set(address, oneLine(to));
  }
  return [...leads].map(([from, to]) => ({ from, to }));
}

/** Capitals tell no header from another, but hosts would send both: each is called as it is at first. */
function inOneSpelling(rules: HeaderRule[]): HeaderRule[] {
  const names = new Map<string, string>();
  const called = (name: string): string => getOrInsert(names, name.toLowerCase(), () => name);
  return rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [called(name), value])),
  }));
}

const NO_CODE: BuiltCode = { firstScripts: [], files: [] };

// Whatever was let past the checker, or a token has brought in: one line, and nothing that a server fills in.
const inAHeader = (value: string): string => value.replace(/[^ -~]|[$\\]/gu, '').trim();

const mapValues = (values: Record<string, string>, change: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The rules for a server that says nothing of caching by itself. */
export const withCaching = ({ base, headers }: HostPlan): HeaderRule[] => [
  { path: `${base}/*`, headers: { 'Cache-Control': FRESH } },
  ...headers,
];
