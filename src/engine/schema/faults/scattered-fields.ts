import type { ErrorObject } from 'ajv';
import type { DataPath, Edit, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { Schema } from '../schema.ts';
import { deref } from '../schemas.ts';
import { schemaAt } from '../walk.ts';
import { codeFor, type Context } from './fault-context.ts';
import { oneLineJson } from '../suggestions/one-line-json.ts';
import type { Subject } from '../suggestions/subject.ts';
import { isValid } from '../suggestions/suggest.ts';

/**
 * Reports fields of a group that are beside it, such as "src" and "alt" without "image", as one mistake.
 * @param missing the missing fields of the outer group; the inner group is removed from them
 * @returns the names of fields that need not be reported by themselves
 */
export function reportScattered(context: Context, faults: ErrorObject[], missing: Set<string>): Set<string> {
  const { kind, path, report } = context;
  const unknown = faults.filter(({ keyword }) => keyword === 'additionalProperties');
  const [fault] = unknown;
  // A value in place of the group is reported together with them.
  const reported = Object.keys(Object(fault?.data) as object).flatMap((name) =>
    Object.keys(partsBeside({ ...context, path: [...path, name] })),
  );
  if (reported.length > 0) return new Set(reported);
  const names = unknown.map(({ params }) => String(params['additionalProperty']));
  const holders = fault && names.length > 1 ? holdersOf(context, fault, names) : [];
  const [holder, ...others] = holders;
  if (!fault || !holder || others.length > 0) return new Set();
  const value = fault.data as Record<string, unknown>;
  const { group } = holder;
  missing.delete(group);
  const fields = Object.fromEntries(holder.fields.map((name) => [name, value[name]]));
  const belongs = `Write them into "${group}": ${oneLineJson(fields)}`;
  const [first = '', ...more] = holder.fields;
  const location = { path: [...path, first], at: 'key' as const };
  const edits = intoGroup(context, group, fields);
  report(codeFor(kind, path, 'unknown-field'), location, { name: first, more, belongs, allowed: [] }, edits);
  return new Set(holder.fields);
}

/** The fields of a group that are beside it, where the group itself is only a text: "image" and "alt". */
export function partsBeside({ schemas, kind, data, path }: Subject & { path: DataPath }): Record<string, unknown> {
  const holder = path.slice(0, -1);
  const group = valueAt(data, holder);
  if (typeof path.at(-1) !== 'string' || typeof valueAt(data, path) !== 'string' || !isGroup(group)) return {};
  const { properties: own = {} } = schemaAt(schemas, kind, data, holder);
  const { properties } = schemaAt(schemas, kind, data, path);
  if (!properties) return {};
  return Object.fromEntries(
    Object.entries(group).filter(([name]) => Object.hasOwn(properties, name) && !Object.hasOwn(own, name)),
  );
}

/** Missing groups of which all required fields are beside them. */
function holdersOf(
  { schemas }: Context,
  { data, parentSchema }: ErrorObject,
  names: string[],
): { group: string; fields: string[] }[] {
  return Object.entries((parentSchema as Schema).properties ?? {}).flatMap(([group, part]) => {
    const { type, properties = {}, required = [] } = deref(schemas, part);
    const isThere = isGroup(data) && Object.hasOwn(data, group);
    const fields = names.filter((name) => Object.hasOwn(properties, name));
    const isWhole = required.length > 1 && required.every((name) => fields.includes(name));
    return type === 'object' && !isThere && isWhole ? [{ group, fields }] : [];
  });
}

/** The suggestion to move fields into a group; certain if nothing else is wrong with them. */
function intoGroup(context: Context, group: string, fields: Record<string, unknown>): Suggestion[] {
  const { path } = context;
  const at = (name: string): DataPath => [...path, name];
  const insert: Edit = { kind: 'insert', path, name: group, value: fields, before: Object.keys(fields)[0] };
  const removed = Object.keys(fields).map((name): Edit => ({ kind: 'remove', path: at(name) }));
  return [{ edits: [insert, ...removed], certain: isValid(context, at(group), fields, fields) }];
}
