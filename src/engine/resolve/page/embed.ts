import { EMBED_ICONS, embedSource, type EmbedSource } from '../../../model/page/embeds.ts';
import type { AuthoredBlocks, EmbedBlock } from '../../../model/page/types.ts';
import type { LanguageSite } from '../resolve-context.ts';

/** An embed with what its address shows, and its icon. The checker has refused what cannot be shown. */
export function embedOf({ siteData }: LanguageSite, block: AuthoredBlocks['embed'], icons: Set<string>): EmbedBlock {
  const src = embedSource(block.src, siteData.embedHosts) as EmbedSource;
  icons.add(EMBED_ICONS[src.kind]);
  return { ...block, src };
}
