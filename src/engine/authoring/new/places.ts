import { sharedNameOfFile } from '../../../model/addresses/address.ts';
import { today } from '../../site/publication.ts';
import { collectPages } from '../../site/lists/collections.ts';
import { listsIn } from '../../site/lists/lists-in.ts';
import { isSiteKind, type ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import type { NewPage } from './page.ts';

/** Where a new page shows up by itself. */
interface Places {
  /** In words: `the list on /services`, `the menu`. */
  words: string[];
  inMenu: boolean;
}

/** Finds the lists that show a page. A draft counts as if it were published. */
export function placesOf({ address, file, after }: NewPage): Places {
  const documents = new Map(after.documents);
  const page = documents.get(file) as ContentDocument;
  documents.set(file, { ...page, data: { ...page.data, draft: false } });
  const content: SiteContent = { ...after, documents };
  const day = today();
  const words = new Set<string>();

  for (const document of documents.values()) {
    if (document.file === file) continue;
    for (const { request, path } of listsIn(document, content)) {
      if (collectPages(content, request, day).some((entry) => entry.address === address))
        words.add(placeIn(document, path));
    }
  }
  return { words: [...words].toSorted(), inMenu: words.has('the menu') };
}

function placeIn({ kind, file, address }: ContentDocument, path: DataPath): string {
  if (isSiteKind(kind)) return path[0] === 'navigation' ? 'the menu' : 'the footer';
  return kind === 'shared' ? `the shared block "${sharedNameOfFile(file)}"` : `the list on ${address}`;
}
