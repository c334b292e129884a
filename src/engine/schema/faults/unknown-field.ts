import type { ErrorObject } from 'ajv';
import { getOrInsert, memoize } from '../../../model/memoize.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { booleanMeant } from '../../../model/words/meant/boolean-meant.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { isCertain } from '../vocabulary/certain-names.ts';
import { asFieldName } from '../../../model/words/field-name.ts';
import { codeFor, type Context } from './fault-context.ts';
import { belongingOf, inEntryOf, moveTo, wordsForPlaces } from './field-place.ts';
import { asBlock, notBlockField, notField } from './not-fields.ts';
import { fieldCalled } from '../vocabulary/fields-called.ts';
import { fits, isOfType } from '../suggestions/fits.ts';
import type { Schema } from '../schema.ts';
import { blockFields } from '../block-fields.ts';
import { deref, type Schemas } from '../schemas.ts';
import { renameTo } from '../suggestions/suggest.ts';

/** A field that its group does not have. The missing one that it is meant to be is taken out of `missing`. */
export function unknownField(context: Context, fault: ErrorObject, faults: ErrorObject[], missing: Set<string>): void {
  const { schemas, kind, path, report } = context;
  const value = fault.data as Record<string, unknown>;
  const schema = fault.parentSchema as Schema;
  const name = String(fault.params['additionalProperty']);
  const code = codeFor(kind, path, 'unknown-field');
  const location = { path: [...path, name], at: 'key' as const };
  const instead = notField(schema, name, value[name]);
  if (instead !== undefined) return report(code, location, { name, belongs: instead, allowed: [] });
  const unused = Object.keys(schema.properties ?? {}).filter((field) => !Object.hasOwn(value, field));
  const allowed = unused.filter((field) => field !== '$schema');
  const { field, isMeant, certain } = fieldMeant(context, fault, { unused, missing, faults });
  const there = isMeant ? undefined : alreadyThere(name, value, schema);
  if (there !== undefined) return report(code, location, { name, belongs: there, allowed });
  const other =
    (isMeant ? undefined : notBlockField(schemas, schema, name)) ??
    (field === undefined ? asBlock(context, name, value[name]) : undefined);
  if (other !== undefined) return report(code, location, { name, belongs: other, allowed });
  const inEntry = field === undefined ? inEntryOf(context, schema, name) : undefined;
  if (inEntry) {
    missing.delete(inEntry.list);
    return report(code, location, { name, belongs: inEntry.words, allowed });
  }
  // What stands under this very name elsewhere says more than a name that is alike.
  const belonging = isMeant ? { to: name, places: [] } : belongingOf(context, name);
  const suggestion =
    belonging.places.length > 0 ? undefined : (field ?? missingFieldFor(schemas, schema, value[name], missing));
  if (suggestion) missing.delete(suggestion);
  const edits = suggestion ? renameTo(context, name, suggestion, { certain }) : moveTo(context, name, belonging);
  const belongs =
    suggestion === undefined ? (wordsForPlaces(path, belonging) ?? asFact(context, name, value[name])) : undefined;
  report(code, location, { name, suggestion, belongs, allowed }, edits);
}

/** What is said of a number that its author wants to be known of the whole site, such as the number of a company. */
function asFact({ kind, path }: Context, name: string, value: unknown): string | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^(?![#/]|https?:).*\d/i.test(value));
  const isOne = kind === 'site' && path.length === 0 && isNumber;
  const fact = isOne ? asFieldName(name) : undefined;
  return (
    fact &&
    `A fact of your own stands in "facts", as "facts": { "${fact}": … }, and texts use it as {site.facts.${fact}}.`
  );
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
    mayMean(name, field) && canHold(deref(schemas, properties[field]), value[name]);
  const free = unused.filter(mayBe);
  const called =
    nearest(name, missing) ?? fieldCalled(name, [...missing]) ?? fieldCalled(name, free, { mayBeAlike: !isBorrowed });
  const field = called ?? (isBorrowed ? undefined : nearest(name, free));
  const others = (): string[] =>
    [...unused, ...Object.keys(value)].filter((each) => each !== '$schema' && each !== name);
  const certain =
    field !== undefined &&
    !isBorrowed &&
    field !== UNSEEN &&
    !isWantedTwice(field, name, faults) &&
    isCertain(name, field, others());
  return { field, isMeant: called !== undefined || certain, certain };
}

/** What is said of a field that is there under the name that it has here: "email" is "emails". */
function alreadyThere(name: string, value: object, { properties = {} }: Schema): string | undefined {
  const called = fieldCalled(
    name,
    Object.keys(properties).filter((field) => Object.hasOwn(value, field)),
  );
  return (
    called && `It is called "${called}" here, and that is there already. Write there what counts, and remove this one.`
  );
}

/** What is in this field nobody sees: whoever wrote a "notice" is to be asked. */
const UNSEEN = 'note';

/** Whether a name could be a slip for that of a field. */
const mayMean = (name: string, field: string): boolean => field !== UNSEEN || /^n/i.test(name);

/** Whether a value could be meant for a field: no words are a yes or no. */
const canHold = ({ type }: Schema, value: unknown): boolean =>
  type !== 'boolean' || typeof value !== 'string' || booleanMeant(value) !== undefined;

/** Whether another unknown field of a group would like to have the same name. */
const isWantedTwice = (meant: string, name: string, faults: ErrorObject[]): boolean =>
  getOrInsert(wanted(faults), meant, () =>
    faults.flatMap(({ keyword, params }) => {
      const unknown = keyword === 'additionalProperties' ? String(params['additionalProperty']) : undefined;
      return unknown !== undefined && nearest(unknown, [meant]) !== undefined ? [unknown] : [];
    }),
  ).some((other) => other !== name);

/** The unknown fields of a group that are near to each of its fields: a group may have thousands. */
const wanted = memoize((_faults: ErrorObject[]) => new Map<string, string[]>());

/**
 * The first missing field that a value under another name could be meant for: "ref" for "name". A wrong name is one
 * mistake, not two.
 */
function missingFieldFor(
  schemas: Schemas,
  { properties = {} }: Schema,
  value: unknown,
  missing: Iterable<string>,
): string | undefined {
  const taking = [...missing].filter((name) => {
    const schema = deref(schemas, properties[name]);
    return name !== 'type' && isOfType(schema, value) && matchesPattern(schemas, schema, value);
  });
  const fitting = taking.find((name) => fits(schemas, deref(schemas, properties[name]), value));
  // Of groups in a list it is clear what they are, whatever each of them is made of.
  return fitting ?? (taking.length === 1 && isOfGroups(value) ? taking[0] : undefined);
}

/** Whether a text has the form that is asked for, such as that of an address. */
const matchesPattern = (schemas: Schemas, { pattern }: Schema, value: unknown): boolean =>
  typeof value !== 'string' || pattern === undefined || schemas.patterns.of(pattern).test(value);

const isOfGroups = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isGroup);
