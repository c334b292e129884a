import { joinSources, type Sources } from './csp-sources.ts';
import type { ResolvedPage, ResolvedSite } from './page/types.ts';

type PolicySite = Pick<ResolvedSite, 'mail' | 'analytics'>;
type PolicyPage = Pick<ResolvedPage, 'blocks' | 'sources'>;

const origins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** Whose pages a page can show in frames. */
const framesOf = ({ blocks }: PolicyPage): string[] =>
  origins(blocks.flatMap((block) => (block.type === 'embed' ? [block.src.frame] : [])));

/** A page with a video of the site plays its files; no other page plays any. */
const mediaOf = ({ blocks }: PolicyPage): string[] => (blocks.some(({ type }) => type === 'video') ? ["'self'"] : []);

/**
 * What the policy of a page allows that those of other pages may not, each as "directive source": such a page needs a
 * document that does.
 */
export const ownSourcesOf = (page: PolicyPage): string[] =>
  Object.entries(joinSources(Object.values(OF_PAGE).map((widen) => widen(page)))).flatMap(([directive, sources]) =>
    sources.map((source) => `${directive} ${source}`),
  );

/**
 * Everything that widens the policy beyond the site's own files. Whatever loads from elsewhere says so here and nowhere
 * else; what holds for all pages of a site is said by its hosts, too. The site's own search is no part of it: its
 * script and its index are files of the site.
 */
const OF_SITE: Record<string, (site: PolicySite) => Sources> = {
  mail: ({ mail }) => (mail.mode === 'emailjs' ? { 'connect-src': ['https://api.emailjs.com'] } : {}),
  analytics: ({ analytics }) => analytics?.sources ?? {},
};
const OF_PAGE: Record<string, (page: PolicyPage) => Sources> = {
  embeds: (page) => ({ 'frame-src': framesOf(page) }),
  videos: (page) => ({ 'media-src': mediaOf(page) }),
  'blocks of the site’s own': ({ sources = {} }) => sources,
};

/** What any page of a site may load from elsewhere. */
export const sourcesOfSite = (site: PolicySite): Sources =>
  joinSources(Object.values(OF_SITE).map((widen) => widen(site)));

/** What a page may load from elsewhere. A page without any of it keeps the narrow policy. */
export const sourcesOf = (page: PolicyPage, site: PolicySite): Sources =>
  joinSources([sourcesOfSite(site), ...Object.values(OF_PAGE).map((widen) => widen(page))]);
