import { memoize } from '../../model/memoize.ts';
import { isGroup } from '../../model/content/is-group.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';

/** A block as its author wrote it, which may be in any state, and where it stands. */
export interface WrittenBlock {
  block: Record<string, unknown> & { type?: unknown };
  path: DataPath;
}

/** The blocks of a page, or the one of a shared block. */
export const blocksIn: (document: ContentDocument) => readonly WrittenBlock[] = memoize(findBlocks);

function findBlocks({ kind, data }: ContentDocument): WrittenBlock[] {
  const found: unknown = kind === 'shared' ? [data?.['block']] : data?.['blocks'];
  if (!Array.isArray(found)) return [];
  return found
    .map((block: unknown, index) => ({ block, path: kind === 'shared' ? ['block'] : ['blocks', index] }))
    .filter((written): written is WrittenBlock => isGroup(written.block));
}
