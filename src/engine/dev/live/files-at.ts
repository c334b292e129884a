import { filesOfAddress } from '../../../model/addresses/address.ts';
import type { SiteContext } from '../../check/site-context.ts';
import { sharedBlock } from '../../site/shared-blocks.ts';

/** The files that make the page at an address. Two pages may want it: their authors should see that. */
export function filesAt({ content, known }: SiteContext, address: string): string[] {
  const own = filesOfAddress(address).filter((file) => content.documents.get(file)?.address === address);
  const other = known.aliases.get(address) ?? known.derived.get(address);
  const files = own.length > 0 || other === undefined ? own : [other];
  return [...new Set(files.flatMap((file) => [...withShared({ content, page: address }, file)]))];
}

/** A page and the shared blocks it shows, and those in them. */
function withShared(
  { content, page }: Pick<SiteContext, 'content'> & { page: string },
  file: string,
  files = new Set<string>(),
): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const { role, value } of content.documents.get(file)?.references ?? []) {
    const shared = role === 'shared' ? sharedBlock(content, page, value) : undefined;
    if (shared) withShared({ content, page }, shared.file, files);
  }
  return files;
}
