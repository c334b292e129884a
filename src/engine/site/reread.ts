import { byFile } from '../../model/compare.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import type { Entry, FileSource } from '../../model/content/files.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { inNameOrder, readDocument } from '../read/read-content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { transferIndex, type Replaced } from './site-index.ts';

/**
 * The content after some files were changed, added or removed: what reading everything again would give.
 * The old content must not be used any more: most of it lives on in the new.
 */
export function rereadFiles(content: SiteContent, files: Iterable<string>): SiteContent {
  const documents = content.documents as Map<string, ContentDocument>;
  const asTheyAre = { ...content, source: listingOnce(content.source) };
  const refused = new Map<string, Diagnostic>();
  const replaced: Replaced[] = [];
  let added = false;
  // What was refused may have been fixed or removed without a word, such as a folder.
  for (const name of new Set([...files, ...content.refused.map((refusal) => refusal.file)])) {
    const old = documents.get(name);
    const read = readDocument(asTheyAre, name);
    if (read && 'kind' in read) {
      added ||= !old;
      documents.set(name, read);
    } else documents.delete(name);
    if (read && !('kind' in read)) refused.set(read.file, read);
    if (old || documents.has(name)) replaced.push([old, documents.get(name)]);
  }
  const after: SiteContent = {
    ...content,
    documents: added ? inNameOrder(documents) : documents,
    refused: [...refused.values()].toSorted(byFile),
  };
  transferIndex(content, after, replaced);
  return after;
}

/** The same files, where each folder is listed once, however many are read of those in it. */
function listingOnce(source: FileSource): FileSource {
  const listed = new Map<string, Entry[] | undefined>();
  const list = (folder: string): Entry[] | undefined => {
    if (!listed.has(folder)) listed.set(folder, source.list(folder));
    return listed.get(folder);
  };
  return { ...source, list };
}
