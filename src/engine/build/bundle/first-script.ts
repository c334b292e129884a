import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';

/**
 * The modules of the view that the first script of a page may be. It is no file of a site, as it stands in the page.
 */
export const FIRST_SCRIPTS = [
  'boot',
  'boot-search',
  'boot-static',
  'boot-static-search',
  'boot-not-found',
  'boot-not-found-search',
] as const;

/** The least that a page needs: where nothing comes to life, it is without what brings it there. */
export function firstScriptOf(
  { notFound }: Pick<ResolvedPage, 'notFound'>,
  { hydration }: Pick<RenderedPage, 'hydration'>,
  { search }: Pick<ResolvedSite, 'search'>,
): (typeof FIRST_SCRIPTS)[number] {
  const kind = notFound ? '-not-found' : hydration?.parts ? '' : '-static';
  return `boot${kind}${search ? '-search' : ''}`;
}
