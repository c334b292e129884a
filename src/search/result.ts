import { pathOf } from '../model/addresses/address.ts';
import { basePath } from './load.ts';
import { element } from '../dom/element.ts';
import type { Excerpt, Piece } from './excerpt.ts';

const shown = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMarked }) => (isMarked ? element('mark', {}, text) : text));

/** A page that was found: one link, which a pointer follows as any other. The keys of the field move among them. */
export function resultElement(address: string, { title, heading, id, text }: Excerpt, index: number): HTMLElement {
  const section = heading ? [element('span', { class: 'section' }, ...shown(heading))] : [];
  const link = element(
    'a',
    {
      id: `_search-${index}`,
      role: 'option',
      tabindex: '-1',
      'aria-selected': 'false',
      href: pathOf(basePath, address) + (id ? `#${id}` : ''),
    },
    element('span', { class: 'title' }, element('b', {}, ...shown(title)), ...section),
    element('span', { class: 'text' }, ...shown(text)),
  );
  return element('li', { role: 'presentation' }, link);
}
