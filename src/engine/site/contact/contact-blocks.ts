import { isSiteFile } from '../../../model/addresses/address.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blocksIn, type WrittenBlock } from '../blocks-in.ts';
import { sharedFrom } from '../shared-blocks.ts';

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

/** Whether a site has a form anywhere, so that it needs mail. */
export const hasAnyForm = ({ documents }: Pick<SiteContent, 'documents'>): boolean =>
  [...documents.values()].some((document) => blocksIn(document).some(({ block }) => block.type === 'inquiryForm'));

/** A form of a page, and where it stands: there, or in a block that the page shares with others. */
export interface WrittenForm {
  document: ContentDocument;
  path: DataPath;
}

/** The forms that a page shows, as they follow each other. */
export function formsOf(content: SiteContent, page: ContentDocument): WrittenForm[] {
  const seen = new Set<ContentDocument>();
  return blocksIn(page).flatMap(({ block: { type, name }, path }): WrittenForm[] => {
    if (type === 'inquiryForm') return [{ document: page, path }];
    const document = type === 'shared' ? sharedFrom(content, page.address, name).at(-1) : undefined;
    const [inside] = document ? blocksIn(document) : [];
    if (!document || inside?.block.type !== 'inquiryForm' || seen.has(document)) return [];
    seen.add(document);
    return [{ document, path: inside.path }];
  });
}
