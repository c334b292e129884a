import { filesOfAddress, SHARED_FOLDER } from '../../model/address.ts';
import type { SiteContext } from '../check/site-context.ts';

/** The files that make the page at an address. Two pages may want it: their authors should see that. */
export function filesAt({ content, known }: SiteContext, address: string): string[] {
  const own = filesOfAddress(address).filter((file) => content.documents.get(file)?.address === address);
  const other = known.aliases.get(address) ?? known.derived.get(address);
  const files = own.length > 0 || other === undefined ? own : [other];
  return [...new Set(files.flatMap((file) => [...withShared({ content }, file)]))];
}

/** A page and the shared blocks it shows, and those in them. */
function withShared({ content }: Pick<SiteContext, 'content'>, file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const { role, value } of content.documents.get(file)?.references ?? []) {
    const shared = `${SHARED_FOLDER}/${String(value)}.json`;
    if (role === 'shared' && content.documents.has(shared)) withShared({ content }, shared, files);
  }
  return files;
}
