import { isGroup } from '../../../model/content/is-group.ts';
import { blocksFrom } from './block-from.ts';
import { formsIn } from './form-in.ts';
import { isPlainText, type Schema } from '../schema.ts';
import { deref, type Schemas } from '../schemas.ts';

/** What a list holds that was written as one of its entries, or as a text with all of them. */
interface ListFrom {
  list: unknown[];
  certain: boolean;
}

/** What lists begin their lines with where they are typed. */
const MARK = /^\s*(?:[-–—*•·▪✓✔]|\d{1,2}[.)])\s+/;
/** Words between two commas, beyond which they are rather a part of a sentence. */
const MAX_WORDS = 4;

/**
 * The list that was meant where something else stands: a text with its entries in lines, or between semicolons or
 * commas, or the only one of its groups.
 */
export function listFrom(schemas: Schemas, { items }: Schema, value: unknown): ListFrom | undefined {
  const entry = deref(schemas, items);
  const pattern = entry.pattern === undefined ? undefined : schemas.patterns.of(entry.pattern);
  const formed = pattern && (typeof value === 'string' || isPairs(value)) ? formsIn(pattern, value) : undefined;
  if (formed) return { list: formed, certain: false };
  if (isGroup(value)) {
    const blocks = entry.title === 'Block' ? blocksFrom(schemas, value) : undefined;
    if (blocks) return { list: blocks, certain: true };
    return isEntryOf(entry, value) ? { list: [value], certain: true } : entriesByName(entry, value);
  }
  if (typeof value !== 'string') return undefined;
  return takesTexts(entry) ? entriesIn(value) : numbersIn(entry, value);
}

const takesTexts = ({ type }: Schema): boolean => [type].flat().includes('string');

/** Whether a group has fields of an entry, and no others. */
const isEntryOf = ({ properties = {} }: Schema, value: unknown): boolean =>
  isGroup(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => Object.hasOwn(properties, name));

/** Entries that have names of their own, in place of an order; or the names alone, of what is there and what is not. */
function entriesByName(entry: Schema, value: Record<string, unknown>): ListFrom | undefined {
  const entries = Object.values(value);
  if (entries.length === 0) return undefined;
  if (entries.every((each) => isEntryOf(entry, each))) return { list: entries, certain: false };
  const isChosen = takesTexts(entry) && entries.every((each) => typeof each === 'boolean');
  return isChosen ? { list: Object.keys(value).filter((name) => value[name] === true), certain: false } : undefined;
}

/** Numbers in one text: "1, 2, 3". */
function numbersIn({ type }: Schema, text: string): ListFrom | undefined {
  const parts = text.split(/[;,\s]+/).filter((part) => part !== '');
  const isOfNumbers = [type].flat().some((each) => each === 'number' || each === 'integer');
  if (!isOfNumbers || parts.length < 2 || !parts.every((part) => /^-?\d+(?:\.\d+)?$/.test(part))) return undefined;
  // A comma may stand before decimals.
  return { list: parts.map(Number), certain: false };
}

function entriesIn(text: string): ListFrom {
  const lines = text.split(/\n+/).map((line) => line.replace(MARK, ''));
  if (lines.length > 1) return { list: wordsOf(lines), certain: true };
  const parts = text.split(';');
  if (parts.length > 1) return { list: wordsOf(parts), certain: true };
  // A sentence may have commas, too.
  const between = text.split(/,\s+/);
  const isShort = between.every((words) => words.trim().split(/\s+/).length <= MAX_WORDS) && !/[.!?]/.test(text);
  return { list: isShort ? wordsOf(between) : [text.trim()], certain: isShort || between.length === 1 };
}

/** Whether a group has nothing but texts. */
export const isPairs = (value: unknown): value is Record<string, string> =>
  isGroup(value) && Object.values(value).every((part) => typeof part === 'string');

const wordsOf = (parts: string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/**
 * A list of what a group says, where each entry is a pair: { "/old": "/new" } is [ { "from": "/old", "to": "/new" } ].
 */
export function entriesFrom(schema: Schema, value: Record<string, unknown>): string {
  const { type, properties = {}, required = [] } = schema;
  const names = required.length === 2 ? required : Object.keys(properties);
  // What a value is called stands before it.
  const [first, second, ...others] = names[1] === 'label' ? names.toReversed() : names;
  const [pair, ...more] = Object.entries(value);
  const rest = more.length > 0 ? ', …' : '';
  // What has a form says something of what it is named by, such as hours of a day.
  const isPlain = isPlainText(schema);
  if (pair && type === 'string') return `[ ${JSON.stringify(isPlain ? pair[1] : pair.join(' '))}${rest} ]`;
  const isOfPairs = Object.values(value).every((part) => typeof part === 'string' || typeof part === 'number');
  if (!first || !second || others.length > 0 || !pair || !isOfPairs) return '[ { … } ]';
  const entry = `{ "${first}": ${JSON.stringify(pair[0])}, "${second}": ${JSON.stringify(String(pair[1]))} }`;
  return `[ ${entry}${rest} ]`;
}
