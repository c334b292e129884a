import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { IconDrawing, IconName } from '../../model/types.ts';

let drawings: Record<IconName, IconDrawing> | undefined;

/** The drawings of the named icons. Unknown names are left out: the checker refuses them before. */
export function drawIcons(names: Iterable<IconName>): Record<IconName, IconDrawing> {
  drawings ??= JSON.parse(fs.readFileSync(createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json'), 'utf8')) as Record<IconName, IconDrawing>;
  const drawn: Record<IconName, IconDrawing> = {};
  for (const name of [...new Set(names)].toSorted()) {
    const drawing = drawings[name];
    if (drawing) drawn[name] = drawing;
  }
  return drawn;
}
