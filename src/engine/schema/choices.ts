import type { Definitions } from './definitions.ts';
import type { Schema } from './schema.ts';

/** More choices than this are looked up: comparing a value with each of two thousand icons takes too long. */
const MAX_COMPARED = 200;

/** The kinds of blocks as a list of choices. */
export const BLOCK_TYPES = 'blockTypes';

/** A definition in which a long list of choices stands by the name of the definition, and not in full. */
export function withNamedChoices(name: string, schema: Schema): Schema {
  const { enum: all, ...rest } = schema;
  return all && all.length > MAX_COMPARED ? { ...rest, 'x-choices': name } : schema;
}

/** The choices that `"x-choices"` names. */
export function choicesNamed(
  { sources, names, blockTypes }: Pick<Definitions, 'sources' | 'names' | 'blockTypes'>,
  name: unknown,
): readonly unknown[] {
  if (name === BLOCK_TYPES) return blockTypes;
  const { enum: all, 'x-names': list } = sources.common.$defs?.[String(name)] ?? {};
  return all ?? names[String(list)] ?? [];
}
