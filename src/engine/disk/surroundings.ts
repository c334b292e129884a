import type { ViewFacts } from '../../model/rendering/renderer.ts';
import type { Surroundings } from '../resolve/site.ts';
import { iconSet } from './icons.ts';
import { readEnv } from './env.ts';

/** What resolving the site in a folder needs besides its content. */
export const surroundingsOf = (root: string, view: ViewFacts): Surroundings => ({
  icons: iconSet(),
  view,
  env: readEnv(root),
});
