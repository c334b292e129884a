import type { ContentDocument } from '../../../model/content/content.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { IconDrawing } from '../../../model/page/parts.ts';

/** A kind of block of an owner's own: its name, and its two files. */
export interface OwnBlock {
  type: string;
  schema: string;
  component: string;
}

/** What an owner adds to the blocks and icons that are there. */
export interface OwnParts {
  /** Kinds of blocks that can be used, in the order of their names. */
  blocks: readonly OwnBlock[];
  /** Names of kinds of blocks that have mistakes: what stands in such a block cannot be judged. */
  broken: ReadonlySet<string>;
  /** Icons by name; undefined where the drawing cannot be used. */
  icons: ReadonlyMap<string, IconDrawing | undefined>;
  /** Their schemas and drawings by file, with what is wrong with each. */
  documents: ReadonlyMap<string, ContentDocument>;
  /** Pictures that the code of blocks names by their addresses, such as "/images/hut.jpg". */
  pictures: ReadonlySet<string>;
  /** What is wrong with files that are neither. */
  refused: readonly Diagnostic[];
}

/** What most sites have. */
export const NO_OWN_PARTS: OwnParts = {
  blocks: [],
  broken: new Set(),
  icons: new Map(),
  documents: new Map(),
  pictures: new Set(),
  refused: [],
};
