import { UI_ICONS } from '../../ui/icons.ts';
import type { Surroundings } from '../resolve/site.ts';
import { iconSet } from './icons.ts';
import { readVariables } from './variables.ts';

/** What resolving the site in a folder needs besides its content. */
export const surroundingsOf = (root: string): Surroundings => ({ icons: iconSet(), ownIcons: UI_ICONS, variables: readVariables(root) });
