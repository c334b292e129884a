/** What is wrong with how a drawing is written, so that browsers show nothing of it. */
export type WritingFault = 'malformed' | 'nameless';

const SVG = 'http://www.w3.org/2000/svg';
const NAME = '[^\\s=<>"\'/!?&]+';
const VALUE = '"[^<"]*"|\'[^<\']*\'';
/** The parts of a document (https://www.w3.org/TR/xml): what is no element, the end of one, its beginning, and text. */
const PART = new RegExp(
  [
    '<!--(?<comment>[^]*?)-->|<!\\[CDATA\\[[^]*?\\]\\]>|<\\?[^]*?\\?>|<!DOCTYPE[^\\[>]*(?:\\[[^]*?\\]\\s*)?>',
    `</(?<ends>${NAME})\\s*>`,
    `<(?<begins>${NAME})(?<attributes>(?:\\s+${NAME}\\s*=\\s*(?:${VALUE}))*)\\s*(?<alone>/?)>`,
    '(?<words>[^<]+)',
  ].join('|'),
  'y',
);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:${VALUE})`, 'g');
/** A name that stands for something longer, which a document may have of its own. */
const ENTITY = /<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')?/g;
const KNOWN = ['amp', 'lt', 'gt', 'quot', 'apos'];
const LATE_DECLARATION = /[^]<\?xml\s/;
// oxlint-disable-next-line no-control-regex
const NEVER = /[\0-\x08\v\f\x0e-\x1f\uFFFE\uFFFF]/;

/** What is wrong with how a drawing is written; undefined where browsers can read it. */
export function writingFault(bytes: Uint8Array): WritingFault | undefined {
  const text = decoded(bytes);
  if (text === undefined || NEVER.test(text) || LATE_DECLARATION.test(text)) return 'malformed';
  const entities = new Map([...text.matchAll(ENTITY)].map(([, name = '', a, b = '']) => [name, a ?? b]));
  const tags = tagsIn(text, [...KNOWN, ...entities.keys()]);
  if (!tags || tags.some(hasTwins) || !arePrefixesKnown(tags)) return 'malformed';
  const [root = ''] = tags;
  const prefix = /^[^\s:]+(?=:)/.exec(root)?.[0];
  const space = new RegExp(`\\sxmlns${prefix === undefined ? '' : `:${prefix}`}\\s*=\\s*["']([^"']*)`).exec(root)?.[1];
  const said = space?.replace(/&([^;]+);/g, (_, name: string) => entities.get(name) ?? '');
  return said === SVG ? undefined : 'nameless';
}

/** Pictures are read as UTF-8, whatever they say of themselves. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What stands in each tag that begins an element; undefined where the parts of a document do not fit together. */
function tagsIn(text: string, entities: string[]): string[] | undefined {
  const names = entities.map((name) => name.replace(/[^\w-]/g, '\\$&')).join('|');
  const loose = new RegExp(`&(?!(?:#\\d+|#x[\\da-fA-F]+|${names});)`);
  const tags: string[] = [];
  const open: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const part = PART.exec(text)?.groups;
    if (!part) return undefined;
    const { comment, ends, begins, attributes = '', alone, words = '' } = part;
    const isOutside = open.length === 0;
    if (isOutside && (words.trim() !== '' || (begins !== undefined && tags.length > 0))) return undefined;
    if (comment?.includes('--') || loose.test(words + attributes) || (ends !== undefined && open.pop() !== ends))
      return undefined;
    if (begins === undefined) continue;
    tags.push(begins + attributes);
    if (alone === '') open.push(begins);
  }
  return open.length === 0 ? tags : undefined;
}

const attributesOf = (tag: string): string[] => [...tag.matchAll(ATTRIBUTE)].map(([, name = '']) => name);

/** Whether a tag says something twice. */
function hasTwins(tag: string): boolean {
  const names = attributesOf(tag);
  return new Set(names).size < names.length;
}

/** Whether each prefix, such as that of "xlink:href", is said to be one. */
function arePrefixesKnown(tags: string[]): boolean {
  const known = new Set(['xml', 'xmlns']);
  const used = new Set<string>();
  for (const tag of tags)
    for (const name of [...attributesOf(tag), tag.split(/\s/, 1)[0] ?? '']) {
      const [prefix = '', rest] = name.split(':');
      if (rest !== undefined) used.add(prefix);
      if (prefix === 'xmlns' && rest !== undefined) known.add(rest);
    }
  return [...used].every((prefix) => known.has(prefix));
}
