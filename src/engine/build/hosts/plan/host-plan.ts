import { getOrInsert } from '../../../../model/memoize.ts';
import { fontFiles } from '../../../../model/page/font-files.ts';
import { oldAddress } from '../../../../model/addresses/old-address.ts';
import { isSafeHref } from '../../../../model/addresses/href.ts';
import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { oneLine } from '../../escape.ts';
import { securityHeaders, withoutScripts } from './security-headers.ts';
import type { BuiltCode, HeaderRule, Host, HostPlan, Redirect } from '../host.ts';
import { svgPaths } from './svg-paths.ts';
import { CROSS_ORIGIN, PICTURES, crossOriginPaths } from './cross-origin-paths.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The default of most hosts for pages: browsers revalidate them each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The plan for the host of a site. @param own the owner's `_headers` and `_redirects` */
export function hostPlan(
  resolved: ResolvedContent,
  own: HostPlan['own'],
  { publishesRoot = false }: Host,
  { firstScripts, files }: BuiltCode = NO_CODE,
): HostPlan {
  const { site, hosting, redirects, fallbacks, folders } = resolved;
  const base = site.basePath;
  const depth = (address: string): number => address.split('/').length;
  const at = (path: string): string => oneLine(`${base}/${path.replace(/^\//, '')}`);
  const safe = mapValues(securityHeaders(resolved, hosting.security, firstScripts), headerValue);
  return {
    url: site.url,
    base,
    headers: withConsistentNames([
      { path: publishesRoot ? '/*' : at('/*'), headers: safe },
      { path: at('/assets/*'), headers: { 'Cache-Control': IMMUTABLE } },
      ...(site.font ? fontFiles(site.font) : []).map((file) => ({
        path: oneLine(file),
        headers: { 'Cache-Control': IMMUTABLE },
      })),
      {
        path: at(PICTURES),
        headers: { 'Cache-Control': 'public, max-age=86400', ...CROSS_ORIGIN, ...withoutScripts(safe) },
      },
      ...crossOriginPaths(resolved).map((path) => ({ path: oneLine(path), headers: CROSS_ORIGIN })),
      ...svgPaths(resolved.publicFiles, resolved.addresses.keys()).map((path) => ({
        path: at(path),
        headers: withoutScripts(safe),
      })),
      ...(hosting.headers ?? []).map(({ path, values }) => ({
        path: at(path),
        headers: mapValues(values, headerValue),
      })),
    ]),
    redirects: uniqueRedirects(
      redirects.map(({ from, to }) => ({ from: at(from), to })),
      base || '/',
    ),
    fallbacks: fallbacks.toSorted((a, b) => depth(b) - depth(a)).map(at),
    folders: folders.filter(Boolean).map(at),
    code: files,
    own,
  };
}

/** Redirects with normalized old addresses, each once. Those that the checker should have refused are dropped. */
function uniqueRedirects(redirects: Redirect[], home: string): Redirect[] {
  const leads = new Map<string, string>();
  for (const { from, to } of redirects) {
    const address = oldAddress(from);
    if (address !== undefined && address !== home && isSafeHref(to) && !leads.has(address))
      leads.set(address, oneLine(to));
  }
  return [...leads].map(([from, to]) => ({ from, to }));
}

/** Header names are case-insensitive, but hosts would send both spellings: the first one is used for all. */
function withConsistentNames(rules: HeaderRule[]): HeaderRule[] {
  const names = new Map<string, string>();
  const called = (name: string): string => getOrInsert(names, name.toLowerCase(), () => name);
  return rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [called(name), value])),
  }));
}

const NO_CODE: BuiltCode = { firstScripts: [], files: [] };

// Removes line breaks, and what a server would take for a variable, even if the checker has missed it.
const headerValue = (value: string): string => value.replace(/[^ -~]|[$\\]/gu, '').trim();

const mapValues = (values: Record<string, string>, change: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The header rules for a server that sets no Cache-Control by default. */
export const withCaching = ({ base, headers }: HostPlan): HeaderRule[] => [
  { path: `${base}/*`, headers: { 'Cache-Control': REVALIDATE } },
  ...headers,
];
