import type { IconDrawing, IconName } from '../../model/types.ts';

/** All drawings there are, by name. */
export type IconSet = Readonly<Record<IconName, IconDrawing>>;

/** The drawings of the named icons. Unknown names are left out: the checker refuses them before. */
export function drawIcons(icons: IconSet, names: Iterable<IconName>): Record<IconName, IconDrawing> {
  const drawn: Record<IconName, IconDrawing> = {};
  for (const name of [...new Set(names)].toSorted()) {
    const drawing = icons[name];
    if (drawing) drawn[name] = drawing;
  }
  return drawn;
}
