import { readContent, type CreateDocument } from '../read/read-content.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { Schemas } from '../schema/schemas.ts';
import { diskFiles } from './disk-files.ts';
import { schemasIn } from './schema-files.ts';

/** Reads the content of a folder of this computer: `pages/` and `public/` below it. */
export function readSite(root: string, create?: CreateDocument, schemas: Schemas = schemasIn()): SiteContent {
  return readContent(diskFiles(root), schemas, create);
}
