import { isGroup } from '../../../model/content/is-group.ts';
import type { Schemas } from '../schemas.ts';
import { typeNamed } from './type-named.ts';

/** The block that was meant by fields under the name of its type; undefined where the name is of no type. */
export function blockFrom(
  schemas: Schemas,
  name: string,
  fields: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const type = typeNamed(schemas, name);
  return type === undefined || Object.hasOwn(fields, 'type') ? undefined : { type, ...fields };
}

/** The blocks that were meant by a group of them under the names of their types; undefined where one is of no type. */
export function blocksFrom(schemas: Schemas, value: Record<string, unknown>): Record<string, unknown>[] | undefined {
  const blocks = Object.entries(value).map(([name, fields]) =>
    isGroup(fields) ? blockFrom(schemas, name, fields) : undefined,
  );
  return blocks.every((block) => block !== undefined) && blocks.length > 0 ? blocks : undefined;
}
