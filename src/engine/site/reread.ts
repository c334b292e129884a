import type { ContentDocument } from '../../model/content/content.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { byFile, inNameOrder, readDocument } from '../read/read-content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { handOnIndex } from './site-index.ts';

/**
 * The content after one file was changed, added or removed: what reading everything again would give.
 * The old content must not be used any more: most of it lives on in the new.
 */
export function rereadFile(content: SiteContent, file: string): SiteContent {
  const old = content.documents.get(file);
  const documents = content.documents as Map<string, ContentDocument>;
  const refused = new Map<string, Diagnostic>();
  let added = false;
  // What was refused may have been fixed or removed without a word, such as a folder.
  for (const name of new Set([file, ...content.refused.map((refusal) => refusal.file)])) {
    const read = readDocument(content, name);
    if (read && 'kind' in read) {
      added ||= !documents.has(name);
      documents.set(name, read);
    } else documents.delete(name);
    if (read && !('kind' in read)) refused.set(read.file, read);
  }
  const after: SiteContent = {
    ...content,
    documents: added ? inNameOrder(documents) : documents,
    refused: [...refused.values()].toSorted(byFile),
  };
  if (!added) handOnIndex(content, after, old, documents.get(file));
  return after;
}
