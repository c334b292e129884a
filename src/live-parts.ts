import { ownBlocks } from 'virtual:pagewright/own-blocks';
import type { Block } from './model/page/types.ts';

type Loaders = Partial<Record<Block['type'], () => Promise<{ default: unknown }>>>;

/**
 * What lives in the browser, by the kind of block that it is a part of; all else of a page stays the HTML that it is.
 * Of a site's own blocks nothing is known, so they live as a whole.
 */
export const liveParts: Record<string, () => Promise<{ default: unknown }>> = {
  ...ownBlocks,
  ...({
    carousel: () => import('./ui/slides/SlideControls.tsx'),
    collection: () => import('./blocks/collection/Entries.tsx'),
    embed: () => import('./blocks/embed/Stage.tsx'),
    inquiryForm: () => import('./blocks/inquiryForm/FormCard.tsx'),
  } satisfies Loaders),
};
