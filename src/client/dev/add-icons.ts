import * as ids from '../../model/rendering/ids.ts';
import type { ResolvedPage } from '../../model/page/types.ts';

const SVG = 'http://www.w3.org/2000/svg';

const element = (tag: string, attributes: Record<string, string>): Element => {
  const created = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
};

/** Adds the icons of a page that the sprite does not have yet. */
export function addIcons(icons: ResolvedPage['icons']): void {
  const sprite = document.getElementById(ids.icons);
  for (const [name, drawing] of Object.entries(icons)) {
    if (document.getElementById(ids.icon(name))) continue;
    const symbol = element('symbol', { id: ids.icon(name), viewBox: '0 0 24 24' });
    symbol.append(...drawing.map(([tag, attributes]) => element(tag, attributes)));
    sprite?.append(symbol);
  }
}
