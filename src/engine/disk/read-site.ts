import { readContent, type CreateDocument } from '../read/read-content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { diskFiles } from './disk-files.ts';
import { schemasIn } from './schema-files.ts';

/** Reads the content of a folder of this computer: `pages/` and `public/` below it. */
export function readSite(root: string, create?: CreateDocument): SiteContent {
  return readContent(diskFiles(root), schemasIn(), create);
}
