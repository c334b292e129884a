import { getOrInsert } from '../../../model/memoize.ts';
import { blocksOf } from './mdast.ts';

/** Signs as the code of web pages writes them: by their name or number. `&amp;uuml;` is how one speaks of such code. */
export const ENTITIES = /&(?!amp;#?\w+;)(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z][a-z\d]{1,31});/gi;

/** A text that comes from a web page has the same few a thousand times. */
const known = new Map<string, string | null>();
const MAX_CACHED = 10_000;

/** The sign that an entity stands for: `&uuml;` is "ü". Undefined where there is no such name. */
export const signOf = (entity: string): string | undefined =>
  getOrInsert(known, entity, () => lookUp(entity) ?? null, MAX_CACHED) ?? undefined;

function lookUp(entity: string): string | undefined {
  // Markdown knows all of them.
  const [paragraph] = blocksOf(entity);
  const [only] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return only?.type === 'text' && only.value !== entity ? only.value : undefined;
}

/** A text with all signs as themselves. */
export const decodeEntities = (text: string): string => text.replace(ENTITIES, (entity) => signOf(entity) ?? entity);
