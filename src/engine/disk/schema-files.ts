import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { adviceCodes } from '../check/codes.ts';
import { createSchemas, type Schemas } from '../schema/schemas.ts';
import type { Schema, SchemaSources } from '../schema/schema.ts';
import { compiled } from './cache/compiled-schemas.ts';
import { hashOfText } from './files/hash.ts';
import { readJson } from './files/read-json.ts';
import { iconFamilyNames, iconsTagged } from './icons.ts';
import { matchWithTimeout } from './match-with-timeout.ts';
import { project } from './project.ts';

const SCHEMA = '.schema.json';

const loaded = new Map<string, Schemas>();

/**
 * The schemas of a folder, read once per process. Throws a `ToolError` when a file cannot be read: a schema is code,
 * not content.
 */
export function schemasIn(folder: string = path.join(project, 'schemas')): Schemas {
  let schemas = loaded.get(folder);
  if (!schemas) {
    const sources = readSchemas(folder);
    const validators = fingerprintOf(sources) === compiled.of ? compiled.validators : undefined;
    const names = { advice: adviceCodes, icons: iconFamilyNames() };
    schemas = createSchemas(sources, names, validators, matchWithTimeout, iconsTagged);
    loaded.set(folder, schemas);
  }
  return schemas;
}

/** As `schemasIn`, but reads the folder again, after schemas were edited. */
export function freshSchemas(folder: string = path.join(project, 'schemas')): Schemas {
  loaded.delete(folder);
  return schemasIn(folder);
}

/** Parses the schemas in a folder. Throws a `ToolError` when a file cannot be read. */
export function readSchemas(folder: string): SchemaSources {
  const read = (file: string): Schema => {
    try {
      return readJson<Schema>(path.join(folder, file));
    } catch (fault) {
      throw new ToolError(`schemas/${file}, a description of pages, cannot be read: ${(fault as Error).message}`);
    }
  };
  const types = fs.readdirSync(path.join(folder, 'blocks')).filter((name) => name.endsWith(SCHEMA));
  const blocks = types.toSorted().map((name) => [name.slice(0, -SCHEMA.length), read(`blocks/${name}`)] as const);
  const envelope = (name: string): Schema => read(name + SCHEMA);
  return {
    page: envelope('page'),
    site: envelope('site'),
    shared: envelope('shared'),
    block: envelope('block'),
    common: envelope('common'),
    strings: envelope('strings'),
    blocks: Object.fromEntries(blocks),
  };
}

/** The paths of the schemas in a folder. */
export const schemaFiles = (folder: string = path.join(project, 'schemas')): string[] =>
  [folder, path.join(folder, 'blocks')].flatMap((each) =>
    fs.readdirSync(each).flatMap((name) => (name.endsWith(SCHEMA) ? [path.join(each, name)] : [])),
  );

/** A hash of schemas. */
export const fingerprintOf = (sources: SchemaSources): string => hashOfText(JSON.stringify(sources));
