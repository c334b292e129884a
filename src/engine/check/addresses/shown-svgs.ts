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
  return references
    .filter(({ role, value }) => role === 'image' && /\.svg$/i.test(String(value)))
    .map(({ value, path }) => ({ src: String(value), file: PUBLIC + String(value), path }))
    .filter(({ src, file }) => publicFiles().has(src) && !pictureFault(content.source, file));
}
