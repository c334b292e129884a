import type { SchemaSources } from '../schema/schema.ts';
import { deref } from '../schema/schemas.ts';
import { fieldRows, type FieldRow } from './fields.ts';
import { labelsOf } from './example-labels.ts';

/** A block type as its schema describes it to an author. */
export interface CatalogueBlock {
  type: string;
  title: string;
  description: string;
  /** When to choose it. */
  use: string;
  /** Its own fields; those of every block stand in the catalogue once. */
  fields: FieldRow[];
  examples: CatalogueExample[];
}

/** A block as an author could write it. */
export interface CatalogueExample {
  value: Record<string, unknown>;
  /** What sets it apart from the examples before it. */
  labels: string[];
}

/** Blocks that do the same for a page. */
interface CatalogueGroup {
  name: string;
  blocks: CatalogueBlock[];
}

/** Everything that a page can be made of. */
export interface Catalogue {
  groups: CatalogueGroup[];
  /** What can stand in every block. */
  everywhere: FieldRow[];
  icons: string[];
  tones: { names: string[]; description: string };
}

/** What blocks do for a page, in the order in which a page needs it: the values of "x-group" in the schemas. */
export const GROUPS = ['Begin', 'Explain', 'Offer', 'Prove', 'Invite', 'Reuse'];
const OTHERS = 'Others';

/**
 * The catalogue that the schemas hold.
 * @param icons the names of all icons
 */
export function catalogueOf({ blocks, common, own = [] }: SchemaSources, icons: readonly string[] = []): Catalogue {
  const parts = { $defs: common.$defs ?? {} };
  const tone = deref(parts, { $ref: '#/$defs/tone' });
  // "type" says nothing that the name of the block does not.
  const rows = Object.values(blocks).map((schema) =>
    fieldRows(schema, parts).filter(({ path }) => path.join() !== 'type'),
  );
  // An owner's block need not have a name for links, such as all others have.
  const usual = rows.filter((_row, index) => !own.includes(Object.keys(blocks)[index] ?? ''));
  const everywhere = (usual[0] ?? []).filter((row) =>
    usual.every((others) => others.some((other) => isSame(other, row))),
  );
  // A heading, for example, tells nobody one example from another.
  const isUsual = ({ path }: FieldRow): boolean =>
    rows.filter((each) => each.some((row) => row.path.join() === path.join())).length > rows.length / 2;
  const described = Object.entries(blocks).map(([type, schema], index) => {
    const fields = (rows[index] ?? []).filter((row) => !everywhere.some((other) => isSame(other, row)));
    const examples = (schema.examples ?? []) as Record<string, unknown>[];
    const telling = fields.filter((row) => row.choices.length > 0 || !isUsual(row));
    return {
      group: String(schema['x-group'] ?? OTHERS),
      type,
      title: schema.title ?? type,
      description: schema.description ?? '',
      use: String(schema['x-use'] ?? ''),
      fields,
      examples: examples.map((value, at) => ({ value, labels: labelsOf(telling, examples.slice(0, at), value) })),
    };
  });
  const inOrder = described.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
  const names = [...new Set([...GROUPS, ...described.map(({ group }) => group)])];
  return {
    groups: names
      .map((name) => ({
        name,
        blocks: inOrder.filter(({ group }) => group === name).map(({ group: _group, ...block }) => block),
      }))
      .filter((group) => group.blocks.length > 0),
    everywhere,
    icons: [...icons],
    tones: { names: (tone.enum ?? []) as string[], description: tone.description ?? '' },
  };
}

const isSame = (one: FieldRow, other: FieldRow): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All blocks of a catalogue, group by group. */
export const blocksOf = ({ groups }: Catalogue): CatalogueBlock[] => groups.flatMap(({ blocks }) => blocks);
