import { asText } from '../../../model/words/as-text.ts';
import type { ErrorObject } from 'ajv';
import { addTo } from '../../../model/add-to.ts';
import type { DataPath, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { counted } from '../../../model/words/counted.ts';
import { parentOfPointer, pathOfPointer } from '../pointer.ts';
import type { Schema } from '../schema.ts';
import { schemaAt } from '../walk.ts';
import { codeFor, type Context } from './fault-context.ts';
import { itemNoun } from '../place-in-words.ts';
import { sampleFrom, wordsForType } from '../suggestions/samples.ts';
import { isValid, retyped } from '../suggestions/suggest.ts';

/** A list, or a group with free names, of which all entries are of the same wrong kind. */
interface WrongEntries {
  path: DataPath;
  /** What each entry has to be. */
  schema: Schema;
  /** The entries by their names or places. */
  entries: [key: string | number, value: unknown][];
}

/**
 * Reports each list of which all entries are of the same wrong kind once: twelve texts where groups belong are one
 * mistake.
 * @param faults the faults by the pointer of each value
 * @returns the pointers that need not be reported by themselves
 */
export function reportWrongEntries(
  subject: Omit<Context, 'path'>,
  faults: ReadonlyMap<string, readonly ErrorObject[]>,
): string[] {
  const byHolder = new Map<string, string>();
  const wrong = new Map<string, ErrorObject[]>();
  for (const [pointer, [fault]] of faults) {
    const holder = parentOfPointer(pointer);
    if (fault?.keyword !== 'type' || pointer === '') continue;
    addTo(wrong, holder, fault);
    byHolder.set(pointer, holder);
  }
  const reported = new Set<string>();
  for (const [holder, each] of wrong) {
    const found = each.length > 1 ? entriesOf(subject, pathOfPointer(holder), each) : undefined;
    if (!found) continue;
    reported.add(holder);
    reportEntries({ ...subject, path: found.path }, found);
  }
  return [...byHolder].flatMap(([pointer, holder]) => (reported.has(holder) ? [pointer] : []));
}

/** The entries of a list if all are wrong, and all of one kind. */
function entriesOf(
  { schemas, kind, data }: Omit<Context, 'path'>,
  path: DataPath,
  faults: ErrorObject[],
): WrongEntries | undefined {
  const holder = valueAt(data, path) as object;
  const entries = Object.entries(holder).map(
    ([key, value]) => [Array.isArray(holder) ? Number(key) : key, value] as const,
  );
  const isOfEntries =
    Array.isArray(holder) || typeof schemaAt(schemas, kind, data, path).additionalProperties === 'object';
  const kinds = new Set(entries.map(([, value]) => kindOf(value)));
  if (!isOfEntries || entries.length !== faults.length || kinds.size > 1 || kinds.has(undefined)) return undefined;
  return { path, schema: faults[0]?.parentSchema as Schema, entries: entries.map(([key, value]) => [key, value]) };
}

/** The kind of a value as a noun; undefined for null. */
function kindOf(value: unknown): string | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) return 'list';
  return { string: 'text', number: 'number', boolean: 'yes or no', object: 'group' }[typeof value as string];
}

function reportEntries(context: Context, { path, schema, entries }: WrongEntries): void {
  const { schemas, kind, data, report } = context;
  const [first] = entries;
  if (!first) return;
  const written = (key: string | number, value: unknown): string =>
    typeof value === 'number' ? context.sourceAt([...path, key]) : asText(value);
  const list = schemaAt(schemas, kind, data, path);
  report(
    codeFor(kind, path, 'wrong-type'),
    { path },
    {
      found: counted(entries.length, String(kindOf(first[1]))),
      expected: wordsForType(schema),
      sample: sampleFrom(schemas, schema, first[1], written(...first)),
      entry: itemNoun(schemas, list),
    },
    asRightEntries(context, schema, entries, written),
  );
}

/** The suggestion to convert all entries to the right kind. */
function asRightEntries(
  subject: Context,
  schema: Schema,
  entries: WrongEntries['entries'],
  written: (key: string | number, value: unknown) => string,
): Suggestion[] {
  const { schemas, data, path } = subject;
  const right = entries.map(
    ([key, value]) => [key, retyped(schemas, schema, { value, written: written(key, value) })] as const,
  );
  if (!right.every(([, entry]) => entry)) return [];
  const values = right.map(([key, entry]) => [key, entry?.value] as const);
  const whole = Array.isArray(valueAt(data, path)) ? values.map(([, value]) => value) : Object.fromEntries(values);
  if (!isValid(subject, path, whole)) return [];
  const edits = values.map(([key, value]) => ({ kind: 'replace' as const, location: { path: [...path, key] }, value }));
  return [{ edits, certain: right.every(([, entry]) => entry?.certain) }];
}
