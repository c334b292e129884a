import type { ViewFacts } from '../../src/model/renderer.ts';
import { stringsFor } from '../../src/strings/index.ts';
import { UI_ICONS } from '../../src/ui/icons.ts';

/** What resolving has to know of the view, without its components. */
export const VIEW: ViewFacts = { icons: UI_ICONS, stringsFor: (lang) => stringsFor(lang).site };
