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
  'facts',
  'phoneButton',
]);

// Facts have names of a to z; others are tokens, too, so that somebody says that there is no such fact.
const NAME = String.raw`\p{L}[\p{L}\p{M}\p{N}_.-]*`;
// "{{name}}" stands for a literal "{name}", so it has to be recognized first.
export const TOKEN = new RegExp(String.raw`\{\{(${NAME})\}\}|\{(${NAME})\}`, 'gu');

/**
 * What tokens stand for: every text and number among the facts of the site file by its dotted name (`site.phones.main`), and `year`: in
 * universal time, as all days are.
 */
export function tokenValues(site: Record<string, unknown> | undefined, now = new Date()): Map<string, string> {
  const values = new Map([['year', String(now.getUTCFullYear())]]);
  const collect = (value: unknown, name: string): void => {
    // A fact that quotes another one would have to be replaced twice, or for ever: it is no fact.
    if (typeof value === 'string' && findTokens(value).length === 0) values.set(name, value);
    else if (typeof value === 'number') values.set(name, String(value));
    else if (isGroup(value)) {
      for (const [key, part] of Object.entries(value)) collect(part, `${name}.${key}`);
    }
  };
  for (const [key, value] of Object.entries(site ?? {})) if (FACTS.has(key)) collect(value, `site.${key}`);
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
  return replaced.startsWith('tel:') ? replaced.replace(/[\s()\-.]/g, '') : replaced;
}
