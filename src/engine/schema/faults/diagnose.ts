import type { ErrorObject } from 'ajv';
import { addTo } from '../../../model/add-to.ts';
import { reportInto } from '../../../model/diagnostics/codes.ts';
import type { Diagnostic, Edit } from '../../../model/diagnostics/diagnostic.ts';
import { schemaCodes } from '../codes.ts';
import type { Schema } from '../schema.ts';
import { deref, type Schemas } from '../schemas.ts';
import { parentOfPointer, pathOfPointer } from '../pointer.ts';
import type { Context } from './fault-context.ts';
import { fieldFaults, isEmpty } from './field-faults.ts';
import { isOfType } from '../suggestions/fits.ts';
import { valueFault } from './value-fault.ts';
import { reportWrongEntries } from './wrong-entries.ts';

/** What of a document is compared with its schema. */
interface Compared extends Pick<Context, 'kind' | 'data' | 'sourceAt'> {
  file: string;
}

/** Turns what the validator found into diagnostics: one for each mistake. */
export function schemaDiagnostics(
  schemas: Schemas,
  { file, kind, data, sourceAt }: Compared,
  errors: ErrorObject[],
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, schemaCodes);
  const other = otherVersion(errors);
  if (other) {
    // What its fields are called now says nothing of what they were called then.
    report('field/other-version', { path: ['version'] }, other);
    return diagnostics;
  }
  const [swapped, others] = withoutSwapped(schemas, withoutNoise(errors));
  for (const [first, second] of swapped) reportSwapped(report, first, second);
  const groups = new Map<string, ErrorObject[]>();
  for (const error of others) addTo(groups, error.instancePath, error);
  for (const reported of reportWrongEntries({ schemas, kind, data, sourceAt, report }, groups)) groups.delete(reported);
  for (const [pointer, faults] of groups) {
    const path = pathOfPointer(pointer);
    const context = { schemas, kind, data, path, sourceAt, report };
    valueFault(
      context,
      faults.filter((fault) => !isEmpty(fault)),
    );
    if (!faults.some(({ keyword }) => keyword === 'type')) fieldFaults(context, faults);
  }
  return diagnostics;
}

/** The version of the format that a document is of, where that is not the one that its schema describes. */
function otherVersion(errors: ErrorObject[]): { version: number; latest: number } | undefined {
  const fault = errors.find(({ instancePath, keyword }) => instancePath === '/version' && keyword === 'const');
  if (!fault || !Number.isInteger(fault.data) || Number(fault.data) < 1) return undefined;
  return { version: Number(fault.data), latest: Number((fault.params as { allowedValue: unknown }).allowedValue) };
}

function reportSwapped(report: Context['report'], first: ErrorObject, second: ErrorObject): void {
  const [a, b] = [pathOfPointer(first.instancePath), pathOfPointer(second.instancePath)];
  const edits: Edit[] = [
    { kind: 'replace', location: { path: a }, value: second.data },
    { kind: 'replace', location: { path: b }, value: first.data },
  ];
  const args = { name: String(a.at(-1)), other: String(b.at(-1)) };
  report('field/swapped', { path: a, at: 'key', about: a.slice(0, -1) }, args, [{ edits }]);
}

/** Two fields of one group that have each other's value: that is one mistake. */
function withoutSwapped(
  schemas: Schemas,
  errors: ErrorObject[],
): [swapped: [ErrorObject, ErrorObject][], others: ErrorObject[]] {
  const swapped: [ErrorObject, ErrorObject][] = [];
  const reported = new Set<string>();
  const wrong = new Map<string, ErrorObject[]>();
  for (const error of errors)
    if (['type', 'const', 'enum'].includes(error.keyword) && /\/[^/\d][^/]*$/.test(error.instancePath))
      addTo(wrong, parentOfPointer(error.instancePath), error);
  const fitsThere = (one: ErrorObject, other: ErrorObject): boolean =>
    isOfType(deref(schemas, one.parentSchema as Schema), other.data);
  for (const each of wrong.values())
    for (const [index, first] of each.entries()) {
      const second = each.find((other, at) => at > index && fitsThere(first, other) && fitsThere(other, first));
      if (!second || reported.has(first.instancePath)) continue;
      reported.add(first.instancePath).add(second.instancePath);
      swapped.push([first, second]);
    }
  return [
    swapped,
    errors.filter(({ instancePath }) => !pointersTo(instancePath).some((pointer) => reported.has(pointer))),
  ];
}

/** A place, and all that it stands in. */
function pointersTo(pointer: string): string[] {
  const pointers = [pointer];
  for (let parent = pointer; parent !== '';) pointers.push((parent = parentOfPointer(parent)));
  return pointers;
}

/** Drops what only explains another fault: branches of a choice, and the conditions around block types. */
function withoutNoise(errors: ErrorObject[]): ErrorObject[] {
  const choices = new Map<string, ErrorObject[]>();
  for (const error of errors)
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') addTo(choices, error.instancePath, error);
  return errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      error.propertyName === undefined &&
      !pointersTo(error.instancePath).some((pointer) =>
        choices.get(pointer)?.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`)),
      ),
  );
}
