import type { Report } from '../../../model/diagnostics/codes.ts';
import type { DocumentKind } from '../../../model/content/content.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { schemaCodes } from '../codes.ts';
import { alternatives, type Schema } from '../schema.ts';
import type { Schemas } from '../schemas.ts';
import type { Subject } from '../suggestions/subject.ts';
import { isInBlock, schemaAt } from '../walk.ts';

/** What can be wrong with a value, whether it stands in a block or elsewhere. */
type Family =
  | 'missing-field'
  | 'unknown-field'
  | 'wrong-type'
  | 'unknown-choice'
  | 'wrong-form'
  | 'out-of-range'
  | 'too-few'
  | 'too-many'
  | 'repeated'
  | 'bad-name'
  | 'choose-one';

/** One place of a document that its schema does not allow, and how to say so. */
export interface Context extends Subject {
  path: DataPath;
  sourceAt: SourceAt;
  report: Report<typeof schemaCodes>;
}

/** Finds what stands in the file at a path. */
type SourceAt = (path: DataPath) => string;

/** Whether a place is a field such as "seo", of which there is only one, rather than one of many. */
export function isNamed(path: DataPath): boolean {
  return path.length > 0 && typeof path.at(-1) === 'string';
}

/** Whether a field may not be left out. */
export function isRequired(schemas: Schemas, kind: DocumentKind, data: unknown, path: DataPath): boolean {
  const name = path.at(-1);
  const group = schemaAt(schemas, kind, data, path.slice(0, -1));
  if (typeof name !== 'string') return false;
  const there = Object(valueAt(data, path.slice(0, -1))) as object;
  const needed = alternatives(group);
  return (
    (group.required ?? []).includes(name) ||
    (needed.includes(name) && !needed.some((other) => other !== name && Object.hasOwn(there, other)))
  );
}

/** `seo.title` outside of blocks; inside them the last name that is no number. */
export function fieldNameAt(path: DataPath): string {
  const names = path.filter((part) => typeof part === 'string');
  return path.some((part) => typeof part === 'number') ? (names.at(-1) ?? '') : names.join('.');
}

/** The code of a fault, by whether it stands in a block. */
export function codeFor<F extends Family>(
  kind: DocumentKind,
  path: DataPath,
  family: F,
): `field/${F}` & keyof typeof schemaCodes {
  // Both families take the same arguments; the type of the field family stands for both.
  return `${isInBlock(kind, path) ? 'block' : 'field'}/${family}` as `field/${F}` & keyof typeof schemaCodes;
}

/** The pattern that a text cannot be compared with, and the kind of block that asks for it. */
export function slowPattern(
  { schemas, data, path }: Context,
  { pattern = '' }: Schema,
): { pattern: string; type: string } {
  const types = path.map((_, index) => (valueAt(data, path.slice(0, index)) as { type?: unknown }).type);
  return { pattern, type: String(types.findLast((type) => schemas.sources.own?.includes(String(type)))) };
}
