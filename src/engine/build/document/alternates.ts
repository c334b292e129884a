import type { PageHead, ResolvedSite } from '../../../model/page/types.ts';
import { withoutArea } from '../../../model/words/language-tag.ts';
import { absolutePath } from '../../site/links/absolute-address.ts';

/** The `hreflang` links of a page: itself and its translations, with the first language as `x-default`. */
export function alternatesFor(
  alternates: NonNullable<PageHead['alternates']>,
  site: Pick<ResolvedSite, 'url' | 'basePath' | 'slashes' | 'languages'>,
): { hreflang: string; href: string }[] {
  const shown = alternates.filter(({ hidden }) => !hidden);
  if (shown.length < 2) return [];
  const codes = new Set(shown.map(({ lang }) => lang));
  const links = shown.map(({ lang, href }) => {
    const language = withoutArea(lang);
    return { hreflang: codes.has(language) ? lang : language, href: absolutePath(site, href) };
  });
  // For visitors with another language.
  const first = shown.findIndex(({ lang }) => lang === site.languages?.[0]?.lang);
  return [...links, ...links.slice(first, first + 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}
