import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';

/** The modules of the view of which one is inlined in each page as its first script. */
export const FIRST_SCRIPTS = [
  'boot',
  'boot-search',
  'boot-static',
  'boot-static-search',
  'boot-not-found',
  'boot-not-found-search',
] as const;

/** The smallest first script that a page needs: without live parts, it has no code for them. */
export function firstScriptOf(
  { notFound }: Pick<ResolvedPage, 'notFound'>,
  { hydration }: Pick<RenderedPage, 'hydration'>,
  { search }: Pick<ResolvedSite, 'search'>,
): (typeof FIRST_SCRIPTS)[number] {
  const kind = notFound ? '-not-found' : hydration?.parts ? '' : '-static';
  return `boot${kind}${search ? '-search' : ''}`;
}
