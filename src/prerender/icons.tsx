import * as ids from '../model/rendering/ids.ts';
import { getOrInsert } from '../model/memoize.ts';
import type { PageLife } from '../model/rendering/live.ts';
import type { ResolvedPage, ResolvedSite } from '../model/page/types.ts';
import { IconSprite } from '../ui/Icon.tsx';
import { SEARCH_ICONS, UI_ICONS } from '../ui/icons.ts';
import { renderFragment } from './fragment.tsx';
import { drawingsIn, withDrawings } from './inline-icons.ts';

type Drawings = ResolvedPage['icons'];

/** What has to be in the sprite whatever a page shows: components draw it by themselves. */
const ALWAYS = new Set([...UI_ICONS, ...SEARCH_ICONS]);

/** How the icons of a site are drawn: in their places, or in a sprite. */
export interface Icons {
  /**
   * HTML with icons in their places that it shows once.
   * @param alive what comes to life in it, and the ids that this refers to
   */
  inPlace(html: string, drawings: Drawings, alive?: { life: PageLife | undefined; kept: string[] }): string;
  /** The sprite of a page: what its HTML refers to, and what may be referred to later. */
  sprite(html: string, drawings: Drawings, life: PageLife | undefined): string;
}

/** How icons are drawn in the pages of a site; each is rendered once. */
export function iconsOf(site: ResolvedSite): Icons {
  const write = (drawings: Drawings): string => renderFragment(<IconSprite icons={drawings} />, '', site).html;
  const [opening = '', closing = ''] = write({}).split(/(?=<\/svg>)/);
  const symbols = new Map<string, string>();
  const symbolOf = (name: string, drawings: Drawings): string =>
    getOrInsert(symbols, name, () => write({ [name]: drawings[name] ?? [] }).slice(opening.length, -closing.length));
  return {
    inPlace(html, drawings, { life, kept } = { life: undefined, kept: [] }) {
      const isShared = sharedWith(life);
      const names = [...new Set(drawingsIn(html))].map(nameOf).filter((name) => drawings[name]);
      const shared = names.filter((name) => isShared(name)).map(ids.icon);
      const shapes = names.map((name) => [ids.icon(name), shapesIn(symbolOf(name, drawings))] as const);
      return withDrawings(html, new Map(shapes), new Set([...shared, ...kept]));
    },
    sprite(html, drawings, life) {
      const isShared = sharedWith(life);
      const referred = new Set(drawingsIn(html).map(nameOf));
      const names = Object.keys(drawings).filter((name) => referred.has(name) || isShared(name));
      return opening + names.map((name) => symbolOf(name, drawings)).join('') + closing;
    },
  };
}

const nameOf = (id: string): string => id.slice(ids.icon('').length);

const shapesIn = (symbol: string): string => symbol.replace(/^<symbol[^>]*>|<\/symbol>$/g, '');

/** Whether somebody may refer to an icon later. What lives draws icons of its own that it is given. */
function sharedWith(life: PageLife | undefined): (name: string) => boolean {
  const given = JSON.stringify(life?.parts ?? '');
  return (name) => ALWAYS.has(name) || given.includes(JSON.stringify(name));
}
