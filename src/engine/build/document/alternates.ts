import type { PageHead, ResolvedSite } from '../../../model/page/types.ts';
import { withoutArea } from '../../../model/words/language-tag.ts';
import { absolutePath } from '../../site/links/absolute-address.ts';

/** The same page in all languages that have it, as search engines are told. */
export function alternatesFor(
  alternates: NonNullable<PageHead['alternates']>,
  site: Pick<ResolvedSite, 'url' | 'basePath' | 'slashes' | 'languages'>,
): { hreflang: string; href: string }[] {
  const told = alternates.filter(({ hidden }) => !hidden);
  if (told.length < 2) return [];
  const codes = new Set(told.map(({ lang }) => lang));
  const links = told.map(({ lang, href }) => {
    const language = withoutArea(lang);
    return { hreflang: codes.has(language) ? lang : language, href: absolutePath(site, href) };
  });
  // Whose language is none of them is best served by the first.
  const first = told.findIndex(({ lang }) => lang === site.languages?.[0]?.lang);
  return [...links, ...links.slice(first, first + 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}
