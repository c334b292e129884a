import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { unescapeHtml } from '../../src/model/rendering/react-escapes.ts';
import { addressesOf, fileOf, htmlOf } from './sites/built-files.ts';

/** A built page as text: what needs no browser to be seen. */
export interface BuiltPage {
  address: string;
  html: string;
}

/** All pages of a built site, and the one for unknown addresses. */
export const builtPages = (dist: string): BuiltPage[] =>
  [...addressesOf(dist), '/404'].map((address) => ({ address, html: htmlOf(address, dist) }));

/** The script that stands in every page. */
const FIRST_SCRIPT = /<script type="module">(.*?)<\/script>/s;
export const firstScript = (html: string): string => FIRST_SCRIPT.exec(html)?.[1] ?? '';
export const withoutFirstScript = (html: string): string => html.replace(FIRST_SCRIPT, '');

/** How often a text stands in a piece of HTML. */
export const occurrences = (html: string, part: string): number => html.split(part).length - 1;

/** The first groups of all matches, without the escapes of HTML. */
const valuesIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));

const hrefsIn = (html: string): string[] => valuesIn(html, /<a\b[^>]*?\shref="([^"]*)"/g);

/** Every file that a page names: pictures, scripts, typefaces, icons. */
export const filesIn = (html: string): string[] => [
  ...valuesIn(html, /<(?:img|script)\b[^>]*?\ssrc="([^"]+)"/g),
  ...valuesIn(html, /<source\b[^>]*?\ssrcSet="([^"]+)"/gi).flatMap((set) =>
    set.split(',').map((each) => each.split(' ', 1)[0] ?? ''),
  ),
  ...valuesIn(
    html,
    /<link\b(?=[^>]*rel="(?:icon|preload|modulepreload|manifest|apple-touch-icon|stylesheet)")[^>]*?\shref="([^"]+)"/g,
  ),
  ...valuesIn(html, /url\((\/[^)]+)\)/g),
  ...valuesIn(html, /<meta\b(?=[^>]*(?:og|twitter):image")[^>]*?\scontent="([^"]+)"/g),
];

const idsIn = (html: string): string[] => valuesIn(html, /\sid="([^"]+)"/g);

const first = (html: string, pattern: RegExp): string => valuesIn(html, pattern)[0] ?? '';

/** What is wrong with the head of a page: its title, and that all that speak of the page say the same. */
export function headFaults({ address, html }: BuiltPage): string[] {
  const meta = (name: string): string =>
    first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
  const title = first(html, /<title>([^<]*)<\/title>/g);
  const canonical = first(html, /<link rel="canonical" href="([^"]*)"/g);
  return failing({
    'a language': /^<!doctype html><html lang="[a-z]{2}(?:-[A-Z]{2})?"(?: dir="rtl")?>/.test(html),
    'a title of some length': title.trim().length > 5,
    'a description of some length': meta('description').length > (address === '/404' ? 5 : 40),
    'its own address as canonical': URL.parse(canonical)?.pathname === address,
    'og:title as its title': meta('og:title') === title,
    'og:description as its description': meta('og:description') === meta('description'),
    'og:url as canonical': meta('og:url') === canonical,
    'an icon': /<link rel="icon"[^>]+href="[^"]+"/.test(html),
  });
}

/** What is wrong with what a page is made of: headings, landmarks, names that others refer to, pictures. */
export function structureFaults({ html }: BuiltPage): string[] {
  const ids = idsIn(html);
  const levels = valuesIn(html, /<h([1-6])\b/g).map(Number);
  const named = valuesIn(
    html,
    /\s(?:for|aria-labelledby|aria-describedby|aria-controls|popovertarget)="([^"]+)"/g,
  ).flatMap((list) => list.split(' '));
  const once = (pattern: RegExp): boolean => html.match(pattern)?.length === 1;
  return failing({
    'one h1': once(/<h1\b/g),
    'headings without a gap': levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
    'header, main and footer, once each': [/<header\b/g, /<main\b/g, /<footer\b/g].every(once),
    'a name for every navigation': !/<nav(?![^>]*aria-label)/.test(html),
    'every id once': new Set(ids).size === ids.length,
    'what it refers to': named.every((id) => ids.includes(id)),
    'a text, or none on purpose, for every picture': !/<img(?![^>]*\salt=)/.test(html),
    'no block that failed': !html.includes('data-block-error'),
  });
}

/** What is wrong with its policy: two scripts and no other, and hashes that fit the first one and the style sheet. */
export function policyFaults({ html }: BuiltPage): string[] {
  const policy = first(html, /http-equiv="Content-Security-Policy" content="([^"]*)"/g);
  const hashesOf = (inside: RegExp): string[] =>
    [...html.matchAll(inside)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const sheets = hashesOf(/<style[^>]*>(.*?)<\/style>/gs);
  const scripts = hashesOf(new RegExp(FIRST_SCRIPT, 'gs'));
  return failing({
    'the first script and the data, and no other script':
      html.match(/<script\b(?! type="application\/ld\+json">)/g)?.length === 2 && scripts.length === 1,
    'no handler in an attribute': !/<[^>]+\son[a-z]+="/i.test(html),
    'hashes of its style sheets': sheets.length === 1 && sheets.every((hash) => policy.includes(hash)),
    'scripts of its own only': policy.includes(`;script-src 'self' ${scripts[0]};`),
  });
}

const failing = (wanted: Record<string, boolean>): string[] => Object.keys(wanted).filter((name) => !wanted[name]);

const EXTERNAL = new Set(['https:', 'tel:', 'mailto:']);

/** Whether a build wrote a file at this address. */
export const isPublished = (dist: string, pathname: string): boolean =>
  fs.statSync(path.join(dist, pathname), { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Follows the links of a built site from the home page on, as files. Gives the pages that it reached, and the links
 * that lead nowhere.
 */
export function crawl(dist: string, origin: string): { reached: Set<string>; dead: string[] } {
  const pageAt = (pathname: string): string | undefined =>
    fs.existsSync(fileOf(pathname, 'html', dist)) ? htmlOf(pathname, dist) : undefined;
  const reached = new Set<string>();
  const dead: string[] = [];
  const waiting = ['/'];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (reached.has(address)) continue;
    reached.add(address);
    for (const href of hrefsIn(htmlOf(address, dist))) {
      const url = URL.parse(href, origin + address);
      const isOwn = url?.origin === origin;
      const target = isOwn ? pageAt(url.pathname) : undefined;
      if (url && target) waiting.push(url.pathname);
      const section = decodeURIComponent(url?.hash.slice(1) ?? '');
      const isThere = isOwn ? Boolean(target) || isPublished(dist, url.pathname) : EXTERNAL.has(url?.protocol ?? '');
      if (!isThere || href === '' || href === '#' || (target && section && !idsIn(target).includes(section)))
        dead.push(`${address}: ${href}`);
    }
  }
  return { reached, dead };
}
