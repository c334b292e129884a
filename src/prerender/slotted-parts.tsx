import { getOrInsert } from '../model/memoize.ts';
import type { BlockPlace, Fragment } from '../model/rendering/fragment.ts';
import type { PageLocale } from '../model/rendering/strings.ts';
import type { Block, ResolvedPage } from '../model/page/types.ts';
import { hasTitleBand, openingOf } from '../renderer/opening.ts';
import { isOwn } from '../renderer/registry.ts';
import { TitleBand } from '../renderer/TitleBand.tsx';
import { renderFragment } from './fragment.tsx';
import { rethrow } from './load-blocks.ts';
import { renderBlock } from './parts.tsx';
import { ID_PREFIX, moveSlots, type Slotted, withSlots } from './slots.ts';

/** A part of a page with slots in place of its texts. */
export interface SlottedPart {
  /** The type of its block. */
  type?: string;
  /** What its fragment depends on: equal keys mean equal fragments. */
  key: string;
  texts: string[];
  /** Renders it, once for all that have the same shape and context. */
  render: () => Fragment;
}

const known = new Map<string, Fragment>();

function slottedPart<T>({ shape, texts }: Slotted<T>, context: unknown[], render: (shape: T) => Fragment): SlottedPart {
  const key = JSON.stringify([shape, ...context]);
  return { key, texts, render: () => getOrInsert(known, key, () => render(shape)) };
}

function slottedBlock(block: Block, { prefix, opens }: BlockPlace, { lang, dir, strings }: PageLocale): SlottedPart {
  const { type } = block;
  // Owners' blocks may read any text.
  const slotted = isOwn(type) ? { shape: block, texts: [] } : withSlots(block, prefix);
  const place = { prefix: isOwn(type) ? prefix : ID_PREFIX, opens };
  const part = slottedPart(slotted, [place, lang, dir, strings], (shape) => {
    try {
      return renderBlock(shape, place, { lang, dir, strings });
    } catch (fault) {
      return rethrow(type, fault);
    }
  });
  return { ...part, type };
}

/** The band with the title of a page that has no hero. */
const slottedBand = (title: string, { lang, dir, strings }: PageLocale): SlottedPart =>
  slottedPart(withSlots({ title }, 't'), [lang, dir, strings], (shape) =>
    renderFragment(<TitleBand {...shape} />, ID_PREFIX, { lang, dir, strings }),
  );

/** The parts of a page between header and footer, in their order. Their components must be loaded before. */
export function slottedParts(page: ResolvedPage, locale: PageLocale): SlottedPart[] {
  const opening = openingOf(page);
  const blocks = page.blocks.map((block, index) =>
    slottedBlock(block, { prefix: `b${index}`, opens: index === opening }, locale),
  );
  return hasTitleBand(page) ? [slottedBand(page.title, locale), ...blocks] : blocks;
}

/** The fragments of the parts of a page: the slots of each follow those of the part before. */
export function fragmentsOf(parts: SlottedPart[]): Fragment[] {
  let count = 0;
  return parts.map(({ texts, render }) => {
    const { html, live, ...others } = render();
    const by = count;
    count += texts.length;
    return { ...others, html: moveSlots(html, by), live: moveSlots(live, by) };
  });
}
