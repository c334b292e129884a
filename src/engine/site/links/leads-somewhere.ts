import type { ContentDocument } from '../../../model/content/content.ts';
import { isSafeAddress } from './safe-address.ts';
import { anchorsOf } from './anchors.ts';
import { fileAt, isGenerated, redirectTarget, type KnownAddresses } from './known-addresses.ts';
import { addressAndSection, decoded } from './links-of.ts';
import type { SiteContent } from '../../read/site-content.ts';

/** What decides whether a link of this site has an end. */
interface Ground {
  content: SiteContent;
  known: KnownAddresses;
  publicFiles(): ReadonlySet<string>;
}

/**
 * Whether a link is an address, and one of this site is there.
 * @param document where the link stands
 */
export function leadsSomewhere(
  href: string,
  document: Pick<ContentDocument, 'file'>,
  { content, known, publicFiles }: Ground,
): boolean {
  if (!isSafeAddress(href)) return false;
  if (!/^[/#]/.test(href)) return true;
  const [address, anchor] = addressAndSection(href);
  const file = address === '' ? document.file : fileAt(known, address);
  const page = file === undefined ? undefined : content.documents.get(file);
  if (!page)
    return (
      redirectTarget(known, address) !== undefined || publicFiles().has(decoded(address)) || isGenerated(known, address)
    );
  return anchor === undefined || anchorsOf(page, content)?.has(decoded(anchor)) !== false;
}
