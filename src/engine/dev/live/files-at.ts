import { filesOfAddress } from '../../../model/addresses/address.ts';
import type { SiteContext } from '../../check/site-context.ts';
import { namesShown, sharedFrom } from '../../site/shared-blocks.ts';

/** The files that make the page at an address. Two pages may want it: their authors should see that. */
export function filesAt({ content, known }: SiteContext, address: string): string[] {
  const own = filesOfAddress(address).filter((file) => content.documents.get(file)?.address === address);
  const other = known.aliases.get(address) ?? known.derived.get(address);
  const files = own.length > 0 || other === undefined ? own : [other];
  return [...new Set(files.flatMap((file) => withShared({ content, page: address }, file)))];
}

/** A page and the shared blocks it shows, and those in them. */
function withShared({ content, page }: Pick<SiteContext, 'content'> & { page: string }, file: string): string[] {
  const document = content.documents.get(file);
  const names = document ? namesShown(document) : [];
  return [file, ...names.flatMap((name) => sharedFrom(content, page, name).map((shared) => shared.file))];
}
