import { OWN_BLOCKS } from '../../../model/content/content.ts';
import type { Entry, FileSource } from '../../../model/content/files.ts';
import type { Schema } from '../../schema/schema.ts';
import { MAX_DOCUMENT_SIZE } from '../encoding.ts';
import { misplacedBlocks, type MisplacedBlock } from './misplaced-blocks.ts';

export const SCHEMA = '.schema.json';
const COMPONENT = /^([a-z][^.]*)\.[jt]sx$/;

/** The kind of block that a schema is of, by the name of its file; empty where it names none. */
export const typeOfSchema = (schema: string): string =>
  schema.endsWith(SCHEMA) ? schema.slice(0, -SCHEMA.length) : '';

/** The kind of block that a component draws, by the name of its file; undefined where it draws none. */
export const typeOfComponent = (name: string): string | undefined => COMPONENT.exec(name)?.[1];

/** What `blocks/` has. */
interface BlockFiles {
  schemaNames: string[];
  /** Files by the types of their components. */
  components: Map<string, string>;
  /** Schemas and components that are no files. */
  linked: Entry[];
  misplaced: MisplacedBlock[];
}

/** Lists `blocks/`. */
export function listBlockFiles(source: FileSource): BlockFiles {
  const entries = (source.list(OWN_BLOCKS) ?? []).filter(({ name }) => !name.startsWith('.'));
  const names = entries.flatMap(({ name, kind }) => (kind === 'file' ? name : []));
  const linked = entries.filter(({ name, kind }) => kind !== 'file' && (name.endsWith(SCHEMA) || COMPONENT.test(name)));
  const components = names.flatMap((name): [type: string, name: string][] => {
    const type = typeOfComponent(name);
    return type === undefined ? [] : [[type, name]];
  });
  return {
    schemaNames: names.filter((name) => name.endsWith('.json') && !isData(source, name)).toSorted(),
    components: new Map(components),
    linked,
    misplaced: misplacedBlocks(source, entries),
  };
}

/**
 * Whether a JSON file is what a component imports: by its name it is no schema, and by its words none that was given
 * another name.
 */
function isData(source: FileSource, name: string): boolean {
  if (name.endsWith(SCHEMA)) return false;
  const file = `${OWN_BLOCKS}/${name}`;
  if ((source.size(file) ?? 0) > MAX_DOCUMENT_SIZE) return true;
  try {
    const { type, properties } = Object(JSON.parse(source.text(file) ?? '')) as Schema;
    return type !== 'object' || properties === undefined;
  } catch {
    return false;
  }
}
