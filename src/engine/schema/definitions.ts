import type { DocumentKind } from '../../model/content/content.ts';
import type { NameLists } from './bundle.ts';
import type { Schema, SchemaSources } from './schema.ts';

/** What the files of one root may say, as it is described: nothing of it is compiled. */
export interface Definitions {
  /** As they are written in `schemas/`. */
  sources: SchemaSources;
  /** Lists of names that the schemas refer to. */
  names: NameLists;
  /** Everything that can be referred to: common parts and block types. */
  $defs: Record<string, Schema>;
  envelopes: Record<DocumentKind, Schema>;
  /** All block types, by name. */
  blockTypes: readonly string[];
}
