import { isSafeHref } from '../../../model/href.ts';
import { findTokens, replaceTokensInHref } from '../../../model/tokens.ts';
import type { ContentDocument } from '../../../model/content.ts';
import type { Report, Spot } from '../finding.ts';
import { checkTarget, linkNoun } from '../link-target.ts';
import { linksOf } from '../../site/links-of.ts';
import { near } from '../../../model/near.ts';
import type { Rule, Site } from '../site.ts';

/** Links are safe and lead somewhere, those inside formatted texts too. */
export const links: Rule = {
  name: 'links',
  document(document, site, report) {
    for (const { href, spot } of linksOf(document)) checkLink(document, site, report, href, spot);
  },
};

function checkLink(document: ContentDocument, site: Site, report: Report, written: string, spot: Spot): void {
  const href = replaceTokensInHref(written, site.tokens ?? new Map());
  // An unknown token is reported as such; what the link would be is not known.
  if (findTokens(href).length > 0) return;
  if (isSafeHref(href)) return checkTarget({ document, site, report, href, spot }, written);
  const noun = linkNoun(document, spot);
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  if (/^[a-z]*:?\/\/[^/?#]*@/i.test(href)) report('link/user-name', spot, {});
  else if (href.startsWith('http:')) report('link/insecure-address', spot, { near: href.replace('http:', 'https:') });
  else if (scheme && !['https:', 'mailto:', 'tel:'].includes(scheme)) report('link/unsafe-address', spot, { scheme });
  else if (href.startsWith('//')) report('link/unsafe-address', spot, { scheme: '//' });
  else if (!scheme && !/^[/#]./.test(href)) report('link/incomplete-address', spot, { noun, href, near: completed(href, site) });
  else report('link/bad-address', spot, { noun, href });
}

function completed(href: string, site: Site): string | undefined {
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(href)) return `mailto:${href}`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|io)\b)/i.test(href)) return `https://${href}`;
  return href === '' ? undefined : near(`/${href.replace(/^[./]+/, '')}`, site.known.pages.keys());
}
