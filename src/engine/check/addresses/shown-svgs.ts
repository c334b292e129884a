import { type ContentDocument, PUBLIC } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { pictureFault } from '../../site/files/picture-faults.ts';
import type { SiteContext } from '../site-context.ts';

interface ShownSvg {
  /** The address, as it is written. */
  src: string;
  /** The file in `public/`. */
  file: string;
  path: DataPath;
}

/** The SVGs that a document shows, as far as they are there and sound: of others that alone is reported. */
export function shownSvgs({ references }: ContentDocument, { content, publicFiles }: SiteContext): ShownSvg[] {
  return references.flatMap(({ role, value, path }) => {
    if (role !== 'image' || typeof value !== 'string' || !/\.svg$/i.test(value)) return [];
    const file = PUBLIC + value;
    const isSound = publicFiles().has(value) && !pictureFault(content.source, file);
    return isSound ? [{ src: value, file, path }] : [];
  });
}
