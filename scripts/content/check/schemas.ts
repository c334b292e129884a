import fs from 'node:fs';
import path from 'node:path';
import { project } from '../../project.ts';
import type { DocumentKind } from '../model.ts';
import type { Schema } from '../schema.ts';

/** The tool itself is broken, not the content. The command says so and ends with 2. */
export class ToolError extends Error {}

/** The three bundles as one, so that their common definitions are compiled once. */
export interface Schemas {
  $defs: Record<string, Schema>;
  envelopes: Record<DocumentKind, Schema>;
}

const GENERATED = path.join(project, 'schemas/generated');
/** Roles that nothing looks up: collecting them would only cost time. */
const UNUSED_ROLES = new Set<unknown>(['text', 'note', 'blockType']);

let loaded: Schemas | undefined;

/** The generated schemas, read once per process. */
export function schemas(): Schemas {
  if (loaded) return loaded;
  const page = readBundle('page');
  const site = readBundle('site');
  const shared = readBundle('shared');
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

function readBundle(name: string): Schema {
  const file = path.join(GENERATED, `${name}.schema.json`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'), (key, value: unknown) => (key === 'x-role' && UNUSED_ROLES.has(value) ? undefined : value)) as Schema;
  } catch {
    throw new ToolError(`schemas/generated/${name}.schema.json cannot be read. Run "npm run generate".`);
  }
}
