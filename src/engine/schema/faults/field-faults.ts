import type { ErrorObject } from 'ajv';
import type { Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import type { Certainty } from '../../../model/diagnostics/suggestions.ts';
import { memoize } from '../../../model/memoize.ts';
import { truthMeant } from '../../../model/words/truth-meant.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { asFieldName } from '../../../model/words/field-name.ts';
import { nearest } from '../../../model/words/nearest.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import { fitsAs, isCertain } from './certain-names.ts';
import { belongingOf, moveTo, wordsForPlaces } from './field-place.ts';
import { fieldCalled } from './fields-called.ts';
import { nounAt } from './place.ts';
import { sampleOf } from './samples.ts';
import type { Schema } from '../schema.ts';
import { deref, schemaOfBlock, type Schemas } from '../schemas.ts';
import { insertSample, keepOne } from './suggest.ts';
import { alternatives, codeFor, isNamed, type Context } from './fault-context.ts';

/** Missing and unknown fields of one group; a misspelt field is both, and reported once. */
export function fieldFaults(context: Context, faults: ErrorObject[]): void {
  const { schemas, kind, data, path, report } = context;
  const value = faults[0]?.data as Record<string, unknown>;
  const missing = new Set(
    faults.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params['missingProperty'])),
  );

  for (const fault of faults) {
    if (fault.keyword === 'additionalProperties') unknownField(context, fault, faults, missing);
    else if (fault.keyword === 'propertyNames') badName(context, fault);
    else if (isEmpty(fault) && !hasUnknown(faults))
      report('block/empty', { path, at: 'open' }, { names: alternatives(fault.parentSchema as Schema) });
    else if (fault.keyword === 'oneOf' && !(isNoneThere(fault) && hasUnknown(faults))) {
      const schema = fault.parentSchema as Schema;
      const rule = String(schema['x-oneOfMessage']);
      report('field/choose-one', { path, at: 'open' }, { rule }, keepOne(path, schema, value));
    }
  }
  for (const name of missing) {
    const schema = faults.find(({ keyword, params }) => keyword === 'required' && params['missingProperty'] === name)
      ?.parentSchema as Schema;
    if (schema.title === 'Block' && name === 'type') {
      missingType(context, value);
      continue;
    }
    const sample = sampleOf(schemas, deref(schemas, schema.properties?.[name]));
    const noun = isNamed(path) ? undefined : nounAt(schemas, kind, data, path);
    report(
      codeFor(kind, path, 'missing-field'),
      { path, at: 'open' },
      { name, noun, sample },
      insertSample(context, path, { name, sample, schema }),
    );
  }
}

/** A field that its group does not have. The missing one that it is meant to be is taken out of `missing`. */
function unknownField(context: Context, fault: ErrorObject, faults: ErrorObject[], missing: Set<string>): void {
  const { schemas, kind, path, report } = context;
  const value = fault.data as Record<string, unknown>;
  const schema = fault.parentSchema as Schema;
  const name = String(fault.params['additionalProperty']);
  const code = codeFor(kind, path, 'unknown-field');
  const location = { path: [...path, name], at: 'key' as const };
  const instead = notField(schema, name);
  if (instead !== undefined) return report(code, location, { name, belongs: instead, allowed: [] });
  const unused = Object.keys(schema.properties ?? {}).filter((field) => !Object.hasOwn(value, field));
  const allowed = unused.filter((field) => field !== '$schema');
  const { field, isMeant, certain } = fieldMeant(context, fault, { unused, missing, faults });
  const there = isMeant ? undefined : alreadyThere(name, value);
  if (there !== undefined) return report(code, location, { name, belongs: there, allowed });
  // What stands under this very name elsewhere says more than a name that is alike.
  const belonging = isMeant ? { to: name, places: [] } : belongingOf(context, name);
  const suggestion =
    belonging.places.length > 0 ? undefined : (field ?? takesIn(schemas, schema, value[name], missing));
  if (suggestion) missing.delete(suggestion);
  const edits = suggestion ? renameTo(context, name, suggestion, { certain }) : moveTo(context, name, belonging);
  report(code, location, { name, suggestion, belongs: wordsForPlaces(path, belonging), allowed }, edits);
}

/** Fields that one which does not exist may be meant for. */
interface Candidates {
  unused: string[];
  missing: ReadonlySet<string>;
  faults: ErrorObject[];
}

/** The field of its group that an unknown one is by its name; `isMeant` where it is more than alike. */
function fieldMeant(
  { schemas }: Context,
  { data, params, parentSchema }: ErrorObject,
  { unused, missing, faults }: Candidates,
): { field: string | undefined; isMeant: boolean; certain: boolean } {
  const value = data as Record<string, unknown>;
  const name = String(params['additionalProperty']);
  const { properties = {} } = parentSchema as Schema;
  // Whoever writes a field that other blocks have knows it from there: it is no slip for one that is written alike.
  const isBorrowed = name !== 'type' && blockFields(schemas).has(name);
  const mayBe = (field: string): boolean =>
    !isBorrowed && mayMean(name, field) && canHold(deref(schemas, properties[field]), value[name]);
  const alike = unused.filter(mayBe);
  const called = nearest(name, missing) ?? fieldCalled(name, [...missing]) ?? fieldCalled(name, alike);
  const field = called ?? nearest(name, alike);
  const others = [...unused, ...Object.keys(value)].filter((each) => each !== '$schema' && each !== name);
  const certain =
    field !== undefined &&
    !isBorrowed &&
    field !== UNSEEN &&
    isCertain(name, field, others) &&
    !isWantedTwice(field, name, faults);
  return { field, isMeant: called !== undefined || certain, certain };
}

/** What is done in place of a field that other programs have, and that is none here. */
function notField(schema: Schema, name: string): string | undefined {
  const all = (schema['x-notFields'] ?? []) as { names: string[]; instead: string }[];
  return all.find(({ names }) => names.includes(name))?.instead;
}

/** What is said of a field that is there under the name that it has here: "email" is "emails". */
function alreadyThere(name: string, value: Record<string, unknown>): string | undefined {
  const called = fieldCalled(
    name,
    Object.keys(value).filter((field) => field !== name),
  );
  return called && `It is called "${called}" here, and that is there already.`;
}

/** What is in this field nobody sees: whoever wrote a "notice" is to be asked. */
const UNSEEN = 'note';

/** Whether a name could be a slip for that of a field. */
const mayMean = (name: string, field: string): boolean => field !== UNSEEN || /^n/i.test(name);

/** The names of all fields that blocks have. */
const blockFields = memoize(
  (schemas: Schemas): ReadonlySet<string> =>
    new Set(schemas.blockTypes.flatMap((type) => Object.keys(schemaOfBlock(schemas, type).properties ?? {}))),
);

/** Whether a value could be meant for a field: no words are a yes or no. */
const canHold = ({ type }: Schema, value: unknown): boolean =>
  type !== 'boolean' || typeof value !== 'string' || truthMeant(value) !== undefined;

/** A name that its author chose, such as a fact's, and that cannot be one. */
function badName({ kind, data, path, report }: Context, fault: ErrorObject): void {
  const name = String(fault.params['propertyName']);
  const names = (fault.parentSchema as Schema).propertyNames as Schema;
  const meant = names.enum
    ? String(nearest(name, names.enum as string[]) ?? names.enum[0])
    : spelled(name, names, valueAt(data, path) as object);
  const form =
    names['patternErrorMessage'] ?? 'Names start with a lower-case letter and have letters (a to z) and digits only.';
  const edits: Suggestion[] = meant ? [{ edits: [{ kind: 'rename', path: [...path, name], name: meant }] }] : [];
  report(
    codeFor(kind, path, 'bad-name'),
    { path: [...path, name], at: 'key' },
    { name, rule: names.enum ? didYouMean(meant) : `${didYouMean(meant)} ${String(form)}`.trim() },
    edits,
  );
}

/** A name in the letters that it may have, where no other field of the group is called so. */
function spelled(name: string, { pattern = '' }: Schema, group: object): string | undefined {
  const closest = asFieldName(name);
  const isFree = closest !== undefined && !Object.hasOwn(group, closest);
  return isFree && pattern === FIELD_NAME ? closest : undefined;
}

const FIELD_NAME = '^[a-z][a-zA-Z0-9]*$';

function missingType(context: Context, value: Record<string, unknown>): void {
  const { schemas, path, report } = context;
  const wrong = Object.keys(value).find(
    (key) => nearest(key, ['type']) !== undefined && typeof value[key] === 'string',
  );
  const fitting = schemas.blockTypes.filter((type) => fits(schemas, schemaOfBlock(schemas, type), { ...value, type }));
  const suggestion = fitting.length === 1 ? fitting[0] : undefined;
  if (wrong !== undefined) {
    const type = String(value[wrong]);
    const isType = schemas.blockTypes.some((known) => isCertain(type, known, schemas.blockTypes));
    const edits = renameTo(context, wrong, 'type', { certain: isType && isCertain(wrong, 'type', []) });
    return report('block/missing-type', { path: [...path, wrong], at: 'key' }, { wrong, suggestion }, edits);
  }
  const insert = { kind: 'insert' as const, path, name: 'type', before: Object.keys(value)[0], value: suggestion };
  report(
    'block/missing-type',
    { path, at: 'open' },
    { suggestion },
    suggestion === undefined ? [] : [{ edits: [insert] }],
  );
}

/** The suggestion to give a field another name; certain only if what stands in it is what that one takes. */
function renameTo(
  { schemas, kind, data, path }: Context,
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

/** Whether a block has nothing that could be seen. */
export const isEmpty = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'anyOf' && alternatives(parentSchema as Schema).length > 0;

/** Whether a group has none of the fields of which it needs one: what stands there under a wrong name is the one. */
const isNoneThere = ({ params }: ErrorObject): boolean => params['passingSchemas'] === null;
const hasUnknown = (faults: ErrorObject[]): boolean => faults.some(({ keyword }) => keyword === 'additionalProperties');

/** Whether another unknown field of a group would like to have the same name. */
function isWantedTwice(meant: string, name: string, faults: ErrorObject[]): boolean {
  const unknown = faults.flatMap(({ keyword, params }) =>
    keyword === 'additionalProperties' ? [String(params['additionalProperty'])] : [],
  );
  return unknown.some((other) => other !== name && nearest(other, [meant]) !== undefined);
}

/**
 * The first missing field that a value under another name could be meant for: "ref" for "name". A wrong name is one
 * mistake, not two.
 */
function takesIn(
  schemas: Schemas,
  { properties = {} }: Schema,
  value: unknown,
  missing: Iterable<string>,
): string | undefined {
  return [...missing].find((name) => {
    const schema = deref(schemas, properties[name]);
    return name !== 'type' && isOfType(schema, value) && fits(schemas, schema, value);
  });
}

/** Whether a value may stand where a schema wants its type. */
export function isOfType({ type, const: constant, enum: choices }: Schema, value: unknown): boolean {
  const found = Array.isArray(value)
    ? 'array'
    : typeof value === 'number' && type === 'integer'
      ? 'integer'
      : typeof value;
  if ((constant !== undefined && constant !== value) || (choices && !choices.includes(value))) return false;
  return value !== null && (type === undefined ? constant !== undefined : [type].flat().includes(found));
}

/** Whether a value has the fields that a schema wants, whatever stands in them. */
function fits(schemas: Schemas, schema: Schema, value: unknown): boolean {
  if (Array.isArray(value))
    return schema.items === undefined || value.every((item) => fits(schemas, deref(schemas, schema.items), item));
  if (value === null || typeof value !== 'object') return true;
  const { type, properties, required = [] } = schema;
  if (!properties) return type !== 'string';
  return (
    required.every((name) => name in value) &&
    Object.entries(value).every(
      ([name, inner]) => name in properties && fits(schemas, deref(schemas, properties[name]), inner),
    )
  );
}
