import { isContainer } from '../model/content/is-container.ts';

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

/** The name of a slot between noncharacters of Unicode, which no text is meant to have. */
const SLOT = /\ufdd0([^\ufdd1]+)\ufdd1/g;
const slot = (name: string): string => `\ufdd0${name}\ufdd1`;
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

/** The texts of slots, by name. */
export type SlotTexts = ReadonlyMap<string, string>;

/** Something with a slot in place of each text that is only passed on, and these texts. */
export interface Slotted<T> {
  shape: T;
  texts: SlotTexts;
}

/**
 * Puts slots in place of the texts of a part of a page; none where another text is like a slot.
 * @param prefix begins their names, which are unique in a page
 */
export function withSlots<T>(part: T, prefix: string): Slotted<T> {
  const texts = new Map<string, string>();
  let isAmbiguous = false;
  const shapeOf = (value: unknown, isPassedOn: boolean): unknown => {
    if (typeof value === 'string') {
      if (!isPassedOn || !hasSlot(value)) {
        isAmbiguous ||= isLikeSlot(value);
        return value;
      }
      const name = `${prefix}.${texts.size}`;
      texts.set(name, value);
      return slot(name);
    }
    if (Array.isArray(value)) return value.map((entry) => shapeOf(entry, isPassedOn));
    if (!isContainer(value)) return value;
    const shape: Record<string, unknown> = {};
    for (const key in value) shape[key] = shapeOf(value[key], isPassedOnBy(value, key));
    return shape;
  };
  const shape = shapeOf(part, false) as T;
  return isAmbiguous ? { shape: part, texts: new Map() } : { shape, texts };
}

/** Puts texts into the slots of HTML. */
export const fillHtml = (html: string, texts: SlotTexts): string =>
  html.replace(SLOT, (_slot, name: string) => escape(texts.get(name) ?? ''));

/** Puts texts into the slots of data, such as the props of live parts. */
export function fillData<T>(data: T, texts: SlotTexts): T {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(SLOT, (_slot, name: string) => texts.get(name) ?? '');
    if (Array.isArray(value)) return value.map(filled);
    if (!isContainer(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  };
  return filled(data) as T;
}

const ENTITIES: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

/** A text as React writes it, in elements and in attributes alike. */
const escape = (text: string): string => text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);
