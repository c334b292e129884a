import type { ErrorObject } from 'ajv';
import { reportInto, type Report } from '../../model/codes.ts';
import type { DocumentKind } from '../../model/content.ts';
import type { DataPath, Diagnostic, Suggestion } from '../../model/diagnostic.ts';
import { nearest } from '../../model/nearest.ts';
import { removal, replaceWith } from '../../model/suggestions.ts';
import { fitsAs, isCertain } from './certain-names.ts';
import { schemaCodes } from './codes.ts';
import { itemNoun, nounAt } from './place.ts';
import { sampleFrom, sampleOf, wordsForType, wordsForValue } from './samples.ts';
import type { Schema } from './schema.ts';
import { deref, schemaOfBlock, type Schemas } from './schemas.ts';
import { asRightForm, asRightType, insertSample, keepOne } from './suggest.ts';
import { pathOf } from './validate.ts';
import { isInBlock, schemaAt } from './walk.ts';

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

/** Of several faults of one value only the first of these is worth saying. */
const ORDER = [
  'type',
  'const',
  'enum',
  'x-choices',
  'anyOf',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'maxLength',
];

/** What of a document is compared with its schema. */
interface Subject {
  file: string;
  kind: DocumentKind;
  data: unknown;
}

/** Turns what the validator found into diagnostics: one for each mistake. */
export function schemaDiagnostics(
  schemas: Schemas,
  { file, kind, data }: Subject,
  errors: ErrorObject[],
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, schemaCodes);
  const groups = new Map<string, ErrorObject[]>();
  const [swapped, others] = withoutSwapped(schemas, withoutNoise(errors));
  for (const [first, second] of swapped) {
    const [a, b] = [pathOf(first.instancePath), pathOf(second.instancePath)];
    const edits = [
      { kind: 'replace' as const, location: { path: a }, value: second.data },
      { kind: 'replace' as const, location: { path: b }, value: first.data },
    ];
    report(
      'field/swapped',
      { path: a, at: 'key', about: a.slice(0, -1) },
      { name: String(a.at(-1)), other: String(b.at(-1)) },
      [{ edits }],
    );
  }
  for (const error of others) groups.set(error.instancePath, [...(groups.get(error.instancePath) ?? []), error]);
  for (const [pointer, faults] of groups) {
    const path = pathOf(pointer);
    const context = { schemas, kind, data, path, report };
    const [first] = faults
      .filter((fault) => ORDER.includes(fault.keyword))
      .toSorted((a, b) => ORDER.indexOf(a.keyword) - ORDER.indexOf(b.keyword));
    if (first) valueFault(context, first);
    if (first?.keyword !== 'type') fieldFaults(context, faults);
  }
  return diagnostics;
}

/** Two fields of one group that have each other's value: that is one mistake. */
function withoutSwapped(
  schemas: Schemas,
  errors: ErrorObject[],
): [swapped: [ErrorObject, ErrorObject][], others: ErrorObject[]] {
  const swapped: [ErrorObject, ErrorObject][] = [];
  const wrong = errors.filter(
    ({ keyword, instancePath }) => ['type', 'const', 'enum'].includes(keyword) && /\/[^/\d][^/]*$/.test(instancePath),
  );
  const holder = ({ instancePath }: ErrorObject): string => instancePath.slice(0, instancePath.lastIndexOf('/'));
  const fitsThere = (one: ErrorObject, other: ErrorObject): boolean =>
    isOfType(deref(schemas, one.parentSchema as Schema), other.data);
  for (const [index, first] of wrong.entries()) {
    const second = wrong
      .slice(index + 1)
      .find((other) => holder(other) === holder(first) && fitsThere(first, other) && fitsThere(other, first));
    const isTold = swapped.flat().some(({ instancePath }) => instancePath === first.instancePath);
    if (second && !isTold) swapped.push([first, second]);
  }
  const told = new Set(swapped.flat().map(({ instancePath }) => instancePath));
  return [
    swapped,
    errors.filter(
      ({ instancePath }) => ![...told].some((path) => instancePath === path || instancePath.startsWith(`${path}/`)),
    ),
  ];
}

interface Context {
  schemas: Schemas;
  kind: DocumentKind;
  data: unknown;
  path: DataPath;
  report: Report<typeof schemaCodes>;
}

/** Drops what only explains another fault: branches of a choice, and the conditions around block types. */
function withoutNoise(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      error.propertyName === undefined &&
      !choices.some(
        (choice) =>
          choice !== error &&
          error.instancePath.startsWith(choice.instancePath) &&
          error.schemaPath.startsWith(`${choice.schemaPath}/`),
      ),
  );
}

/** Missing and unknown fields of one group; a misspelt field is both, and reported once. */
function fieldFaults(context: Context, faults: ErrorObject[]): void {
  const { schemas, kind, data, path, report } = context;
  const value = faults[0]?.data as Record<string, unknown>;
  const missing = new Set(
    faults.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params['missingProperty'])),
  );

  for (const fault of faults) {
    if (fault.keyword === 'additionalProperties') unknownField(context, fault, faults, missing);
    else if (fault.keyword === 'propertyNames') badName(context, fault);
    else if (fault.keyword === 'oneOf') {
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
      insertSample(context, path, name, sample, schema),
    );
  }
}

/** A field that its group does not have. The missing one that it is meant to be is taken out of `missing`. */
function unknownField(context: Context, fault: ErrorObject, faults: ErrorObject[], missing: Set<string>): void {
  const { schemas, kind, path, report } = context;
  const value = fault.data as Record<string, unknown>;
  const schema = fault.parentSchema as Schema;
  const name = String(fault.params['additionalProperty']);
  const allowed = Object.keys(schema.properties ?? {});
  const unused = allowed.filter((field) => !Object.hasOwn(value, field));
  const suggestion = nearest(name, missing) ?? nearest(name, unused) ?? takesIn(schemas, schema, value[name], missing);
  if (suggestion) missing.delete(suggestion);
  const offered = unused.filter((field) => field !== '$schema');
  const used = Object.keys(value).filter((field) => field !== name);
  const isSure = (meant: string): boolean =>
    isCertain(name, meant, [...offered, ...used]) && !isWantedTwice(meant, name, faults);
  const edits = suggestion === undefined ? [] : renameTo(context, name, suggestion, isSure(suggestion));
  const code = codeFor(kind, path, 'unknown-field');
  report(code, { path: [...path, name], at: 'key' }, { name, suggestion, allowed: offered }, edits);
}

/** A name that its author chose, such as a fact's, and that cannot be one. */
function badName({ kind, path, report }: Context, fault: ErrorObject): void {
  const name = String(fault.params['propertyName']);
  const names = (fault.parentSchema as Schema)['propertyNames'] as Schema;
  const meant = names.enum && String(nearest(name, names.enum as string[]) ?? names.enum[0]);
  const rule = meant
    ? `Did you mean "${meant}"?`
    : (names['patternErrorMessage'] ?? 'Names start with a lower-case letter and have letters and digits only.');
  const edits: Suggestion[] = meant ? [{ edits: [{ kind: 'rename', path: [...path, name], name: meant }] }] : [];
  report(codeFor(kind, path, 'bad-name'), { path: [...path, name], at: 'key' }, { name, rule: String(rule) }, edits);
}

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
    const edits = renameTo(context, wrong, 'type', isType && isCertain(wrong, 'type', []));
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
function renameTo({ schemas, kind, data, path }: Context, from: string, to: string, isSure: boolean): Suggestion[] {
  const field = [...path, from];
  return [
    {
      edits: [{ kind: 'rename', path: field, name: to }],
      certain: isSure && fitsAs(schemas, { kind, data }, field, to),
    },
  ];
}

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
  return [...missing].find((name) => name !== 'type' && isOfType(deref(schemas, properties[name]), value));
}

function isOfType({ type, const: constant, enum: choices }: Schema, value: unknown): boolean {
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

/** A value of the wrong type, form or size. */
// oxlint-disable-next-line max-lines-per-function -- a table of keywords, each with what is said of it
function valueFault(context: Context, { keyword, params, parentSchema, data: value }: ErrorObject): void {
  const { schemas, kind, data, path, report } = context;
  const schema = parentSchema as Schema;
  const location = { path };
  const code = <F extends Family>(family: F) => codeFor(kind, path, family);
  if (schema['x-code'] === 'block/unknown-type') {
    const types = [...schemas.blockTypes];
    const suggestion = typeof value === 'string' ? nearest(value, types) : undefined;
    const location = { path, about: path.slice(0, -1) };
    const isSure = suggestion !== undefined && isCertain(String(value), suggestion, types);
    return report(
      'block/unknown-type',
      location,
      { value, suggestion, types },
      replaceWith(location, suggestion, isSure),
    );
  }
  switch (keyword) {
    case 'type':
    case 'anyOf':
      if (path.length === 0) return report('json/not-a-page', location, { found: wordsForValue(value) });
      return report(
        code('wrong-type'),
        location,
        { found: wordsForValue(value), expected: wordsForType(schema), sample: sampleFrom(schemas, schema, value) },
        asRightType(context, path, schema, value),
      );
    case 'const':
    case 'enum':
    case 'x-choices': {
      const choices = (schema['x-choices'] ?? params['allowedValues']) as unknown[] | undefined;
      const allowed = choices ?? [params['allowedValue']];
      const texts = allowed.filter((choice) => typeof choice === 'string');
      const suggestion = typeof value === 'string' ? nearest(value, texts) : undefined;
      const isSure = suggestion !== undefined && isCertain(String(value), suggestion, texts);
      const only = allowed.length === 1 ? allowed[0] : undefined;
      // Two thousand icons are no help in a message.
      const told = schema['x-choices'] === undefined ? allowed : [];
      return report(
        code('unknown-choice'),
        location,
        { value, suggestion, allowed: told },
        replaceWith(location, suggestion ?? only, isSure),
      );
    }
    case 'pattern':
      if (schema['x-code'] === 'text/blank') {
        const required = isRequired(schemas, kind, data, path);
        return report(
          'text/blank',
          location,
          { required },
          required || typeof path.at(-1) === 'number' ? [] : removal(path),
        );
      }
      return report(
        code('wrong-form'),
        location,
        { value, rule: ruleOf(schema, kind) },
        asRightForm(context, path, value),
      );
    case 'minimum':
    case 'maximum': {
      const limit = params['limit'] as number;
      const side = keyword === 'minimum' ? 'least' : 'most';
      return report(
        'block/out-of-range',
        location,
        { value: value as number, limit, side },
        replaceWith(location, limit),
      );
    }
    case 'minItems':
      return report(code('too-few'), location, {
        has: (value as unknown[]).length,
        limit: params['limit'] as number,
        noun: itemNoun(schemas, schema),
      });
    case 'maxItems':
      return report(
        code('too-many'),
        { path: [...path, params['limit'] as number], about: path },
        { has: (value as unknown[]).length, limit: params['limit'] as number, noun: itemNoun(schemas, schema) },
      );
    case 'uniqueItems': {
      const first = Math.min(params['i'] as number, params['j'] as number);
      const second = Math.max(params['i'] as number, params['j'] as number);
      return report(
        code('repeated'),
        { path: [...path, second], about: path },
        { value: (value as unknown[])[second], first: first + 1, second: second + 1 },
        removal([...path, second]),
      );
    }
    case 'maxLength': {
      const reason = schema['x-limitReason'] as string | undefined;
      return report('text/too-long', location, {
        name: nameOf(path),
        has: [...(value as string)].length,
        limit: params['limit'] as number,
        reason,
      });
    }
  }
}

/** How a value has to look. The site file holds the facts: there one cannot be quoted to say itself. */
function ruleOf(schema: Schema, kind: DocumentKind): string {
  const rule = String(schema['patternErrorMessage'] ?? 'Look at the examples your editor shows.');
  return kind === 'site' || kind === 'language' ? rule.replace(/, or "\{site\.[^"]*"/, '') : rule;
}

/** Whether a place is a field such as "seo", of which there is only one, rather than one of many. */
function isNamed(path: DataPath): boolean {
  return path.length > 0 && typeof path.at(-1) === 'string';
}

function isRequired(schemas: Schemas, kind: DocumentKind, data: unknown, path: DataPath): boolean {
  const name = path.at(-1);
  return typeof name === 'string' && (schemaAt(schemas, kind, data, path.slice(0, -1)).required ?? []).includes(name);
}

/** `seo.title` outside of blocks; inside them the last name that is no number. */
function nameOf(path: DataPath): string {
  const names = path.filter((part) => typeof part === 'string');
  return path.some((part) => typeof part === 'number') ? (names.at(-1) ?? '') : names.join('.');
}

function codeFor<F extends Family>(
  kind: DocumentKind,
  path: DataPath,
  family: F,
): `field/${F}` & keyof typeof schemaCodes {
  // Both families take the same arguments; the type of the field family stands for both.
  return `${isInBlock(kind, path) ? 'block' : 'field'}/${family}` as `field/${F}` & keyof typeof schemaCodes;
}
