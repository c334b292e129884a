import * as ids from '../model/rendering/ids.ts';
import type { IconDrawing, IconName } from '../model/page/types.ts';

/** A decorative icon, hidden from screen readers. Its drawing is in the sprite of the page. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${ids.icon(name)}`} />
    </svg>
  );
}

/** `stroke-width` as React wants to read it. */
const asProperties = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/**
 * The drawings that `Icon` refers to, each once. The sprite stands before the header; a soft navigation adds what is
 * missing (client/show-page.ts).
 */
export function IconSprite({ icons }: { icons: Record<IconName, IconDrawing> }) {
  return (
    <svg className="sprite" id={ids.icons} aria-hidden="true">
      {Object.entries(icons).map(([name, drawing]) => (
        <symbol key={name} id={ids.icon(name)} viewBox="0 0 24 24">
          {drawing.map(([Tag, attributes], index) => (
            <Tag key={index} {...asProperties(attributes)} />
          ))}
        </symbol>
      ))}
    </svg>
  );
}
