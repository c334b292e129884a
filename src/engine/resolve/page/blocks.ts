import { EMBED_ICONS, embedSource, type EmbedSource } from '../../../model/page/embeds.ts';
import type { AuthoredBlocks, EmbedBlock, InquiryFormBlock } from '../../../model/page/types.ts';
import { mailTo } from '../../site/contact/mail-settings.ts';
import type { LanguageSite } from '../resolve-context.ts';

/** A form with what it has to know of the site: where its mail goes, and what visitors agree to. */
export function formOf(
  { site, siteData }: LanguageSite,
  { target, privacy, ...block }: InquiryFormBlock,
): InquiryFormBlock {
  const mail = mailTo(target, site.mail, siteData.mail?.targets);
  return { ...block, mail: privacy === undefined ? mail : { ...mail, privacyHref: privacy } };
}

/** An embed with what its address shows, and its icon. The checker has refused what cannot be shown. */
export function embedOf({ siteData }: LanguageSite, block: AuthoredBlocks['embed'], icons: Set<string>): EmbedBlock {
  const src = embedSource(block.src, siteData.embedHosts) as EmbedSource;
  icons.add(EMBED_ICONS[src.kind]);
  return { ...block, src };
}
