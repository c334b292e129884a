import type { HeaderRule, Host, HostPlan, Redirect } from './host.ts';
import { chunksOf } from '../../../model/chunks-of.ts';
import { FORMATS } from '../pictures/formats.ts';
import { tooMany, withoutFolders } from './plan/limitations.ts';
import { escapeRegExp, spellings } from './plan/patterns.ts';

/** Vercel. Existing files take precedence over rewrites. */
export const vercel: Host = {
  title: 'Vercel',
  publishesRoot: true,
  files: (plan) => ({ 'vercel.json': `${JSON.stringify(settings(plan), null, 2)}\n` }),
  limitations: ({ folders, redirects, headers }) => [
    ...withoutFolders(folders),
    ...tooMany('redirects', moved(redirects).length, MAX_RULES),
    ...tooMany('rules for headers', headers.length, MAX_RULES),
  ],
};

/** The largest number of rules of each kind. */
const MAX_RULES = 2048;

const settings = ({ base, code, headers, redirects, fallbacks }: HostPlan): object => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  // By default, Vercel publishes only a folder "public" if there is one, such as that of a page of this name.
  outputDirectory: '.',
  cleanUrls: true,
  trailingSlash: false,
  headers: headers.flatMap((rule) => {
    const values = Object.entries(rule.headers).map(([key, value]) => ({ key, value }));
    return sourcesOf(rule, `${base}/assets/`, code).map((source) => ({ source, headers: values }));
  }),
  redirects: moved(redirects).map(({ from, to }) => ({
    source: plainSource(from),
    destination: plainTarget(to),
    statusCode: 301,
  })),
  // Only addresses without a dot: a missing file stays missing.
  rewrites: fallbacks.map((address) => ({ source: `${address}/([^.]*)`, destination: address })),
});

/**
 * It sends headers with what is missing, too, and "not there" is not to be kept for a year: code that an old page asks
 * for may come back with the next deploy. So code is named, file by file.
 */
function sourcesOf({ path, headers }: HeaderRule, assets: string, code: readonly string[]): string[] {
  if (path !== `${assets}*` || !headers['Cache-Control'])
    return [plainSource(path.replace(/\*$/, '')) + (path.endsWith('*') ? '(.*)' : '')];
  const ofCode = chunksOf(code, NAMES_A_RULE).map((names) => names.map(escapeRegExp).join('|'));
  return [`.*\\.(?:${Object.keys(FORMATS).join('|')})`, ...ofCode].map((each) => `${assets}(${each})`);
}

/** How many file names fit into a source of 4,096 characters. */
const NAMES_A_RULE = 60;

/** Old addresses as it compares them: with "cleanUrls", it removes ".html" first. */
function moved(redirects: Redirect[]): Redirect[] {
  const asked = (from: string): string => from.replace(/(?:\/index)?\.html$/, '');
  const starts = new Set(redirects.map(({ from }) => from));
  return redirects
    .filter(({ from }) => asked(from) === from || (asked(from) !== '' && !starts.has(asked(from))))
    .flatMap(({ from, to }) => spellings(asked(from)).map((each) => ({ from: each, to })));
}

/** A source without pattern syntax (path-to-regexp). */
const plainSource = (from: string): string => from.replace(/[:(){}*+?]/g, '\\$&');

/**
 * A target without pattern syntax in its path, in which ":" and "$" are references.
 */
const plainTarget = (to: string): string =>
  to.replace(/^((?:[a-z]+:)?(?:\/\/[^/?#]*)?)(.*)$/, (_all, origin: string, rest: string) => origin + encoded(rest));

const encoded = (text: string): string =>
  text.replace(/[:$(){}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
