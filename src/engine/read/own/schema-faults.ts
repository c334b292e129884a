import { reportInto, type Report } from '../../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath, Diagnostic, Edit } from '../../../model/diagnostics/diagnostic.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { replaceWith } from '../../../model/diagnostics/suggestions.ts';
import { definitionNamed, type Schema } from '../../schema/schema.ts';
import { isDefined, type Schemas } from '../../schema/schemas.ts';
import { ownBlockCodes } from './codes.ts';

/** Parts of `common.schema.json` and what leads there. */
const COMMON = '../common.schema.json#/$defs/';

/** What is wrong with a schema that has the form of one: with its name, and with what it refers to. */
export function schemaFaults(builtIn: Schemas, { file, data }: ContentDocument, type: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, ownBlockCodes);
  const schema = data as Schema;
  if (isDefined(builtIn, type)) report('own/taken-name', {}, takenBy(builtIn, type));
  const written = schema.properties?.['type']?.const;
  const path: DataPath = ['properties', 'type', 'const'];
  if (written !== type) {
    const alike = (schema.examples ?? []).flatMap((example, index): DataPath[] =>
      (example as { type?: unknown }).type === written ? [['examples', index, 'type']] : [],
    );
    const edits = [path, ...alike].map((at): Edit => ({ kind: 'replace', location: { path: at }, value: type }));
    report('own/other-type', { path }, { type, written: String(written) }, [{ edits }]);
  }
  forEachNode(schema, [], (node, path) => nodeFaults(builtIn, node, path, report));
  return diagnostics;
}

function nodeFaults(builtIn: Schemas, node: Schema, path: DataPath, report: Report<typeof ownBlockCodes>): void {
  const { $ref: ref, pattern, required, properties, anyOf = [] } = node;
  if (ref !== undefined) {
    const parts = Object.keys(builtIn.sources.common.$defs ?? {});
    const name = definitionNamed(ref);
    if (!ref.endsWith(`common.schema.json#/$defs/${name}`) || !parts.includes(name)) {
      const part = parts.includes(name) ? name : nearest(name, parts);
      const suggestion = part === undefined ? undefined : COMMON + part;
      const location = { path: [...path, '$ref'], about: path };
      report('own/unknown-part', location, { ref, suggestion, parts }, replaceWith(location, suggestion));
    }
  }
  const reason = pattern === undefined ? undefined : faultOf(pattern);
  if (reason !== undefined) report('own/bad-pattern', { path: [...path, 'pattern'], about: path }, { reason });
  const named = (names: string[] = [], at: DataPath): void => {
    for (const [index, name] of names.entries()) {
      if (name === 'type' || (properties && Object.hasOwn(properties, name))) continue;
      const location = { path: [...at, 'required', index] };
      const suggestion = nearest(name, Object.keys(properties ?? {}));
      report('own/unknown-required', location, { name, suggestion }, replaceWith(location, suggestion));
    }
  };
  named(required, path);
  for (const [index, needed] of anyOf.entries()) named(needed.required, [...path, 'anyOf', index]);
}

/** Why a regular expression cannot be read. */
function faultOf(pattern: string): string | undefined {
  try {
    return void new RegExp(pattern, 'u');
  } catch (fault) {
    return (fault as Error).message.replace(/^.*\/u?: /, '');
  }
}

/** Every node that describes a value, and where it stands. */
function forEachNode(node: Schema, path: DataPath, visit: (node: Schema, path: DataPath) => void): void {
  visit(node, path);
  for (const [name, field] of Object.entries(node.properties ?? {}))
    forEachNode(field, [...path, 'properties', name], visit);
  for (const key of ['items', 'additionalProperties', 'propertyNames']) {
    const inner = node[key];
    if (inner !== null && typeof inner === 'object') forEachNode(inner as Schema, [...path, key], visit);
  }
}

/** What has the name of an own block already: a block, or a part of blocks. */
export const takenBy = (builtIn: Schemas, type: string): { type: string; isPart: boolean } => ({
  type,
  isPart: !builtIn.blockTypes.includes(type),
});
