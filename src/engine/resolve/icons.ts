import type { IconDrawing, IconName } from '../../model/page/types.ts';
import { memoize } from '../../model/memoize.ts';
import { withJoinedPaths } from './joined-paths.ts';

/** All drawings there are, by name. */
export type IconSet = Readonly<Record<IconName, IconDrawing>>;

const joined = memoize(withJoinedPaths);

/** The drawings of the named icons. Unknown names are left out: the checker refuses them before. */
export function drawIcons(icons: IconSet, names: Iterable<IconName>): Record<IconName, IconDrawing> {
  const drawn: Record<IconName, IconDrawing> = {};
  for (const name of [...new Set(names)].toSorted()) {
    const drawing = icons[name];
    if (drawing) drawn[name] = joined(drawing);
  }
  return drawn;
}

/** The icons of a family with an owner's own among them, which win: a later family may take any name. */
export function withOwnIcons(icons: IconSet, own: ReadonlyMap<string, IconDrawing | undefined>): IconSet {
  const sound = [...own].flatMap(([name, drawing]) => (drawing ? [[name, drawing] as const] : []));
  return sound.length === 0 ? icons : { ...icons, ...Object.fromEntries(sound) };
}
