import type { SchemaSources } from '../schema.ts';
import { fieldRows, follow, type FieldRow } from './fields.ts';

/** A block type as its schema describes it to an author. */
export interface CatalogueBlock {
  type: string;
  title: string;
  description: string;
  /** When to choose it. */
  use: string;
  fields: FieldRow[];
  examples: Record<string, unknown>[];
}

/** Everything that a page can be made of. */
export interface Catalogue {
  blocks: CatalogueBlock[];
  icons: string[];
  tones: { names: string[]; description: string };
}

/** The catalogue that the schemas hold. */
export function catalogueOf({ blocks, common }: SchemaSources): Catalogue {
  const parts = common.$defs ?? {};
  const tone = follow({ $ref: '#/$defs/tone' }, parts);
  return {
    blocks: Object.entries(blocks).map(([type, schema]) => ({
      type,
      title: schema.title ?? type,
      description: schema.description ?? '',
      use: String(schema['x-use'] ?? ''),
      fields: fieldRows(schema, parts),
      examples: (schema.examples ?? []) as Record<string, unknown>[],
    })),
    icons: (parts['icon']?.enum ?? []) as string[],
    tones: { names: (tone.enum ?? []) as string[], description: tone.description ?? '' },
  };
}

/** The choices that set one example apart from the others, such as `layout rows`. */
export function choicesIn(block: CatalogueBlock, example: Record<string, unknown>): string[] {
  const choices = block.fields.filter(({ path, choices }) => path.length === 1 && choices.length > 1);
  return choices.flatMap(({ path: [name = ''] }) =>
    typeof example[name] === 'object' || example[name] === undefined ? [] : [`${name} ${String(example[name])}`],
  );
}
