import { isContainer } from '../../../model/content/is-container.ts';
import { asText } from '../../../model/words/as-text.ts';
import type { DataPath, Edit, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { booleanMeant } from '../../../model/words/meant/boolean-meant.ts';
import type { Certainty } from '../../../model/diagnostics/suggestions.ts';
import { bareDocument } from './bare-document.ts';
import { isAddress } from './group-from.ts';
import { listFrom } from './list-from.ts';
import { sampleFrom } from './samples.ts';
import { alternatives, type Schema } from '../schema.ts';
import type { Subject } from './subject.ts';
import type { Schemas } from '../schemas.ts';
import { pathOfPointer } from '../pointer.ts';

/** Roles of values that have to exist on the site, as a sample may not. */
const ELSEWHERE = new Set(['link', 'image', 'collection', 'shared', 'anchor', 'address', 'place']);

/**
 * The suggestion to add a field with a sample, where it belongs by its schema; none where that would be wrong again.
 */
export function insertSample(
  subject: Subject,
  path: DataPath,
  { name, sample, schema }: { name: string; sample: string; schema: Schema },
): Suggestion[] {
  const value = parsed(sample);
  const order = Object.keys(schema.properties ?? {});
  const group = valueAt(subject.data, path) as Record<string, unknown>;
  const before = Object.keys(group).find((field) => order.indexOf(field) > order.indexOf(name));
  const edit: Edit = { kind: 'insert', path, name, value, ...(before !== undefined && { before }) };
  return value !== undefined && isValid(subject, [...path, name], value) ? [{ edits: [edit] }] : [];
}

/** A value converted to the right type, and whether it certainly means the same. */
interface Retyped {
  value: unknown;
  certain: boolean;
}

/**
 * A value in the type that its schema asks for, where its author's words can be kept. Certain where nothing but quotes
 * changes, for a yes or no, for the only text that a group needs, and for a list of what can be parted in one way.
 * @param found the value, and as it stands in the file
 */
export function retyped(
  schemas: Schemas,
  schema: Schema,
  { value, written }: { value: unknown; written: string },
): Retyped | undefined {
  const meant = schema.type === 'array' ? listFrom(schemas, schema, value) : undefined;
  if (meant) return { value: meant.list, certain: meant.certain };
  const sample = parsed(sampleFrom(schemas, schema, value, written));
  if (sample === undefined || !keeps(sample, value, written)) return undefined;
  const isPlain = typeof sample !== 'object';
  const certain = isPlain
    ? typeof sample === 'boolean' || String(sample) === written.trim()
    : isOnlyText(schema, sample);
  return { value: sample, certain };
}

/** Whether a group has nothing but the one text that it needs, and that text is no address of something. */
function isOnlyText({ required = [] }: Schema, group: unknown): boolean {
  const [text, ...others] = Object.values(Object(group) as object) as unknown[];
  return required.length === 1 && others.length === 0 && typeof text === 'string' && !isAddress(text);
}

/** The suggestion to write a value of the right type, as `retyped` finds it. */
export function asRightType(
  subject: Subject,
  path: DataPath,
  schema: Schema,
  found: { value: unknown; written: string },
): Suggestion[] {
  const right = retyped(subject.schemas, schema, found);
  if (!right || !isValid(subject, path, right.value)) return [];
  return [{ edits: [{ kind: 'replace', location: { path }, value: right.value }], certain: right.certain }];
}

/** The suggestion to give a field another name; certain only if what stands in it is what that one takes. */
export function renameTo(
  subject: Subject & { path: DataPath },
  from: string,
  to: string,
  { certain = false }: Certainty,
): Suggestion[] {
  const field = [...subject.path, from];
  return [
    {
      edits: [{ kind: 'rename', path: field, name: to }],
      certain: certain && fitsAs(subject, field, to),
    },
  ];
}

/** Whether what stands in a field is what another one takes. A block of an unknown type may still get the right one. */
function fitsAs(subject: Subject, path: DataPath, name: string): boolean {
  const { data, holder, path: from } = bareDocument(subject, path);
  const written = String(from.at(-1));
  holder[name] = holder[written];
  delete holder[written];
  const target = JSON.stringify([...from.slice(0, -1), name]);
  return subject.schemas
    .validate(subject.kind, data)
    .errors.every(
      ({ instancePath, parentSchema }) =>
        parentSchema?.['x-code'] === 'block/unknown-type' || JSON.stringify(pathOfPointer(instancePath)) !== target,
    );
}

/** The suggestions to keep only one of several fields that exclude each other. */
export function suggestKeepingOne(path: DataPath, schema: Schema, value: unknown): Suggestion[] {
  const there = alternatives(schema).filter((name) => Object.hasOwn(value as object, name));
  if (there.length < 2) return [];
  return there.map((kept) => ({
    edits: there.filter((name) => name !== kept).map((name): Edit => ({ kind: 'remove', path: [...path, name] })),
  }));
}

/**
 * Whether a value is valid at a path, as far as one file can tell: its schema allows it, and it refers to nothing that
 * has to exist elsewhere.
 * @param written what the author wrote, here or elsewhere; other rules look up its references
 */
export function isValid(
  subject: Subject,
  path: DataPath,
  value: unknown,
  written: unknown = valueAt(subject.data, path),
): boolean {
  const attempt = bareDocument(subject, path);
  attempt.holder[attempt.path.at(-1) as string | number] = value;
  const { errors, references } = subject.schemas.validate(subject.kind, attempt.data);
  const isWithin = (other: DataPath): boolean => attempt.path.every((part, index) => other[index] === part);
  const isSample = typeof value === 'object' || written === undefined;
  const isOwn = (part: unknown): boolean =>
    part === written || (isContainer(written) && JSON.stringify(written).includes(JSON.stringify(part)));
  const needs =
    isSample &&
    references.some(
      (reference) => ELSEWHERE.has(reference.role) && isWithin(reference.path) && !isOwn(reference.value),
    );
  return !needs && !errors.some(({ instancePath }) => isWithin(pathOfPointer(instancePath)));
}

/** Whether a value says what another one says, which stands in the file as it was written. */
function keeps(sample: unknown, value: unknown, written: string): boolean {
  if (value === null || value === undefined) return false;
  if (typeof sample === 'boolean') return booleanMeant(written) === sample;
  if (typeof sample !== 'object' || sample === null)
    return String(sample) === (Array.isArray(value) ? asText(value[0]) : written.trim());
  const words = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
  return !isContainer(words) && JSON.stringify(sample).includes(JSON.stringify(words === value ? written : words));
}

/** A sample as a value; undefined for one that is no JSON and only shows the shape. */
export function parsed(sample: string): unknown {
  try {
    return JSON.parse(sample) as unknown;
  } catch {
    // A group whose fields the author knows best: { … }
    return undefined;
  }
}
