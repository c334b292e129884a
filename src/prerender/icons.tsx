import * as ids from '../model/rendering/ids.ts';
import { getOrInsert } from '../model/memoize.ts';
import type { HydrationData } from '../model/rendering/live.ts';
import type { ResolvedPage, ResolvedSite } from '../model/page/types.ts';
import { IconSprite } from '../ui/Icon.tsx';
import { SEARCH_ICONS, UI_ICONS } from '../ui/icons.ts';
import { renderFragment } from './fragment.tsx';
import { drawingsIn, withDrawings } from './inline-icons.ts';

type Drawings = ResolvedPage['icons'];

/** Icons that every sprite has, whatever a page shows: components refer to them by name. */
const ALWAYS = new Set([...UI_ICONS, ...SEARCH_ICONS]);

/** How the icons of a site are drawn: inline, or in a sprite. */
export interface Icons {
  /**
   * HTML in which icons that are shown once are drawn inline.
   * @param live what live parts are hydrated with, and the ids that they refer to
   */
  inline(html: string, drawings: Drawings, live?: { hydration: HydrationData | undefined; reserved: string[] }): string;
  /** The sprite of a page: the icons that its HTML refers to, and those that live parts may refer to later. */
  sprite(html: string, drawings: Drawings, hydration: HydrationData | undefined): string;
}

/** How icons are drawn in the pages of a site; each is rendered once. */
export function iconsOf(site: ResolvedSite): Icons {
  const render = (drawings: Drawings): string => renderFragment(<IconSprite icons={drawings} />, '', site).html;
  const [opening = '', closing = ''] = render({}).split(/(?=<\/svg>)/);
  const symbols = new Map<string, string>();
  const symbolOf = (name: string, drawings: Drawings): string =>
    getOrInsert(symbols, name, () => render({ [name]: drawings[name] ?? [] }).slice(opening.length, -closing.length));
  return {
    inline(html, drawings, { hydration, reserved } = { hydration: undefined, reserved: [] }) {
      const mayBeUsedLater = laterUse(hydration);
      const names = [...new Set(drawingsIn(html))].map(nameOf).filter((name) => drawings[name]);
      const shared = names.filter((name) => mayBeUsedLater(name)).map(ids.icon);
      const shapes = names.map((name) => [ids.icon(name), shapesIn(symbolOf(name, drawings))] as const);
      return withDrawings(html, new Map(shapes), new Set([...shared, ...reserved]));
    },
    sprite(html, drawings, hydration) {
      const mayBeUsedLater = laterUse(hydration);
      const used = new Set(drawingsIn(html).map(nameOf));
      const names = Object.keys(drawings).filter((name) => used.has(name) || mayBeUsedLater(name));
      return opening + names.map((name) => symbolOf(name, drawings)).join('') + closing;
    },
  };
}

const nameOf = (id: string): string => id.slice(ids.icon('').length);

const shapesIn = (symbol: string): string => symbol.replace(/^<symbol[^>]*>|<\/symbol>$/g, '');

/** Tells which icons may be shown after the page was loaded: live parts draw those that their props name. */
function laterUse(hydration: HydrationData | undefined): (name: string) => boolean {
  const props = JSON.stringify(hydration?.parts ?? '');
  return (name) => ALWAYS.has(name) || props.includes(JSON.stringify(name));
}
