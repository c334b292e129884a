import path from 'node:path';
import { project } from '../disk/project.ts';
import type { DocumentKind } from '../../model/content.ts';
import { bundleSchema, readSchemas, type Schema, type SchemaSources } from './schema.ts';

/** The tool itself is broken, not the content. The command says so and ends with 2. */
export class ToolError extends Error {}

/** The three bundles as one, so that their common definitions are compiled once. */
export interface Schemas {
  $defs: Record<string, Schema>;
  envelopes: Record<DocumentKind, Schema>;
}

/** Roles that nothing looks up: collecting them would only cost time. */
const UNUSED_ROLES = new Set<unknown>(['text', 'note', 'blockType']);

let loaded: Schemas | undefined;

/** The schemas, read once per process. The bundles in `schemas/generated` say the same, spelled out for editors. */
export function schemas(): Schemas {
  if (loaded) return loaded;
  const sources = read();
  const [page, site, shared] = (['page', 'site', 'shared'] as const).map((kind) => bundleSchema(sources, kind)) as [Schema, Schema, Schema];
  const $defs = { ...site.$defs, ...shared.$defs, ...page.$defs };
  loaded = { $defs, envelopes: { page: envelope(page), site: envelope(site), shared: envelope(shared) } };
  return loaded;
}

/** A schema node with its reference followed; what stands beside the reference wins. */
export function deref(node: Schema | undefined): Schema {
  const name = node?.$ref?.replace('#/$defs/', '');
  if (!node || name === undefined) return node ?? {};
  return { ...deref(schemas().$defs[name]), ...node, $ref: undefined };
}

function envelope({ $defs: _defs, $schema: _dialect, ...rest }: Schema): Schema {
  return rest;
}

function read(): SchemaSources {
  try {
    return readSchemas(path.join(project, 'schemas'), (key, value) => (key === 'x-role' && UNUSED_ROLES.has(value) ? undefined : value));
  } catch (fault) {
    throw new ToolError(`The descriptions of pages in the folder "schemas" cannot be read: ${(fault as Error).message}`);
  }
}
