import type { ErrorObject } from 'ajv';
import type { DocumentKind } from '../../../model/content/content.ts';
import { nearest } from '../../../model/words/nearest.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { removal, replaceWith } from '../../../model/diagnostics/suggestions.ts';
import { isCertain } from './certain-names.ts';
import { choicesNamed } from '../choices.ts';
import { itemNoun } from './place.ts';
import { sampleFrom, wordsForType, wordsForValue } from './samples.ts';
import type { Schema } from '../schema.ts';
import { asRightForm, asRightType } from './suggest.ts';
import { codeFor, isRequired, nameOf, type Context, type Family } from './fault-context.ts';

/** A value of the wrong type, form or size. */
// oxlint-disable-next-line max-lines-per-function -- a table of keywords, each with what is said of it
export function valueFault(context: Context, { keyword, params, parentSchema, data: value }: ErrorObject): void {
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
    case 'anyOf': {
      if (path.length === 0) return report('json/not-a-page', location, { found: wordsForValue(value) });
      // As data, 4.50 has lost its zero.
      const written = typeof value === 'number' ? context.sourceAt(path) : String(value);
      return report(
        code('wrong-type'),
        location,
        {
          found: wordsForValue(value, written),
          expected: wordsForType(schema),
          sample: sampleFrom(schemas, schema, value, written),
        },
        asRightType(context, path, schema, value, written),
      );
    }
    case 'const':
    case 'enum':
    case 'x-choices': {
      const named = schema['x-choices'] === undefined ? undefined : choicesNamed(schemas, schema['x-choices']);
      const allowed = [...(named ?? (params['allowedValues'] as unknown[] | undefined) ?? [params['allowedValue']])];
      // What stands in a list already is not meant once more.
      const around = typeof path.at(-1) === 'number' ? valueAt(data, path.slice(0, -1)) : [];
      const texts = allowed.filter((choice) => typeof choice === 'string' && !(around as unknown[]).includes(choice));
      const suggestion = typeof value === 'string' ? nearest(value, texts) : undefined;
      const isSure = suggestion !== undefined && isCertain(String(value), suggestion, texts);
      const only = allowed.length === 1 ? allowed[0] : undefined;
      // Two thousand icons are no help in a message.
      const told = named ? [] : allowed;
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
        asRightForm(context, path, schema, value),
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
        required: isRequired(schemas, kind, data, path),
      });
    case 'minProperties': {
      const fields = schema.properties && Object.keys(schema.properties);
      return report(code('too-few'), location, {
        has: Object.keys(value as object).length,
        limit: params['limit'] as number,
        noun: fields ? 'field' : itemNoun(schemas, schema),
        required: isRequired(schemas, kind, data, path),
        ...(fields && { fields }),
      });
    }
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
