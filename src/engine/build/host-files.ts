import { oneLine } from './escape.ts';
import type { ResolvedSite } from '../../model/types.ts';
import type { ResolvedContent } from '../resolve/resolve-content.ts';

/** What a meta tag cannot say, and caching. In the `_headers` form of Netlify and others; preview does what it says. */
export function headersFile({ basePath: base, font }: Pick<ResolvedSite, 'basePath' | 'font'>): string {
  const fontRule = font ? `${oneLine(font.file)}\n  Cache-Control: public, max-age=31536000, immutable\n` : '';
  return `${base}/*
  Content-Security-Policy: frame-ancestors 'none'; base-uri 'none'; object-src 'none'
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cache-Control: public, max-age=0, must-revalidate
${base}/assets/*
  Cache-Control: public, max-age=31536000, immutable
${fontRule}${base}/images/*
  Cache-Control: public, max-age=86400
`;
}

/**
 * Redirects of the site, then the pages that answer for everything below them, then those that say in
 * further languages that there is no such page. In the `_redirects` form of Netlify,
 * where a file that exists goes before a rewrite.
 */
export function redirectsFile({ site, redirects, fallbacks, folders }: ResolvedContent): string {
  const base = site.basePath;
  const moved = redirects.map(({ from, to }) => `${base}${oneLine(from)} ${oneLine(to)} 301`);
  // The first rule that fits is taken, so the page that is nearest to an address goes before those around it.
  const depth = (address: string): number => address.split('/').length;
  const inner = fallbacks.toSorted((a, b) => depth(b) - depth(a));
  const answered = inner.map((address) => `${base}${address}/* ${base}${address} 200`);
  const missing = folders.filter(Boolean).map((folder) => `${base}${folder}/* ${base}${folder}/404.html 404`);
  return [...moved, ...answered, ...missing, ''].join('\n');
}
