import { counted, pluralOf } from '../../model/words/counted.ts';
import { definitionNamed, type Schema } from '../schema/schema.ts';
import { deref, type Schemas } from '../schema/schemas.ts';

/** In the path of a field: an entry by whatever name its author gives it. */
export const ANY_NAME = '*';

/** One field of a block, as an author needs to know it. */
export interface FieldRow {
  /** Its name, after the names of the fields it stands in: `['plans', 'name']`. */
  path: string[];
  title: string;
  description: string;
  /** Whether it must be there; within a group: whenever the group is. */
  required: boolean;
  /** What to write, such as "formatted text" or "list of buttons". */
  kind: string;
  /** Choices, as they are typed. Icons and tones are listed elsewhere. */
  choices: string[];
  see?: 'icons' | 'tones';
  /** What holds without it, as it is typed. */
  default?: string;
  /** How long, how many, how large, in words. */
  limits: string[];
  /** Something to type there, as it is typed. */
  example?: string;
}

/** The common schema, which has the parts that blocks share. */
type CommonParts = Pick<Schemas, '$defs'>;

// What a value is, by its role and then by its form. The words for it stand here alone.
const ROLES: Record<string, string> = {
  text: 'text',
  figure: 'text',
  note: 'text',
  richText: 'formatted text',
  articleText: 'text of an article',
  link: 'address',
  embed: 'address of another site',
  image: 'picture file',
  video: 'video file',
  captions: 'file of captions',
  icon: 'icon name',
  anchor: 'section name',
  language: 'language',
  languageOfFile: 'language',
  collection: 'folder address',
  shared: 'name of a shared block',
  factMatch: 'group of facts',
};
const FORMS: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'group of fields',
};

/** The kind of a field whose choices say everything. */
const CHOICE = 'choice';

const nameOf = ({ $ref = '' }: Schema): string => definitionNamed($ref);

function kindOf(node: Schema, common: CommonParts): string {
  const schema = deref(common, node);
  if (schema.type === 'array') return `list of ${pluralOf(itemKind(schema.items ?? {}, common))}`;
  // Parts that look like any text but are not, such as a date, and groups with a name, such as a button.
  const part = common.$defs[nameOf(node)]?.title?.toLowerCase();
  if (part && (schema.type === 'object' || (schema.pattern !== undefined && schema.pattern !== '\\S'))) return part;
  return (
    ROLES[String(schema['x-role'])] ??
    (schema.enum || schema.const !== undefined ? CHOICE : (FORMS[[schema.type].flat()[0] ?? ''] ?? 'text'))
  );
}

/** An entry of a list is called by its own name: a list of plans. */
function itemKind(item: Schema, common: CommonParts): string {
  return item.properties && item.title ? item.title.toLowerCase() : kindOf(item, common);
}

const number = (schema: Schema, keyword: string): number | undefined => schema[keyword] as number | undefined;

function range(low: number | undefined, high: number | undefined, unit: (count: number) => string): string[] {
  if (low !== undefined && high !== undefined) return [low === high ? unit(low) : `${low} to ${unit(high)}`];
  if (high !== undefined) return [`at most ${unit(high)}`];
  return low === undefined ? [] : [`at least ${unit(low)}`];
}

const entries = (count: number): string => counted(count, 'entry');

function limitsOf(schema: Schema): string[] {
  const items = schema.items ?? {};
  return [
    ...range(number(schema, 'minItems') || undefined, number(schema, 'maxItems'), entries),
    ...range(number(schema, 'minimum'), number(schema, 'maximum'), String),
    ...range(undefined, number(schema, 'maxLength'), (count) => `${count} characters`),
    ...range(undefined, number(items, 'maxLength'), (count) => `${count} characters each`),
    ...(schema['uniqueItems'] ? ['none twice'] : []),
  ];
}

const isWritten = (value: unknown): boolean => value !== undefined;

/** Something to type, where its form is not obvious: any text is a text, and choices show themselves. */
function exampleOf({ examples = [], enum: choices, ...schema }: Schema): string | undefined {
  const [example] = examples;
  if (typeof example !== 'string' || schema['x-code'] === 'text/blank' || (choices && schema['x-role'] !== 'icon'))
    return undefined;
  return JSON.stringify(example);
}

/**
 * The fields of a block and of everything in it, each group followed by its own fields.
 * @param schema the block, or a group in one
 * @param common the parts that it refers to
 */
export function fieldRows(schema: Schema, common: CommonParts, above: string[] = []): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    const field = deref(common, node);
    const inner = field.type === 'array' ? deref(common, field.items) : field;
    const isIcon = inner['x-role'] === 'icon';
    const row: FieldRow = {
      path: [...above, name],
      title: field.title ?? name,
      description: field.description ?? '',
      required: schema.required?.includes(name) ?? false,
      kind: kindOf(node, common),
      choices: isIcon
        ? []
        : (inner.enum ?? inner.then?.enum ?? [inner.const].filter(isWritten)).map((choice) => JSON.stringify(choice)),
      see: isIcon ? 'icons' : nameOf(node) === 'tone' ? 'tones' : undefined,
      default: field['default'] === undefined ? undefined : JSON.stringify(field['default']),
      limits: limitsOf({ ...field, items: inner === field ? undefined : inner }),
      example: exampleOf(field),
    };
    const { additionalProperties: entry } = inner;
    const entries = typeof entry === 'object' ? fieldRows(deref(common, entry), common, [...row.path, ANY_NAME]) : [];
    return [row, ...fieldRows(inner, common, row.path), ...entries];
  });
}

/** What to write in a field, part by part: words, and what is typed as it stands. Tables of any form print these. */
export function valueParts(row: FieldRow): { words: string; typed: string[] }[] {
  const choosing = ['', 'always', 'either'][row.choices.length] ?? 'one of';
  return [
    ...(row.kind === CHOICE ? [] : [{ words: row.kind, typed: [] }]),
    ...(row.choices.length > 0 ? [{ words: choosing, typed: row.choices }] : []),
    ...row.limits.map((words) => ({ words, typed: [] })),
    ...(row.default === undefined ? [] : [{ words: 'without it', typed: [row.default] }]),
    ...(row.example === undefined ? [] : [{ words: 'such as', typed: [row.example] }]),
  ];
}
