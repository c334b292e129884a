import type { Schema } from '../schema.ts';
import type { Schemas } from '../schemas.ts';
import { isOfType } from '../suggestions/fits.ts';
import { typeNamed } from '../suggestions/type-named.ts';
import type { Context } from './fault-context.ts';

/** Fields that other programs have, as the schema of a group says, or that of all blocks. */
interface NotFields {
  names: string[];
  /** The type of what stands in them, where they are fields with anything else. */
  of?: Schema['type'];
  /** A field that the block has, where they are said of several kinds of blocks. */
  with?: string;
  instead: string;
}

/** What is done in place of a field that other programs have, and that the group has not, as its schema says. */
export const notField = (schema: Schema, name: string, value: unknown): string | undefined =>
  ((schema['x-notFields'] ?? []) as NotFields[]).find(
    ({ names, of }) => names.includes(name) && (of === undefined || isOfType({ type: of }, value)),
  )?.instead;

/** The same of a field that no block has. */
export function notBlockField({ sources }: Schemas, { properties = {} }: Schema, name: string): string | undefined {
  if (properties['type']?.const === undefined) return undefined;
  const all = (sources.common['x-notFields'] ?? []) as NotFields[];
  return all.find(
    ({ names, with: other }) => names.includes(name) && (other === undefined || Object.hasOwn(properties, other)),
  )?.instead;
}

/** What is said of a block that stands in the page itself, under the name of its type. */
export function asBlock({ schemas, kind, path }: Context, name: string, value: unknown): string | undefined {
  const isOne = kind === 'page' && path.length === 0 && typeof value === 'object' && value !== null;
  const type = isOne ? typeNamed(schemas, name) : undefined;
  return type && `It is a block: write it into "blocks", as { "type": "${type}", … }.`;
}
