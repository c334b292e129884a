import { isContainer } from '../model/content/is-container.ts';
import { escapeAsReact } from '../model/rendering/react-escapes.ts';

// Blocks that differ in their words alone are rendered once, with a slot in place of each text, which is filled for each
// of them: rendering each took half of the time of a build.

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
  const shape = mapTexts(part, (text, isPassedOn) => (isPassedOn && hasSlot(text) ? slot(texts.push(text) - 1) : text));
  return { shape, texts };
}

/** Data with other texts. @param change is told whether components only pass a text on */
function mapTexts<T>(data: T, change: (text: string, isPassedOn: boolean) => string): T {
  const mapped = (value: unknown, isPassedOn: boolean): unknown => {
    if (typeof value === 'string') return change(value, isPassedOn);
    if (Array.isArray(value)) return value.map((entry) => mapped(entry, isPassedOn));
    if (!isContainer(value)) return value;
    const copy: Record<string, unknown> = {};
    for (const key in value) copy[key] = mapped(value[key], isPassedOnBy(value, key));
    return copy;
  };
  return mapped(data, false) as T;
}

/** Data in which each slot is replaced. @param replacement what takes the place of the slot of a number */
const replaceSlots = <T>(data: T, replacement: (number: number) => string): T =>
  mapTexts(data, (text) => text.replace(SLOT, (_slot, number: string) => replacement(Number(number))));

/** Something with slots of other numbers: in a page, those of each part follow those of the part before. */
export const moveSlots = <T>(data: T, by: number): T => replaceSlots(data, (number) => slot(number + by));

/** Puts texts into the slots of data, such as the props of live parts. */
export const fillData = <T>(data: T, texts: string[]): T => replaceSlots(data, (number) => texts[number] ?? '');

/** Puts texts into the slots of HTML. */
export const fillHtml = (html: string, texts: string[]): string =>
  html.replace(SLOT, (_slot, number: string) => escapeAsReact(texts[Number(number)] ?? ''));
