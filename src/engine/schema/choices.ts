import type { FuncKeywordDefinition } from 'ajv';
import type { Schema } from './schema.ts';

/** More choices than this are looked up: comparing a value with each of two thousand icons takes too long. */
const MANY = 200;

/** `enum`, for many. */
export const choices: FuncKeywordDefinition = {
  keyword: 'x-choices',
  schemaType: 'array',
  compile: (all: unknown[]) => {
    const known = new Set(all);
    return (value) => known.has(value);
  },
};

/** Definitions in which long lists of choices are looked up. */
export const withChoices = ($defs: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, quick(schema)]));

function quick(schema: Schema): Schema {
  const { enum: all, ...rest } = schema;
  return all && all.length > MANY ? { ...rest, 'x-choices': all } : schema;
}
