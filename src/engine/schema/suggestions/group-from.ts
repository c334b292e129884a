import { oneLineJson } from './one-line-json.ts';
import { orderFrom } from './order-from.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { alternatives, type Schema } from '../schema.ts';
import { deref, type Schemas } from '../schemas.ts';

/** How the addresses begin that a button or a link can have. */
const LINK = /^(?:\/|#|https?:|mailto:|tel:)/;

/** A group around a text: in place of the words that a visitor sees or, for a picture, of its file. */
export function groupFrom(schemas: Schemas, schema: Schema, value: string, sample: string): string {
  const fieldsOf = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, deref(schemas, field)] as const,
  );
  const parts = pairFrom(schemas, schema, value) ?? orderFrom(schemas, schema, value);
  if (parts) return parts;
  const file = fieldsOf.find(([, field]) => field['x-role'] === 'image')?.[0];
  const link = fieldsOf.find(([, field]) => field['x-role'] === 'link')?.[0];
  if (link !== undefined && file === undefined && LINK.test(value)) {
    // A network, say, is named in its address.
    const choices = fieldsOf
      .filter(([name, field]) => field.enum && schema.required?.includes(name))
      .map(([name, { enum: all = [] }]) => [name, all.find((choice) => value.includes(String(choice))) ?? all[0]]);
    const words = (schema.required ?? []).filter((name) => name !== link).map((name) => [name, 'Your text']);
    return oneLineJson({ ...Object.fromEntries([...words, ...choices]), [link]: value });
  }
  const chosen = schema.title === 'Block' ? undefined : choiceIn(fieldsOf, value);
  if (chosen !== undefined)
    return oneLineJson({
      ...Object.fromEntries((schema.required ?? []).map((name) => [name, defaultOf(fieldsOf, name)])),
      [chosen]: value,
    });
  if (file === undefined || !isAddress(value))
    return onlyTextFrom(schemas, schema, value) ?? withWords(schemas, schema, { words: value, sample });
  const fields = (schema.required ?? []).map((name) => [name, name === file ? value : '']);
  return oneLineJson(Object.fromEntries(fields));
}

/** What stands between two addresses in a line of a list, and before them in the files of servers. */
const ARROW = /\s*(?:[-=]+>|→|>|,|;|\s)\s*/;
const COMMAND = /^(?:redirect(?:match|permanent)?\s+)?(?:30\d|permanent)?\s*(?=\/)/i;

/** A group of two addresses in one text: where something stood, and where it is now. */
function pairFrom(schemas: Schemas, { required = [], properties = {} }: Schema, value: string): string | undefined {
  const parts = value.trim().replace(COMMAND, '').split(ARROW);
  const fits = required.every((name, index) => {
    const { type, pattern = '' } = deref(schemas, properties[name]);
    const part = parts[index] ?? '';
    return type === 'string' && LINK.test(part) && schemas.patterns.of(pattern).test(part);
  });
  if (!fits || required.length !== 2 || parts.length !== 2) return undefined;
  return oneLineJson(Object.fromEntries(required.map((name, index) => [name, parts[index]])));
}

type Fields = (readonly [name: string, field: Schema])[];

/** The field that has a text among its choices: "descending" is a direction, and no name of a fact. */
const choiceIn = (fields: Fields, value: string): string | undefined =>
  fields.find(([, field]) => field.enum?.includes(value))?.[0];

const defaultOf = (fields: Fields, name: string): unknown =>
  fields.find(([field]) => field === name)?.[1].default ?? 'Your text';

/** A group with the one text that it needs; undefined where it needs more, or something else. */
export function onlyTextFrom(schemas: Schemas, schema: Schema, words: string): string | undefined {
  const [name, ...others] = schema.required ?? [];
  // Of a block, its type is no text.
  if (name === undefined || others.length > 0 || alternatives(schema).length > 0 || schema.title === 'Block')
    return undefined;
  const { type, enum: choices } = deref(schemas, schema.properties?.[name]);
  return type === 'string' && !choices ? oneLineJson({ [name]: words }) : undefined;
}

/** The same of the first of several texts: what the others are called in the group, their author knows. */
export const firstTextFrom = (
  schemas: Schemas,
  schema: Schema,
  [first = '', ...others]: string[],
): string | undefined => onlyTextFrom(schemas, schema, first)?.replace(/ \}$/, others.length > 0 ? ', … }' : ' }');

/** A group of texts that stand in a list, in the order in which the group needs them: [ "When?", "At eight." ]. */
export function textsInOrder(
  schemas: Schemas,
  { required = [], properties }: Schema,
  texts: unknown[],
): string | undefined {
  const isText = (name: string): boolean => deref(schemas, properties?.[name]).type === 'string';
  if (required.length < 2 || required.length !== texts.length || !required.every(isText)) return undefined;
  return oneLineJson(Object.fromEntries(required.map((name, index) => [name, String(texts[index])])));
}

/**
 * A sample with an author's words in the first field that takes them; what follows from the words follows: "/de" from
 * "de".
 */
function withWords(schemas: Schemas, schema: Schema, { words, sample }: { words: string; sample: string }): string {
  if (sample.includes('"Your text"')) return sample.replace('"Your text"', () => JSON.stringify(words));
  const taking = (schema.required ?? []).find((name) => {
    const { type, enum: choices, pattern = '' } = deref(schemas, schema.properties?.[name]);
    return type === 'string' && !choices && schemas.patterns.of(pattern).test(words);
  });
  const [example] = schema.examples ?? [];
  if (taking === undefined || !isGroup(example)) return sample;
  const put = new Map<unknown, string>([
    [example[taking], words],
    [`/${String(example[taking])}`, `/${words}`],
  ]);
  return oneLineJson(
    Object.fromEntries(Object.entries(example).map(([name, value]) => [name, put.get(value) ?? value])),
  );
}

/** Whether a text is the address of a page or a file, rather than words. */
export const isAddress = (text: string): boolean => !text.includes('@') && /^\/|^https?:|\.[a-z]{3,4}$/i.test(text);
