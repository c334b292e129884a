import { isContainer } from '../model/content/is-container.ts';
import { memoize } from '../model/memoize.ts';
import type { Fragment } from '../model/rendering/fragment.ts';

// Blocks that differ in their words alone are rendered once, with a slot in place of each text, which is filled for each
// of them: rendering is half of what a page takes to build.

/**
 * The fields whose texts components only pass on, whatever these say. A field that one of them reads, such as a figure
 * of which it measures the longest word, is none: tests/view/prerender/slots.test.ts finds those.
 */
const PASSED_ON: ReadonlySet<string> = new Set([
  'alt',
  'answer',
  'badge',
  'body',
  'bullets',
  'caption',
  'challenge',
  'children',
  'client',
  'company',
  'duration',
  'eyebrow',
  'features',
  'footnote',
  'formDescription',
  'formTitle',
  'heading',
  'label',
  'linkLabel',
  'points',
  'position',
  'question',
  'solution',
  'source',
  'summary',
  'text',
  'title',
  'transcript',
]);

/** The number of a slot between noncharacters of Unicode, which no text is meant to have. */
const SLOT = /\ufdd0(\d+)\ufdd1/;
const SLOTS = new RegExp(SLOT, 'g');
const slot = (number: number): string => `\ufdd0${number}\ufdd1`;
const isLikeSlot = (text: string): boolean => text.includes('\ufdd0');

/**
 * Fields that are read where another one stands beside them: a face shows the first letters of a title, and the label of
 * a field of a form may say that it may stay empty.
 */
const READ_BESIDE: Record<string, string> = { title: 'avatar', label: 'name' };

const isPassedOnBy = (group: object, key: string): boolean =>
  PASSED_ON.has(key) && !((READ_BESIDE[key] ?? '') in group);

/** Where there is no text, something else is drawn, and a mail address is drawn in parts. */
const hasSlot = (text: string): boolean => text !== '' && !text.includes('@');

/** Something with a slot in place of each text that is only passed on, and these texts. */
export interface Slotted<T> {
  shape: T;
  texts: string[];
}

/** Puts slots in place of the texts of a block; none where another text is like a slot. */
export function withSlots<T>(block: T): Slotted<T> {
  const texts: string[] = [];
  let isAmbiguous = false;
  const shapeOf = (value: unknown, isPassedOn: boolean): unknown => {
    if (typeof value === 'string') {
      if (isPassedOn && hasSlot(value)) return slot(texts.push(value) - 1);
      isAmbiguous ||= isLikeSlot(value);
      return value;
    }
    if (Array.isArray(value)) return value.map((entry) => shapeOf(entry, isPassedOn));
    if (!isContainer(value)) return value;
    const shape: Record<string, unknown> = {};
    for (const key in value) shape[key] = shapeOf(value[key], isPassedOnBy(value, key));
    return shape;
  };
  const shape = shapeOf(block, false) as T;
  return isAmbiguous ? { shape: block, texts: [] } : { shape, texts };
}

/** Puts texts into the slots of what was rendered with them: as HTML, and as they are in the props of live parts. */
export function fillSlots(fragment: Fragment, texts: string[]): Fragment {
  if (texts.length === 0) return fragment;
  const live = fragment.live.map(({ prefix, props }) => ({ prefix, props: filled(props, texts) as object }));
  const pieces = piecesOf(fragment).map((piece, index) => (index % 2 ? escape(texts[Number(piece)] ?? '') : piece));
  return { ...fragment, html: pieces.join(''), live };
}

/** The HTML between slots, and their numbers, in turn. */
const piecesOf = memoize(({ html }: Fragment) => html.split(SLOT));

const filled = (value: unknown, texts: string[]): unknown => {
  if (typeof value === 'string') return value.replace(SLOTS, (_slot, number: string) => texts[Number(number)] ?? '');
  if (Array.isArray(value)) return value.map((entry) => filled(entry, texts));
  if (!isContainer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, texts)]));
};

const ENTITIES: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

/** A text as React writes it, in elements and in attributes alike. */
const escape = (text: string): string => text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);
