import type { ContentDocument, Reference } from '../../model/content/content.ts';
import { SENTENCE_ENTRIES } from './languages/sentences-in-blocks.ts';
import { SENTENCE_FIELDS } from './languages/sentences-in-forms.ts';
import { linksOf } from './links/links-of.ts';

/** What others see of a page, and where it leads. Plain data: it is kept from one run to the next. */
export interface Outline {
  /**
   * The fields of the page; of its blocks what they and the parts of articles are called, and of lists what they ask
   * for.
   */
  data: Record<string, unknown>;
  /** What others name of the page, or what it takes from others. */
  references: Reference[];
  /** Addresses that it links to, and pictures that its blocks show, as they are written. */
  links: string[];
  images: string[];
}

/** The names of all fields in an outline, of the page, of what search engines are told and of its blocks. */
export function fieldsOf({ data }: Outline): string[] {
  const blocks = Array.isArray(data['blocks']) ? (data['blocks'] as object[]) : [];
  return [...new Set([data, Object(data['seo']) as object, ...blocks].flatMap((group) => Object.keys(group)))];
}

/**
 * What rules about other pages see of a page: nothing of its title, nor of the words that lists and search engines
 * show.
 */
export function frameOf({ data, references, links }: Outline): unknown {
  const { title: _title, card: _card, seo, ...rest } = data;
  const { noindex } = (seo ?? {}) as { noindex?: unknown };
  return [rest, noindex, references.filter(({ path }) => path[0] !== 'card' && path[0] !== 'seo'), links];
}

/** References that others follow, or that make a page out of more than one file. */
const NAMED = new Set<Reference['role']>(['anchor', 'shared', 'collection']);

/** The outline of a page that has no mistakes of its own. */
export function outlineOf(document: ContentDocument): Outline {
  const { data = {}, references } = document;
  const { blocks, note: _note, $schema: _schema, ...fields } = data;
  const images = references.filter(({ role, path }) => role === 'image' && path[0] === 'blocks');
  return {
    data: { ...fields, ...(Array.isArray(blocks) && { blocks: blocks.map(outlineOfBlock) }) },
    references: references.filter(({ role, path }) => NAMED.has(role) || path[0] !== 'blocks'),
    links: [...new Set(linksOf(document).map(({ href }) => href))],
    images: [...new Set(images.map(({ value }) => String(value)))],
  };
}

function outlineOfBlock(block: unknown): unknown {
  const { type, layout, sections } = block as { type: string; layout?: unknown; sections?: object[] };
  if (type === 'collection') return block;
  if (type === 'prose' && layout === 'article')
    return {
      ...pick(block as object, ['type', 'id', 'layout']),
      sections: sections?.map((each) => pick(each, ['id', 'heading'])),
    };
  const seen = type === 'inquiryForm' ? ['id', ...SENTENCE_FIELDS] : ['id', 'name'];
  const { list = '', fields = [], own = [] } = SENTENCE_ENTRIES[type] ?? {};
  const entries = (block as Record<string, unknown>)[list];
  return {
    ...pick(block as object, ['type', ...seen, ...own]),
    ...(Array.isArray(entries) && { [list]: entries.map((entry) => presence(pick(Object(entry) as object, fields))) }),
  };
}

const pick = (group: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(group).filter(([field]) => fields.includes(field)));

/** Of a number only that it is there: another price is nothing that other pages see. */
const presence = (group: object): object =>
  Object.fromEntries(Object.entries(group).map(([field, value]) => [field, typeof value === 'number' ? 0 : value]));

/** A document with all that its file says. */
export const wholeOf = (document: ContentDocument): ContentDocument => document.whole?.() ?? document;
