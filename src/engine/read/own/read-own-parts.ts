import { OWN_BLOCKS, OWN_ICONS } from '../../../model/content/content.ts';
import { isListed, type FileSource } from '../../../model/content/files.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { namedPictures } from './named-pictures.ts';
import { readOwnBlocks } from './own-blocks.ts';
import { readOwnIcons } from './own-icons.ts';
import { NO_OWN_PARTS, type OwnParts } from './own-parts.ts';

/** Reads what an owner adds in `blocks/` and `icons/`, and what the files of this root may say with it. */
export function readOwnParts(source: FileSource, builtIn: Schemas): { own: OwnParts; schemas: Schemas } {
  // A link to a folder is one, too, as for pages/ and public/.
  const isThere = (folder: string): boolean => isListed(source, folder) && source.list(folder) !== undefined;
  if (!isThere(OWN_BLOCKS) && !isThere(OWN_ICONS)) return { own: NO_OWN_PARTS, schemas: builtIn };
  const { icons, ...drawn } = readOwnIcons(source);
  const { blocks, broken, schemas, ...described } = readOwnBlocks(source, builtIn, [...icons.keys()]);
  return {
    schemas,
    own: {
      blocks,
      broken,
      icons,
      documents: new Map([...described.documents, ...drawn.documents]),
      pictures: namedPictures(source),
      refused: [...described.refused, ...drawn.refused],
    },
  };
}
