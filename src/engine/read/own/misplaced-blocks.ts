import { OWN_BLOCKS } from '../../../model/content/content.ts';
import type { Entry, FileSource } from '../../../model/content/files.ts';
import { isFieldName } from '../../../model/words/field-name.ts';

const SCHEMA = /^(?:(.+)\.)?schema\.json$/;

/** A schema in a folder below `blocks/`, where no kind of block is looked for. */
export interface MisplacedBlock {
  /** The kind of block that it seems to be meant for. */
  type: string;
  file: string;
}

/** Finds schemas that were put into folders of their own, as components often are. @param entries those of `blocks/` */
export function misplacedBlocks(source: FileSource, entries: Entry[]): MisplacedBlock[] {
  const folders = entries.flatMap(({ name, kind }) => (kind === 'folder' ? name : []));
  return folders.toSorted().flatMap((folder) =>
    filesIn(source, folder).flatMap((name) => {
      const found = SCHEMA.exec(name);
      if (!found) return [];
      const type = found[1] && found[1] !== 'index' ? found[1] : folder;
      return isFieldName(type) ? [{ type, file: `${OWN_BLOCKS}/${folder}/${name}` }] : [];
    }),
  );
}

/** The component that was put into a folder that is called as the kind of block. @returns its path in `blocks/` */
export function misplacedComponent(source: FileSource, type: string): string | undefined {
  const named = (name: string): boolean => /^[^.]+\.[jt]sx$/.test(name);
  const found = filesIn(source, type).filter(named);
  const main = found.length === 1 ? found[0] : found.find((name) => ['index', type].includes(name.slice(0, -4)));
  return main && `${type}/${main}`;
}

const filesIn = (source: FileSource, folder: string): string[] =>
  (source.list(`${OWN_BLOCKS}/${folder}`) ?? []).flatMap(({ name, kind }) => (kind === 'file' ? name : []));
