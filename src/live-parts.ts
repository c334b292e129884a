import { ownBlocks } from 'virtual:pagewright/own-blocks';
import { hydrationData } from './client/current-page.ts';
import type { LiveBlock } from './model/rendering/live.ts';

/** What brings a part of the document to life. */
export interface LivePartModule {
  /** Its component. */
  default: unknown;
  /** Keeps what a visitor has left in it before it lives, for the page at this path. */
  keepWords?(place: HTMLElement, props: object, path: string): void;
}

/**
 * What lives in the browser, by the kind of block that it is a part of; all else of a page stays the HTML that it is.
 * Of a site's own blocks nothing is known, so they live as a whole.
 */
const liveParts: Record<string, () => Promise<LivePartModule>> = {
  ...ownBlocks,
  ...({
    carousel: () => import('./ui/slides/SlideControls.tsx'),
    collection: () => import('./blocks/collection/Entries.tsx'),
    embed: () => import('./blocks/embed/Stage.tsx'),
    inquiryForm: () => import('./blocks/inquiryForm/FormCard.tsx'),
  } satisfies Record<LiveBlock, () => Promise<LivePartModule>>),
};

/** Loads what brings a part of the document to life; undefined where nothing does. */
export function loadPart(type: string): Promise<LivePartModule> | undefined {
  // A site may call its own block as every object has something called.
  if (Object.hasOwn(liveParts, type)) return liveParts[type]?.();
  const address = hydrationData().modules?.[type];
  return address === undefined ? undefined : import(/* @vite-ignore */ address);
}
