import { asText } from '../../../model/words/as-text.ts';
import type { ErrorObject } from 'ajv';
import { isSiteKind, type DocumentKind } from '../../../model/content/content.ts';
import type { Edit, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { letterCount } from '../../../model/words/letters/columns.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { removal, replaceWith } from '../../../model/diagnostics/suggestions.ts';
import { iconMeant, meantBy } from './choice-meant.ts';
import { choicesNamed } from '../choices.ts';
import { isOldAddress, oldAddressHint } from '../suggestions/old-addresses.ts';
import { siteInFolderHint } from '../suggestions/site-in-folder.ts';
import { closedDaysHint } from '../suggestions/closed-days.ts';
import { saysMore } from '../../../model/words/meant/says-more.ts';
import { severalHoursHint } from '../suggestions/several-hours.ts';
import { oneLineJson } from '../suggestions/one-line-json.ts';
import { itemNoun } from '../place-in-words.ts';
import { sampleFrom, wordsForType, wordsForValue } from '../suggestions/samples.ts';
import type { Schema } from '../schema.ts';
import { asRightForm } from '../suggestions/right-form.ts';
import { partsBeside } from './scattered-fields.ts';
import { asRightType, isValid, parsed } from '../suggestions/suggest.ts';
import { typeCalled } from '../suggestions/type-named.ts';
import { insteadOfType } from '../vocabulary/not-types.ts';
import { codeFor, isRequired, fieldNameAt, slowPattern, type Context } from './fault-context.ts';

/** Reports what is wrong with a value: of several faults only the first in the order of `KEYWORDS`. */
export function valueFault(context: Context, faults: ErrorObject[]): void {
  for (const [keyword, report] of Object.entries(KEYWORDS)) {
    const fault = faults.find((each) => each.keyword === keyword);
    if (fault) return (schemaOf(fault)['x-code'] === 'block/unknown-type' ? unknownType : report)(context, fault);
  }
}

type Reporter = (context: Context, fault: ErrorObject) => void;

const KEYWORDS: Record<string, Reporter> = {
  type: wrongType,
  const: unknownChoice,
  enum: unknownChoice,
  'x-choices': unknownChoice,
  anyOf: wrongType,
  pattern: wrongForm,
  minimum: outOfRange('least'),
  maximum: outOfRange('most'),
  minItems: tooFew,
  minProperties: tooFew,
  maxItems: tooMany,
  uniqueItems: repeated,
  maxLength: tooLong,
};

const schemaOf = ({ parentSchema }: ErrorObject): Schema => parentSchema as Schema;
const limitOf = ({ params }: ErrorObject): number => params['limit'] as number;

function unknownType({ schemas, path, report }: Context, { data: value }: ErrorObject): void {
  const types = [...schemas.blockTypes];
  const instead = insteadOfType(asText(value));
  const near = meantBy(value, types);
  const meant = near.certain ? near.suggestion : (typeCalled(schemas, asText(value)) ?? near.suggestion);
  const suggestion = instead === undefined ? meant : undefined;
  const location = { path, about: path.slice(0, -1) };
  report(
    'block/unknown-type',
    location,
    { value, suggestion, types, ...(instead !== undefined && { instead }) },
    replaceWith(location, suggestion, { certain: near.certain }),
  );
}

function wrongType(context: Context, fault: ErrorObject): void {
  const { schemas, kind, path, report } = context;
  const { data: value } = fault;
  const schema = schemaOf(fault);
  if (path.length === 0) return report('json/not-a-page', { path }, { found: wordsForValue(value) });
  // As data, 4.50 has lost its zero.
  const written = typeof value === 'number' ? context.sourceAt(path) : asText(value);
  const sample = sampleFrom(schemas, schema, value, written);
  const whole = withParts(context, sample);
  report(
    codeFor(kind, path, 'wrong-type'),
    { path },
    {
      found: wordsForValue(value, written),
      expected: wordsForType(schema),
      sample: whole?.sample ?? sample,
      ...(saysMore(written) && otherwiseOf(schema)),
    },
    whole?.edits ?? asRightType(context, path, schema, { value, written }),
  );
}

const otherwiseOf = (schema: Schema): { otherwise?: string } => {
  const { 'x-otherwise': otherwise } = schema as Schema & { 'x-otherwise'?: string };
  return otherwise === undefined ? {} : { otherwise };
};

/** A group in place of one of its parts, with the others that stand beside it; undefined where there are none. */
function withParts(context: Context, sample: string): { sample: string; edits: Suggestion[] } | undefined {
  const { path } = context;
  const parts = partsBeside(context);
  const names = Object.keys(parts);
  const only = parsed(sample);
  if (names.length === 0 || !isGroup(only)) return undefined;
  const group = { ...only, ...parts };
  const removed = names.map((name): Edit => ({ kind: 'remove', path: [...path.slice(0, -1), name] }));
  const certain = isValid(context, path, group, { ...parts, own: valueAt(context.data, path) });
  return {
    sample: oneLineJson(group),
    edits: [{ edits: [{ kind: 'replace', location: { path }, value: group }, ...removed], certain }],
  };
}

function unknownChoice({ schemas, kind, data, path, report }: Context, fault: ErrorObject): void {
  const { params, data: value } = fault;
  const { 'x-choices': choices, 'x-otherwise': otherwise } = schemaOf(fault) as Schema & { 'x-otherwise'?: string };
  const named = choices === undefined ? undefined : choicesNamed(schemas, choices);
  const allowed = [...(named ?? (params['allowedValues'] as unknown[] | undefined) ?? [params['allowedValue']])];
  // What stands in a list already is not meant once more.
  const around = typeof path.at(-1) === 'number' ? (valueAt(data, path.slice(0, -1)) as unknown[]) : [];
  const texts = allowed.filter((choice) => typeof choice === 'string' && !around.includes(choice)) as string[];
  const {
    suggestion,
    certain,
    more = [],
  } = choices === 'icon' ? iconMeant(schemas, value, texts) : meantBy(value, texts);
  const only = allowed.length === 1 ? allowed[0] : undefined;
  report(
    codeFor(kind, path, 'unknown-choice'),
    { path },
    // Two thousand icons are no help in a message.
    {
      value,
      suggestion,
      ...(more.length > 0 && { more }),
      allowed: named ? [] : allowed,
      ...(otherwise !== undefined && { otherwise }),
    },
    replaceWith({ path }, suggestion ?? only, { certain }),
  );
}

function wrongForm(context: Context, fault: ErrorObject): void {
  const { schemas, kind, data, path, report } = context;
  const { data: value } = fault;
  const schema = schemaOf(fault);
  if (schema['x-code'] === 'text/blank') {
    const required = isRequired(schemas, kind, data, path);
    const edits = required || typeof path.at(-1) === 'number' ? [] : removal(path);
    return report('text/blank', { path }, { required }, edits);
  }
  if (schemas.patterns.isTooSlow(schema.pattern, value))
    return report('text/slow-form', { path }, slowPattern(context, schema));
  const number = asNumber(context, schema, value);
  const edits = number.length > 0 ? number : asRightForm(context, path, schema, value);
  const meant = edits.flatMap((suggestion) => suggestion.edits.map((edit) => (edit as { value?: unknown }).value));
  const words = isOldAddress(path, schema) ? oldAddressHint : siteInFolderHint;
  const said = edits.length === 0 ? (words(path, String(value)) ?? hoursHint(context, String(value))) : undefined;
  const rule = said ?? ruleOf(schema, kind);
  report(codeFor(kind, path, 'wrong-form'), { path }, { value, meant, rule }, edits);
}

/** What is said of opening hours that are no single entry: of closed days, or of several hours. */
const hoursHint = ({ data, path }: Context, words: string): string | undefined =>
  closedDaysHint(path, words) ?? severalHoursHint(path, words, asText(valueAt(data, ['lang'])));

/** The suggestions for a text that may be a number in quotes, where texts and numbers are allowed. */
function asNumber(context: Context, schema: Schema, value: unknown): Suggestion[] {
  if (!Array.isArray(schema.type) || !schema.type.includes('number')) return [];
  return asRightType(context, context.path, { ...schema, type: 'number' }, { value, written: asText(value) });
}

function outOfRange(side: 'least' | 'most'): Reporter {
  return ({ path, report }, fault) => {
    const limit = limitOf(fault);
    const args = { value: fault.data as number, limit, side };
    report('block/out-of-range', { path }, args, replaceWith({ path }, limit));
  };
}

function tooFew({ schemas, kind, data, path, report }: Context, fault: ErrorObject): void {
  const schema = schemaOf(fault);
  const fields = Array.isArray(fault.data) ? undefined : schema.properties && Object.keys(schema.properties);
  report(
    codeFor(kind, path, 'too-few'),
    { path },
    {
      has: Object.keys(fault.data as object).length,
      limit: limitOf(fault),
      noun: fields ? 'field' : itemNoun(schemas, schema),
      required: isRequired(schemas, kind, data, path),
      ...(fields && { fields }),
    },
  );
}

function tooMany({ schemas, kind, path, report }: Context, fault: ErrorObject): void {
  const limit = limitOf(fault);
  const args = { has: (fault.data as unknown[]).length, limit, noun: itemNoun(schemas, schemaOf(fault)) };
  report(codeFor(kind, path, 'too-many'), { path: [...path, limit], about: path }, args);
}

function repeated({ kind, path, report }: Context, { params, data }: ErrorObject): void {
  const { i: first, j: second } = params as { i: number; j: number };
  report(
    codeFor(kind, path, 'repeated'),
    { path: [...path, second], about: path },
    { value: (data as unknown[])[second], first: first + 1, second: second + 1 },
    removal([...path, second]),
  );
}

function tooLong({ path, report }: Context, fault: ErrorObject): void {
  const reason = schemaOf(fault)['x-limitReason'] as string | undefined;
  const has = letterCount(fault.data as string);
  const limit = limitOf(fault);
  if (has > limit) report('text/too-long', { path }, { name: fieldNameAt(path), has, limit, reason });
}

/** The rule for the form of a value. In the site file it does not mention tokens, which quote its facts. */
function ruleOf(schema: Schema, kind: DocumentKind): string {
  const rule = String(schema['patternErrorMessage'] ?? 'Look at the examples your editor shows.');
  return isSiteKind(kind) ? rule.replace(/, or "\{site\.[^"]*"/, '') : rule;
}
