import type { ContentDocument } from '../../model/content/content.ts';
import type { PageDocument } from '../../model/page/types.ts';

/**
 * What a page says. Its document must be one of a page, and not broken (`isBroken`): nothing is looked at here. Where
 * only its outline is at hand, its blocks have what others see of them.
 */
export const pageDataOf = ({ data }: Pick<ContentDocument, 'data'>): PageDocument => data as unknown as PageDocument;
