import type { ContentDocument } from '../../model/content/content.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { FileSource } from '../../model/content/files.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { OwnParts } from './own/own-parts.ts';

/** All content of one root folder, as it is at one time: what follows from it can be kept with it. */
export interface SiteContent {
  source: FileSource;
  /** What this root's files may say: its block types are among it. */
  schemas: Schemas;
  /** By file, in the order of the names. */
  documents: ReadonlyMap<string, ContentDocument>;
  /** Files that are no documents (their names are wrong, or they cannot be read), with the reason. */
  refused: readonly Diagnostic[];
  /** Blocks and icons of the owner's own. */
  own: OwnParts;
  /**
   * The version of what makes photographs smaller here when the site is built; undefined where they stay as they are.
   */
  pictureTool?: string;
}

/** A file of the content, whatever it is for. */
export const documentIn = (
  { documents, own }: Pick<SiteContent, 'documents'> & Partial<Pick<SiteContent, 'own'>>,
  file: string,
): ContentDocument | undefined => documents.get(file) ?? own?.documents.get(file);

/** Gives the texts of the files of some content, as reporters take them. */
export const textsIn =
  (content: SiteContent) =>
  (file: string): string | undefined =>
    documentIn(content, file)?.text;
