import type { ViewFacts } from '../../model/rendering/renderer.ts';
import type { SiteEnvironment } from '../resolve/site.ts';
import { iconSet } from './icons.ts';
import { readEnv } from './env.ts';

/** What resolving a site needs besides its content. */
export const siteEnvironment = (root: string, view: ViewFacts): SiteEnvironment => ({
  icons: iconSet(),
  view,
  env: readEnv(root),
});
