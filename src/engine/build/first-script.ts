import type { RenderedPage } from '../../model/renderer.ts';
import type { ResolvedSite } from '../../model/types.ts';

/** The modules of the view that the first script of a page may be. It is no file of a site, as it stands in the page. */
export const FIRST_SCRIPTS = ['boot', 'boot-search', 'boot-static', 'boot-static-search'] as const;

/** The least that a page needs: where nothing comes to life, it is without what brings it there. */
export const firstScriptOf = (
  { life }: Pick<RenderedPage, 'life'>,
  { search }: Pick<ResolvedSite, 'search'>,
): (typeof FIRST_SCRIPTS)[number] => `boot${life?.parts ? '' : '-static'}${search ? '-search' : ''}`;
