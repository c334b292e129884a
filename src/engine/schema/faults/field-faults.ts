import type { ErrorObject } from 'ajv';
import type { Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { asFieldName } from '../../../model/words/field-name.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import { codeFor, isNamed, slowPattern, type Context } from './fault-context.ts';
import { fieldCalled } from '../vocabulary/fields-called.ts';
import { nounAt } from '../place-in-words.ts';
import { sampleOf } from '../suggestions/samples.ts';
import { alternatives, type Schema } from '../schema.ts';
import { deref } from '../schemas.ts';
import { insertSample, suggestKeepingOne, renameTo } from '../suggestions/suggest.ts';
import { missingType } from './missing-type.ts';
import { reportScattered } from './scattered-fields.ts';
import { reportWholeSiteFields } from './whole-site-fields.ts';
import { reportWrapped } from './wrapped-fields.ts';
import { unknownField } from './unknown-field.ts';

/** Reports missing and unknown fields of one group; a misspelled field is both, and reported once. */
export function fieldFaults(context: Context, faults: ErrorObject[]): void {
  const { path, report } = context;
  const value = faults[0]?.data as Record<string, unknown>;
  // Misspelled fields are removed from these.
  const missing = new Set(
    faults.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params['missingProperty'])),
  );
  const ofWholeSite = reportWholeSiteFields(context, faults);
  const reported =
    ofWholeSite.size > 0
      ? ofWholeSite
      : new Set([...reportWrapped(context, faults, missing), ...reportScattered(context, faults, missing)]);
  for (const fault of faults) {
    if (fault.keyword === 'additionalProperties') {
      if (!reported.has(String(fault.params['additionalProperty']))) unknownField(context, fault, faults, missing);
    } else if (fault.keyword === 'propertyNames') badName(context, fault);
    else if (isEmpty(fault) && !hasUnknown(faults))
      report('block/empty', { path, at: 'open' }, { names: alternatives(fault.parentSchema as Schema) });
    else if (fault.keyword === 'oneOf' && !(isNoneThere(fault) && hasUnknown(faults))) {
      const schema = fault.parentSchema as Schema;
      const rule = String(schema['x-oneOfMessage']);
      report('field/choose-one', { path, at: 'open' }, { rule }, suggestKeepingOne(path, schema, value));
    }
  }
  for (const name of missing) missingField(context, schemaRequiring(name, faults), name, value);
}

const schemaRequiring = (name: string, faults: ErrorObject[]): Schema =>
  faults.find(({ keyword, params }) => keyword === 'required' && params['missingProperty'] === name)
    ?.parentSchema as Schema;

function missingField(context: Context, schema: Schema, name: string, value: Record<string, unknown>): void {
  if (schema.title === 'Block' && name === 'type') return missingType(context, value);
  const { schemas, kind, data, path, report } = context;
  const sample = sampleOf(schemas, deref(schemas, schema.properties?.[name]));
  const noun = isNamed(path) ? undefined : nounAt(schemas, kind, data, path);
  const instead = onlyNamed(schema, value);
  report(
    codeFor(kind, path, 'missing-field'),
    { path, at: 'open' },
    { name, noun, sample, ...(instead !== undefined && { instead }) },
    instead === undefined
      ? insertSample(context, path, { name, sample, schema })
      : renameTo(context, instead, name, { certain: false }),
  );
}

/** The name of the only entry in a group with free names: the only telephone number is probably the required one. */
function onlyNamed({ propertyNames }: Schema, group: Record<string, unknown>): string | undefined {
  const [only, ...others] = Object.keys(group);
  return propertyNames !== undefined && others.length === 0 ? only : undefined;
}

const NAME_FORM = 'Names start with a lower-case letter and have letters (a to z) and digits only.';

/** Reports a free name, such as that of a fact, that is not allowed. */
function badName(context: Context, fault: ErrorObject): void {
  const { schemas, kind, data, path, report } = context;
  const name = String(fault.params['propertyName']);
  const names = (fault.parentSchema as Schema).propertyNames as Schema;
  if (schemas.patterns.isTooSlow(names.pattern, name))
    return report('text/slow-form', { path: [...path, name], at: 'key' }, slowPattern(context, names));
  const meant = names.enum
    ? nearest(name, names.enum as string[])
    : spelled(name, names, valueAt(data, path) as object);
  const form = names['patternErrorMessage'] ?? NAME_FORM;
  const listed = meant === undefined ? 'Your editor lists them all when you press Ctrl+Space.' : '';
  const isOnlySpaced = meant === name.trim() && !names.enum;
  const edits: Suggestion[] = meant
    ? [{ edits: [{ kind: 'rename', path: [...path, name], name: meant }], certain: isOnlySpaced }]
    : [];
  report(
    codeFor(kind, path, 'bad-name'),
    { path: [...path, name], at: 'key' },
    {
      name,
      rule: isOnlySpaced
        ? `There is a space beside it: write "${meant}".`
        : `${didYouMean(meant)} ${names.enum ? listed : String(form)}`.trim(),
    },
    edits,
  );
}

/** A name in allowed letters; undefined where the group has another field of that name. */
function spelled(name: string, { pattern = '' }: Schema, group: object): string | undefined {
  const closest = asFieldName(name) ?? fieldCalled(name, COMMON_FACTS);
  const isFree = closest !== undefined && !Object.hasOwn(group, closest);
  return isFree && pattern === FIELD_NAME ? closest : undefined;
}

/** The facts that blocks and structured data use. */
const COMMON_FACTS = ['date', 'author', 'category'];
const FIELD_NAME = '^[a-z][a-zA-Z0-9]*$';

/** Whether a block has nothing to show. */
export const isEmpty = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'anyOf' && alternatives(parentSchema as Schema).length > 0;

/** Whether a group has none of the fields of which it needs one: what stands there under a wrong name is the one. */
const isNoneThere = ({ params }: ErrorObject): boolean => params['passingSchemas'] === null;
const hasUnknown = (faults: ErrorObject[]): boolean => faults.some(({ keyword }) => keyword === 'additionalProperties');
