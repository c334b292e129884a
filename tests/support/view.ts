import type { ViewFacts } from '../../src/model/rendering/renderer.ts';
import { stringsFor } from '../../src/strings/site-strings.ts';
import { SEARCH_ICONS, UI_ICONS } from '../../src/ui/icons.ts';

/** What resolving has to know of the view, without its components. */
export const VIEW: ViewFacts = { icons: UI_ICONS, searchIcons: SEARCH_ICONS, stringsFor };
