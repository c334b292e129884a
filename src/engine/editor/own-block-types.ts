import { BLOCK_MODULE } from '../../model/content/content.ts';
import { NAMED_TYPES, RESOLVED_TYPES } from '../schema/component-types.ts';
import { definitionNamed, type Schema } from '../schema/schema.ts';

/** What a component receives for the common part of a name. */
const PARTS = { ...RESOLVED_TYPES, ...NAMED_TYPES };
const PLAIN: Record<string, string> = { integer: 'number', null: 'null' };

/**
 * The text of `.pagewright/blocks.d.ts`: it adds the owner's blocks to those that `BlockProps` knows.
 * A generator for every schema there could be is a package of 20 MB; blocks need a few of its words.
 */
export function ownBlockTypes(blocks: Record<string, Schema>, common: Record<string, Schema>): string {
  const fields = blockFields(blocks, common, '    ');
  const used = [...new Set(Object.values(PARTS))].filter((name) => new RegExp(`\\b${name}\\b`).test(fields));
  return [
    '/* written from blocks/*.schema.json; do not edit */',
    used.length > 0 ? `import type { ${used.toSorted().join(', ')} } from '${BLOCK_MODULE}';` : 'export {};',
    '',
    `declare module '${BLOCK_MODULE}' {`,
    '  interface Blocks {',
    fields,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** A field for each block, as lines of an interface. */
export const blockFields = (blocks: Record<string, Schema>, common: Record<string, Schema>, indent: string): string =>
  Object.entries(blocks)
    .map(([type, schema]) => `${comment(schema, indent)}${indent}${type}: ${typeOf(schema, common, indent)};`)
    .join('\n');

function typeOf(node: Schema, common: Record<string, Schema>, indent: string): string {
  const { $ref, type, const: constant, enum: choices, anyOf } = node;
  const name = $ref && definitionNamed($ref);
  if (name !== undefined) return PARTS[name] ?? typeOf(common[name] ?? {}, common, indent);
  if (constant !== undefined) return JSON.stringify(constant);
  if (choices) return union(choices.map((choice) => JSON.stringify(choice)));
  // Beside a type it only says which fields are needed.
  if (anyOf && type === undefined) return union(anyOf.map((each) => typeOf(each, common, indent)));
  const kinds = type === undefined ? [] : [type].flat();
  return union(kinds.map((kind) => typeOfKind(node, kind, common, indent))) || 'unknown';
}

function typeOfKind(node: Schema, kind: string, common: Record<string, Schema>, indent: string): string {
  if (kind === 'array') {
    const item = typeOf(node.items ?? {}, common, indent);
    return / \| /.test(item.replace(/\{.*\}/gs, '')) ? `(${item})[]` : `${item}[]`;
  }
  if (kind !== 'object') return PLAIN[kind] ?? kind;
  const { properties = {}, required = [], additionalProperties: others } = node;
  const inner = `${indent}  `;
  const types = Object.entries(properties).map(([name, field]) => [name, typeOf(field, common, inner)] as const);
  const isOptional = (name: string): boolean => !required.includes(name);
  const fields = types.map(
    ([name, type]) =>
      `${comment(properties[name] ?? {}, inner)}${inner}${name}${isOptional(name) ? '?' : ''}: ${type};`,
  );
  if (typeof others === 'object') {
    // What is said of all names holds for those that are known, too.
    const known = types.flatMap(([name, type]) => (isOptional(name) ? [type, 'undefined'] : [type]));
    fields.push(`${inner}[name: string]: ${union([typeOf(others, common, inner), ...known])};`);
  }
  return fields.length === 0 ? 'object' : `{\n${fields.join('\n')}\n${indent}}`;
}

const union = (types: string[]): string => [...new Set(types)].join(' | ');

const comment = ({ description }: Schema, indent: string): string =>
  description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n`;
