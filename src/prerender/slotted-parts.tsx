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
import { type Slotted, type SlotTexts, withSlots } from './slots.ts';

/** A part of a page with slots in place of its texts. */
export interface SlottedPart {
  /** The type of its block. */
  type?: string;
  /** What its fragment depends on: equal keys mean equal fragments. */
  key: string;
  fragment: Fragment;
  texts: SlotTexts;
}

const known = new Map<string, Fragment>();

/** Renders a part, once for all that have the same shape and context. */
function renderOnce<T>({ shape, texts }: Slotted<T>, context: unknown[], render: (shape: T) => Fragment): SlottedPart {
  const key = JSON.stringify([shape, ...context]);
  return { key, fragment: getOrInsert(known, key, () => render(shape)), texts };
}

function slottedBlock(block: Block, place: BlockPlace, { lang, dir, strings }: PageLocale): SlottedPart {
  // Owners' blocks may read any text.
  const slotted = isOwn(block.type) ? { shape: block, texts: new Map() } : withSlots(block, `${place.index}`);
  try {
    const part = renderOnce(slotted, [place, lang, dir, strings], (shape) =>
      renderBlock(shape, place, { lang, dir, strings }),
    );
    return { ...part, type: block.type };
  } catch (fault) {
    return rethrow(block.type, fault);
  }
}

/** The band with the title of a page that has no hero. */
const slottedBand = (title: string, { lang, dir, strings }: PageLocale): SlottedPart =>
  renderOnce(withSlots({ title }, 't'), [lang, dir, strings], (shape) =>
    renderFragment(<TitleBand {...shape} />, 't', { lang, dir, strings }),
  );

/** The parts of a page between header and footer, in their order. Their components must be loaded before. */
export function slottedParts(page: ResolvedPage, locale: PageLocale): SlottedPart[] {
  const opening = openingOf(page);
  const blocks = page.blocks.map((block, index) => slottedBlock(block, { index, opens: index === opening }, locale));
  return hasTitleBand(page) ? [slottedBand(page.title, locale), ...blocks] : blocks;
}
