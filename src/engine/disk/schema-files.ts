import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../model/tool-error.ts';
import { adviceCodes } from '../check/codes.ts';
import { createSchemas, type Schemas } from '../schema/schemas.ts';
import type { Schema, SchemaSources } from '../schema/schema.ts';
import { iconSet } from './icons.ts';
import { project } from './project.ts';

const loaded = new Map<string, Schemas>();

/**
 * The schemas of a folder, read once per process. Throws a `ToolError` when a file cannot be read: a schema is code,
 * not content.
 */
export function schemasIn(folder: string = path.join(project, 'schemas')): Schemas {
  let schemas = loaded.get(folder);
  if (!schemas) {
    schemas = createSchemas(readSchemas(folder), { advice: adviceCodes, icons: Object.keys(iconSet()) });
    loaded.set(folder, schemas);
  }
  return schemas;
}

/** The schemas of a folder as they are now, for whoever works on them. Throws a `ToolError` as `schemasIn` does. */
export function freshSchemas(folder: string = path.join(project, 'schemas')): Schemas {
  loaded.delete(folder);
  return schemasIn(folder);
}

/** Reads a folder of schemas as they are written. */
export function readSchemas(folder: string): SchemaSources {
  const read = (file: string): Schema => {
    try {
      return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Schema;
    } catch (fault) {
      throw new ToolError(`schemas/${file}, a description of pages, cannot be read: ${(fault as Error).message}`);
    }
  };
  const blocks: Record<string, Schema> = {};
  for (const name of fs.readdirSync(path.join(folder, 'blocks')).toSorted()) {
    if (name.endsWith('.schema.json')) blocks[name.replace('.schema.json', '')] = read(`blocks/${name}`);
  }
  const envelope = (name: string): Schema => read(`${name}.schema.json`);
  return {
    page: envelope('page'),
    site: envelope('site'),
    shared: envelope('shared'),
    block: envelope('block'),
    common: envelope('common'),
    strings: envelope('strings'),
    blocks,
  };
}
