import { isSiteFile } from '../../../model/addresses/address.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blocksIn, type WrittenBlock } from '../blocks-in.ts';
import { sharedBlock } from '../shared-blocks.ts';

/** What visitors write in. */
const TYPES: ReadonlySet<unknown> = new Set(['inquiryForm', 'newsletter']);

/** The forms and newsletter boxes of a document, and where they stand; of a site file the box of its footer. */
export function contactBlocksIn(
  document: ContentDocument,
): (Partial<WrittenBlock> & { type: unknown; path: DataPath })[] {
  if (isSiteFile(document.file)) {
    const footer = document.data?.['footer'] as { newsletter?: unknown } | undefined;
    return footer?.newsletter === undefined ? [] : [{ type: 'newsletter', path: ['footer', 'newsletter'] }];
  }
  return blocksIn(document)
    .map((written) => ({ type: written.block.type, ...written }))
    .filter(({ type }) => TYPES.has(type));
}

/** A form of a page, and where it stands: there, or in a block that the page shares with others. */
export interface WrittenForm {
  document: ContentDocument;
  path: DataPath;
}

/** The forms that a page shows, as they follow each other. */
export function formsOf(content: SiteContent, document: ContentDocument, seen = new Set<unknown>()): WrittenForm[] {
  return blocksIn(document).flatMap(({ block: { type, name }, path }) => {
    if (type === 'inquiryForm') return [{ document, path }];
    const shared = type === 'shared' && !seen.has(name) ? sharedBlock(content, document.address, name) : undefined;
    return shared ? formsOf(content, shared, seen.add(name)) : [];
  });
}
