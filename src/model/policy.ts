import type { ResolvedPage, ResolvedSite } from './types.ts';

/** What a page loads from elsewhere, by the directive of its content security policy. */
export type Sources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>;

const origins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** Whose pages a page can show in frames. */
export const framesOf = ({ blocks }: Pick<ResolvedPage, 'blocks'>): string[] =>
  origins(blocks.flatMap((block) => (block.type === 'embed' ? [block.src.frame] : [])));

/**
 * Everything that widens the policy of a page beyond the site's own files. Whatever loads from elsewhere says so here
 * and nowhere else; a page without any of it keeps the narrow one. The site's own search is no part of it: its script and
 * its index are files of the site.
 */
export function sourcesOf(page: Pick<ResolvedPage, 'blocks'>, site: Pick<ResolvedSite, 'mail' | 'analytics'>): Sources {
  const mail = site.mail.mode === 'emailjs' ? ['https://api.emailjs.com'] : [];
  const { 'connect-src': connect = [], ...analytics } = site.analytics?.sources ?? {};
  const frames = framesOf(page);
  return { ...analytics, 'connect-src': [...mail, ...connect], ...(frames.length > 0 ? { 'frame-src': frames } : {}) };
}
