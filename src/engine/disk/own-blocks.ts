import type { OwnBlock } from '../read/own/own-parts.ts';
import { readOwnParts } from '../read/own/read-own-parts.ts';
import { diskFiles } from './disk-files.ts';
import { schemasIn } from './schema-files.ts';

/** The kinds of blocks that the owner of a root adds and that can be drawn; files are relative to the root. */
export const ownBlocks = (root: string): readonly OwnBlock[] => readOwnParts(diskFiles(root), schemasIn()).own.blocks;
