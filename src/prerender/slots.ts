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

/** The number of a slot between noncharacters of Unicode, which the checker refuses in texts. */
const SLOT = /\ufdd0(\d+)\ufdd1/g;
const slot = (number: number): string => `\ufdd0${number}\ufdd1`;

/** The first slot of each part, which begins the ids in it: what they are called depends on its place in a page. */
export const ID_PREFIX = slot(0);

/**
 * Fields that are read where another one stands beside them: a face shows the first letters of a title, and the label of
 * a field of a form may say that it may stay empty.
 */
const READ_BESIDE: Record<string, string> = { title: 'avatar', label: 'name' };

function isPassedOnBy(group: object, key: string): boolean {
  const beside = READ_BESIDE[key];
  return PASSED_ON.has(key) && (beside === undefined || !(beside in group));
}

/** Where there is no text, something else is drawn, and a mail address is drawn in parts. */
const hasSlot = (text: string): boolean => text !== '' && !text.includes('@');

/** A part of a page with slots in place of each text that is only passed on, and what belongs into them. */
export interface Slotted<T> {
  shape: T;
  texts: string[];
}

/**
 * Puts slots in place of the texts of a part of a page.
 * @param prefix begins the ids in it
 */
export function withSlots<T>(part: T, prefix: string): Slotted<T> {
  const texts = [prefix];
  const shapeOf = (value: unknown, isPassedOn: boolean): unknown => {
    if (typeof value === 'string') return isPassedOn && hasSlot(value) ? slot(texts.push(value) - 1) : value;
    if (Array.isArray(value)) return value.map((entry) => shapeOf(entry, isPassedOn));
    if (!isContainer(value)) return value;
    const shape: Record<string, unknown> = {};
    for (const key in value) shape[key] = shapeOf(value[key], isPassedOnBy(value, key));
    return shape;
  };
  return { shape: shapeOf(part, false) as T, texts };
}

/** Data in which each slot is replaced. @param replacement what takes the place of the slot of a number */
function replaceSlots<T>(data: T, replacement: (number: number) => string): T {
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(SLOT, (_slot, number: string) => replacement(Number(number)));
    if (Array.isArray(value)) return value.map(replaced);
    if (!isContainer(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)]));
  };
  return replaced(data) as T;
}

/** Something with slots of other numbers: in a page, those of each part follow those of the part before. */
export const moveSlots = <T>(data: T, by: number): T => replaceSlots(data, (number) => slot(number + by));

/** Puts texts into the slots of data, such as the props of live parts. */
export const fillData = <T>(data: T, texts: string[]): T => replaceSlots(data, (number) => texts[number] ?? '');

/** Puts texts into the slots of HTML. */
export const fillHtml = (html: string, texts: string[]): string =>
  html.replace(SLOT, (_slot, number: string) => escape(texts[Number(number)] ?? ''));

const ENTITIES: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

/** A text as React writes it, in elements and in attributes alike. */
const escape = (text: string): string => text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);
