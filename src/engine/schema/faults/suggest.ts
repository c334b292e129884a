import type { DocumentKind } from '../../../model/content/content.ts';
import type { DataPath, Edit, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { truthMeant } from '../../../model/words/truth-meant.ts';
import type { Certainty } from '../../../model/diagnostics/suggestions.ts';
import { fitsAs } from './certain-names.ts';
import { alternatives } from './fault-context.ts';
import { sampleFrom } from './samples.ts';
import type { Schema } from '../schema.ts';
import type { Schemas } from '../schemas.ts';
import { pathOfPointer } from '../pointer.ts';

/** What suggestions are about: data that is compared with its schema. */
export interface Subject {
  schemas: Schemas;
  kind: DocumentKind;
  data: unknown;
}

/** What has to exist on the site: a sample of it may not. */
const ELSEWHERE = new Set(['link', 'image', 'collection', 'shared', 'anchor', 'address']);

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
  return value !== undefined && isSound(subject, [...path, name], value) ? [{ edits: [edit] }] : [];
}

/**
 * The suggestion to write a value of the right type, where its author's words can be kept. Certain where nothing but
 * quotes changes, and for a yes or no.
 * @param found the value, and as it stands in the file
 */
export function asRightType(
  subject: Subject,
  path: DataPath,
  schema: Schema,
  found: { value: unknown; written: string },
): Suggestion[] {
  const { value, written } = found;
  const sample = parsed(sampleFrom(subject.schemas, schema, value, written));
  if (sample === undefined || !keeps(sample, value, written) || !isSound(subject, path, sample)) return [];
  return [
    {
      edits: [{ kind: 'replace', location: { path }, value: sample }],
      certain: typeof sample === 'boolean' || (typeof sample !== 'object' && String(sample) === written.trim()),
    },
  ];
}

/** The suggestion to give a field another name; certain only if what stands in it is what that one takes. */
export function renameTo(
  { schemas, kind, data, path }: Subject & { path: DataPath },
  from: string,
  to: string,
  { certain = false }: Certainty,
): Suggestion[] {
  const field = [...path, from];
  return [
    {
      edits: [{ kind: 'rename', path: field, name: to }],
      certain: certain && fitsAs(schemas, { kind, data }, field, to),
    },
  ];
}

/** The suggestions to keep only one of several fields that exclude each other. */
export function keepOne(path: DataPath, schema: Schema, value: unknown): Suggestion[] {
  const there = alternatives(schema).filter((name) => Object.hasOwn(value as object, name));
  if (there.length < 2) return [];
  return there.map((kept) => ({
    edits: there.filter((name) => name !== kept).map((name): Edit => ({ kind: 'remove', path: [...path, name] })),
  }));
}

/**
 * Whether a value could stand at a path as far as one file can tell: all that is in it is right, and nothing has to
 * exist elsewhere.
 */
export function isSound({ schemas, kind, data }: Subject, path: DataPath, value: unknown): boolean {
  const attempt = structuredClone(data);
  (valueAt(attempt, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) as string | number] = value;
  const { errors, references } = schemas.validate(kind, attempt);
  const isWithin = (other: DataPath): boolean => path.every((part, index) => other[index] === part);
  // What the author wrote already is looked up by others.
  const isSample = typeof value === 'object' || valueAt(data, path) === undefined;
  const needs =
    isSample &&
    references.some(
      (reference) =>
        ELSEWHERE.has(reference.role) && isWithin(reference.path) && reference.value !== valueAt(data, path),
    );
  return !needs && !errors.some(({ instancePath }) => isWithin(pathOfPointer(instancePath)));
}

/** Whether a value says what another one says, which stands in the file as it was written. */
function keeps(sample: unknown, value: unknown, written: string): boolean {
  if (value === null || value === undefined) return false;
  if (typeof sample === 'boolean') return truthMeant(written) === sample;
  if (typeof sample !== 'object' || sample === null)
    return String(sample) === (Array.isArray(value) ? String(value[0]) : written.trim());
  return typeof value === 'string' && JSON.stringify(sample).includes(JSON.stringify(value));
}

function parsed(sample: string): unknown {
  try {
    return JSON.parse(sample) as unknown;
  } catch {
    // A group whose fields the author knows best: { … }
    return undefined;
  }
}
