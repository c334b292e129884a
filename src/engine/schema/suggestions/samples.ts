import { asText } from '../../../model/words/as-text.ts';
import { choicesNamed } from '../choices.ts';
import { firstTextFrom, groupFrom, onlyTextFrom, textsInOrder } from './group-from.ts';
import { oneLineJson } from './one-line-json.ts';
import { entriesFrom, isPairs, listFrom } from './list-from.ts';
import { formIn } from './form-in.ts';
import { alternatives, isPlainText, type Schema } from '../schema.ts';
import { deref, type Schemas } from '../schemas.ts';
import { numberMeant } from '../../../model/words/meant/number-meant.ts';
import { booleanMeant } from '../../../model/words/meant/boolean-meant.ts';
import { isGroup } from '../../../model/content/is-group.ts';

const TYPES: Record<string, string> = {
  string: 'a text in double quotes',
  number: 'a number without quotes',
  integer: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
};

/** What a schema asks for, in an author's words. */
export function wordsForType(schema: Schema): string {
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type = [] }) => type);
  if (types.includes('object') && types.length > 1) return 'a name in double quotes, or a group of fields in { }';
  if (types.length > 1)
    return `a text, a number, true or false${types.includes('array') ? ', or a list of texts' : ''}`;
  return TYPES[types[0] ?? ''] ?? 'something else';
}

/** What a value is, in an author's words; a number as it is written. */
export function wordsForValue(value: unknown, written = asText(value)): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number') return `the number ${written}`;
  return 'a text';
}

/** Something an author can type there. */
export function sampleOf(schemas: Schemas, schema: Schema): string {
  const [example] = schema.examples ?? [];
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.enum ?? choicesNamed(schemas, schema['x-choices']);
  // Of many, the example says more than the first.
  if (choices.length > 0 && (choices.length <= 20 || example === undefined)) return JSON.stringify(choices[0]);
  if (isPlainText(schema)) return '"Your text"';
  if (schema.title === 'Block') return '{ "type": "prose", "body": "Your text" }';
  if (example !== undefined && schema.type !== 'array' && JSON.stringify(example).length < 80)
    return oneLineJson(example);
  switch ([schema.type].flat()[0]) {
    case 'number':
    case 'integer':
      return '1';
    case 'boolean':
      return 'true';
    case 'array':
      return `[ ${sampleOf(schemas, deref(schemas, schema.items))} ]`;
    case 'object':
      return objectSample(schemas, schema);
    default:
      return '"Your text"';
  }
}

/** How much of what an author wrote is repeated to them: of more, a sample says it sooner. */
const MAX_REPEATED_LENGTH = 120;
const MAX_TEXT_LENGTH = 60;

const isShort = (value: unknown): boolean => JSON.stringify(value).length < MAX_REPEATED_LENGTH;
const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length < MAX_TEXT_LENGTH;

/**
 * What an author meant to write, when what they wrote has the wrong type: their words where they can be kept, a sample
 * otherwise.
 * @param written what they wrote as it stands in the file: a number may have zeros that say nothing as a number
 */
export function sampleFrom(schemas: Schemas, schema: Schema, value: unknown, written = asText(value)): string {
  const sample = sampleOf(schemas, schema);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return joinedTexts(schema, value) ?? textFrom(schemas, schema, value, written) ?? sample;
    case 'number':
    case 'integer':
      return numberFrom(schema, value) ?? (isNoNumber(value) ? `a number, such as ${sample}` : sample);
    case 'boolean':
      // What says neither may mean either.
      return String(booleanMeant(written) ?? 'true or false');
    case 'array':
      return arrayFrom(schemas, schema, value) ?? sample;
    default:
      if (typeof value === 'number') return onlyTextFrom(schemas, schema, written) ?? sample;
      if (isList(value) || isNumbers(value))
        return textsInOrder(schemas, schema, value) ?? firstTextFrom(schemas, schema, value.map(String)) ?? sample;
      return isShortText(value) ? groupFrom(schemas, schema, value, sample) : sample;
  }
}

/** One text of several, or of a group of them, where any words will do; undefined for any other value. */
function joinedTexts(schema: Schema, value: unknown): string | undefined {
  if (!isPlainText(schema)) return undefined;
  if (isList(value) && isShort(value)) return JSON.stringify(value.join(gapIn(schema)));
  const words = wordsWithin(value);
  if (words !== undefined) return JSON.stringify(words);
  // Such as opening hours, day by day.
  if (!isPairs(value) || !isShort(value)) return undefined;
  const pairs = Object.entries(value).map((pair) => pair.join(' '));
  return JSON.stringify(pairs.join(', '));
}

function textFrom(schemas: Schemas, schema: Schema, value: unknown, written: string): string | undefined {
  const within = wordsWithin(value);
  if (within !== undefined && choicesNamed(schemas, schema['x-choices']).includes(within))
    return JSON.stringify(within);
  const isOneValue = value !== null && typeof value !== 'object';
  return isOneValue && !schema.enum ? formed(schemas, schema, written) : undefined;
}

/** The number that a text says, if it can stand there. */
function numberFrom(schema: Schema, value: unknown): string | undefined {
  const number = isShortText(value) ? numberMeant(value) : undefined;
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  return choices && !choices.includes(Number(number)) ? undefined : number;
}

const isNoNumber = (value: unknown): boolean => isShortText(value) && numberMeant(value) === undefined;

function arrayFrom(schemas: Schemas, schema: Schema, value: unknown): string | undefined {
  const meant = listFrom(schemas, schema, value);
  if (meant && isShort(meant.list)) return oneLineJson(meant.list);
  const entry = deref(schemas, schema.items);
  if (meant && entry.title === 'Block') return blocksInShort(meant.list);
  if (isGroup(value)) return entriesFrom(entry, value);
  return isShortText(value) ? `[ ${sampleFrom(schemas, entry, value)} ]` : undefined;
}

/** The first blocks of a list by their types: `[ { "type": "hero", … }, … ]`. */
function blocksInShort(blocks: unknown[]): string {
  const [first, second, ...others] = blocks.map((block) => `{ "type": "${String(Object(block)['type'])}", … }`);
  return `[ ${[first, second, others.length > 0 ? '…' : undefined].filter((part) => part !== undefined).join(', ')} ]`;
}

/** Words as a text of the form that is asked for; undefined where they are none. */
function formed(schemas: Schemas, { pattern: form }: Schema, written: string): string | undefined {
  const pattern = form === undefined ? undefined : schemas.patterns.of(form);
  const meant = pattern && (formIn(pattern, written) ?? (pattern.test(written) ? written : undefined));
  return pattern && meant === undefined ? undefined : JSON.stringify(meant ?? written);
}

/** How other programs name the words themselves, in a group with what else they know of them. */
const WORDS = ['rendered', 'raw', 'value', 'text', 'html', 'content', 'title', 'name', 'label'];

/** The words of a group that another program exported; undefined for any other value. */
function wordsWithin(value: unknown): string | undefined {
  const name = isGroup(value) ? WORDS.find((each) => Object.hasOwn(value, each)) : undefined;
  const words = name === undefined ? undefined : (value as Record<string, unknown>)[name];
  return typeof words === 'string' && words.length < 120 ? words : undefined;
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'number');

/** What stands between two texts that become one: formatted ones have paragraphs. */
const gapIn = (schema: Schema): string =>
  ['richText', 'articleText'].includes(String(schema['x-role'])) ? '\n\n' : ' ';

function objectSample(schemas: Schemas, schema: Schema): string {
  const fields = [...(schema.required ?? []), ...alternatives(schema).slice(0, 1)].map(
    (name) => `"${name}": ${sampleOf(schemas, deref(schemas, schema.properties?.[name]))}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{ … }';
}
