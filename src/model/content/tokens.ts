import { dialledExtension } from '../words/phone-extension.ts';
import { isGroup } from './is-group.ts';

/** A token in a text, such as `{site.name}`; offset and length count UTF-16 units and include the braces. */
interface FoundToken {
  name: string;
  offset: number;
  length: number;
}

/** The fields of the site file that are facts to quote in texts; all others say how the site looks and works. */
const FACTS = new Set([
  'name',
  'description',
  'url',
  'basePath',
  'lang',
  'phones',
  'emails',
  'hours',
  'address',
  'places',
  'facts',
  'phoneButton',
]);

// Facts have names of a to z; others are tokens, too, so that somebody says that there is no such fact.
const NAME = String.raw`\p{L}[\p{L}\p{M}\p{N}_.-]*`;
/** A token, with its name in the second group. "{{name}}", in the first group, stands for a literal "{name}". */
export const TOKEN = new RegExp(String.raw`\{\{(${NAME})\}\}|\{(${NAME})\}`, 'gu');

/** How long a fact may be, in characters: a file can quote it by the thousand. */
export const MAX_FACT_LENGTH = 1000;

/** A fact of the site file, and where it stands there. */
export interface Fact {
  value: string | number;
  path: string[];
}

/** The facts of a site file, whatever they say, by their dotted names (`site.phones.main`). */
export function factsIn(site: Record<string, unknown> | undefined): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  const collect = (value: unknown, path: string[]): void => {
    if (typeof value === 'string' || typeof value === 'number') facts.set(`site.${path.join('.')}`, { value, path });
    else if (isGroup(value)) for (const [key, part] of Object.entries(value)) collect(part, [...path, key]);
  };
  for (const [key, value] of Object.entries(site ?? {})) if (FACTS.has(key)) collect(value, [key]);
  return facts;
}

/**
 * What tokens stand for: the facts of the site file by their names, and `year`: in universal time, as all days are. A
 * fact that quotes another one would have to be replaced twice, or for ever, and one that is too long fills pages: both
 * are none.
 */
export function tokenValues(site: Record<string, unknown> | undefined, now = new Date()): Map<string, string> {
  const values = new Map([['year', String(now.getUTCFullYear())]]);
  for (const [name, fact] of factsIn(site)) {
    const value = String(fact.value);
    if (value.length <= MAX_FACT_LENGTH && findTokens(value).length === 0) values.set(name, value);
  }
  return values;
}

/** The tokens of a text, in order. */
export function findTokens(text: string): FoundToken[] {
  if (!text.includes('{')) return [];
  const found: FoundToken[] = [];
  for (const match of text.matchAll(TOKEN))
    if (match[2]) found.push({ name: match[2], offset: match.index, length: match[0].length });
  return found;
}

/** Puts the values of tokens in their place. Unknown tokens stay as they are written: the checker reports them. */
export function replaceTokens(text: string, values: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text;
  return text.replace(TOKEN, (written, literal: string | undefined, name: string | undefined) =>
    literal === undefined ? (values.get(name ?? '') ?? written) : `{${literal}}`,
  );
}

/** The same in all texts of a value, which comes back without its notes. */
export function replaceTokensIn(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replaceTokens(value, values);
  if (Array.isArray(value)) return value.map((item) => replaceTokensIn(item, values));
  if (!isGroup(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    if (key !== 'note' && key !== '$schema') copy[key] = replaceTokensIn(item, values);
  return copy;
}

/**
 * An address with its tokens replaced. Phone numbers lose what people put between digits: `tel:(415) 555-0142` is
 * `tel:4155550142`.
 */
export function replaceTokensInHref(href: string, values: ReadonlyMap<string, string>): string {
  const replaced = replaceTokens(href, values);
  return replaced.startsWith('tel:') ? dialledExtension(replaced.replace(/[\s()\-.]/g, '')) : replaced;
}
