import { reportInto } from '../../../model/diagnostics/codes.ts';
import { isBroken, OWN_BLOCKS, type ContentDocument } from '../../../model/content/content.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Entry, FileSource } from '../../../model/content/files.ts';
import { renameFile } from '../../../model/diagnostics/suggestions.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { asFieldName, isFieldName } from '../../../model/words/field-name.ts';
import type { Schema } from '../../schema/schema.ts';
import { isDefined, type Schemas } from '../../schema/schemas.ts';
import { withOwn } from '../../schema/with-own.ts';
import { createDocument, tooLargeDocument } from '../document.ts';
import { MAX_DOCUMENT_SIZE } from '../encoding.ts';
import { kindRefusal } from '../refusals.ts';
import { listBlockFiles, SCHEMA, typeOfComponent, typeOfSchema } from './block-files.ts';
import { ownBlockCodes } from './codes.ts';
import { exampleDiagnostics } from './examples.ts';
import { misplacedComponent, type MisplacedBlock } from './misplaced-blocks.ts';
import type { OwnBlock, OwnParts } from './own-parts.ts';
import { schemaFaults, takenBy } from './schema-faults.ts';

/** The own blocks of a root, and what its files may say with them. */
interface OwnBlocks extends Pick<OwnParts, 'blocks' | 'broken' | 'documents' | 'refused'> {
  schemas: Schemas;
}

/** What is found in `blocks/`, file by file. */
interface Found {
  documents: Map<string, ContentDocument>;
  refused: Diagnostic[];
  blocks: OwnBlock[];
  /** Schemas by type. */
  sound: Record<string, Schema>;
  /** Pages that use what is broken are not told so once more. */
  broken: Record<string, Schema>;
  /** Files of components by their types, without those of schemas that were read. */
  components: Map<string, string>;
}

/** Reads `blocks/`: a schema and a component for each kind of block. */
export function readOwnBlocks(source: FileSource, builtIn: Schemas, icons: readonly string[]): OwnBlocks {
  const { schemaNames, components, linked, misplaced } = listBlockFiles(source);
  const found: Found = { documents: new Map(), refused: [], blocks: [], sound: {}, broken: {}, components };
  for (const entry of linked) refuseKind(builtIn, entry, found);
  for (const schema of schemaNames) {
    const type = typeOfSchema(schema);
    // Its component cannot be read, which was said.
    if (Object.hasOwn(found.broken, type)) continue;
    if (isFieldName(type)) readBlock(source, builtIn, type, found);
    else readMisnamed(source, builtIn, schema, found);
  }
  for (const block of misplaced) reportMisplaced(source, builtIn, block, found);
  for (const [type, name] of components) reportWithoutSchema(builtIn, type, name, found);
  const { documents, refused, blocks, sound, broken } = found;
  const schemas = withOwn(builtIn, { blocks: sound, broken, icons });
  for (const document of documents.values())
    if (Object.hasOwn(sound, document.address))
      document.diagnostics.push(...exampleDiagnostics(schemas, document, document.address));
  return { blocks, broken: new Set(Object.keys(broken)), documents, refused, schemas };
}

/** Reads a kind of block. */
function readBlock(source: FileSource, builtIn: Schemas, type: string, found: Found): void {
  const { documents, refused, blocks, sound, broken, components } = found;
  const file = `${OWN_BLOCKS}/${type}${SCHEMA}`;
  const document = readSchema(source, builtIn, file, type);
  documents.set(file, document);
  const name = components.get(type);
  const other = name === undefined ? nearest(type, components.keys()) : undefined;
  components.delete(other ?? type);
  if (isDefined(builtIn, type)) return;
  const isSound = !isBroken(document);
  (isSound ? sound : broken)[type] = (document.data ?? {}) as Schema;
  if (name === undefined) {
    const meant = other === undefined ? misplacedComponent(source, type) : `${other}.tsx`;
    reportInto(document.diagnostics, file, ownBlockCodes)('own/no-component', {}, { type, found: meant });
    return;
  }
  const component = `${OWN_BLOCKS}/${name}`;
  requireDefault(source, component, type, refused);
  if (isSound) blocks.push({ type, schema: file, component });
}

/** Takes account of a schema whose file names no kind of block. */
function readMisnamed(
  source: FileSource,
  builtIn: Schemas,
  schema: string,
  { refused, broken, components }: Found,
): void {
  const meant = refuseName(source, schema, refused);
  // Its component has the same name, or the right one, and pages say either.
  for (const each of [meant, typeOfSchema(schema)]) {
    if (!each) continue;
    if (!isDefined(builtIn, each)) broken[each] = {};
    components.delete(each);
  }
}

/** Says that a schema lies where no kind of block is looked for. */
function reportMisplaced(source: FileSource, builtIn: Schemas, { type, file }: MisplacedBlock, found: Found): void {
  const { refused, broken, sound, components } = found;
  if (isDefined(builtIn, type) || Object.hasOwn(sound, type) || Object.hasOwn(broken, type)) return;
  reportInto(refused, file, ownBlockCodes)('own/in-folder', {}, { type });
  broken[type] = (readSchema(source, builtIn, file, type).data ?? {}) as Schema;
  components.delete(type);
}

/** Says that a component has no schema. */
function reportWithoutSchema(builtIn: Schemas, type: string, name: string, { refused, broken }: Found): void {
  const report = reportInto(refused, `${OWN_BLOCKS}/${name}`, ownBlockCodes);
  if (isDefined(builtIn, type)) return report('own/taken-name', {}, takenBy(builtIn, type));
  report('own/no-schema', {}, { type });
  broken[type] = {};
}

/** Says that a schema or a component is a link, or a pipe: neither is followed. */
function refuseKind(builtIn: Schemas, { name, kind }: Entry, { refused, broken, components }: Found): void {
  const refusal = kindRefusal(`${OWN_BLOCKS}/${name}`, kind);
  const type = typeOfSchema(name) || typeOfComponent(name);
  if (!refusal || type === undefined) return;
  refused.push(refusal);
  components.delete(type);
  if (!isDefined(builtIn, type)) broken[type] = {};
}

/** A schema as a document, with what is wrong with it by itself. */
function readSchema(source: FileSource, builtIn: Schemas, file: string, type: string): ContentDocument {
  const name = { file, kind: 'block' as const, address: type };
  const bytes = source.bytes(file) ?? new Uint8Array();
  if (bytes.length > MAX_DOCUMENT_SIZE) return tooLargeDocument(name, bytes.length);
  const document = createDocument(builtIn, name, bytes);
  // What is no schema by its own rules is not looked into.
  const isSound = document.data !== undefined && document.diagnostics.length === 0;
  return isSound ? { ...document, diagnostics: schemaFaults(builtIn, document, type) } : document;
}

const DEFAULT = /\bexport\s+default\b|\bas\s+default\b/;
const EXPORTED = /\bexport\s+(?:async\s+)?(?:function|const|class)\s+([A-Z]\w*)/g;

/** Whether a component is exported as what it is asked for. */
export const exportsDefault = (source: FileSource, file: string): boolean => DEFAULT.test(source.text(file) ?? '');

/** Says that a component is exported by another name than the one that it is asked for. */
function requireDefault(source: FileSource, file: string, type: string, refused: Diagnostic[]): void {
  if (exportsDefault(source, file)) return;
  const text = source.text(file) ?? '';
  const [first, second] = [...text.matchAll(EXPORTED)];
  const name = second === undefined ? first?.[1] : undefined;
  reportInto(refused, file, ownBlockCodes)('own/no-default', {}, { type, ...(name && { name }) });
}

/** Says that a file's name names no kind of block; returns the name that was meant. */
function refuseName(source: FileSource, name: string, refused: Diagnostic[]): string | undefined {
  const meant = asFieldName(name.replace(/(?:[._-]?schema)?\.json$/i, ''));
  const suggestion = meant === undefined ? undefined : `${meant}${SCHEMA}`;
  const edits = renameFile(source, suggestion && `${OWN_BLOCKS}/${suggestion}`);
  reportInto(refused, `${OWN_BLOCKS}/${name}`, ownBlockCodes)('own/bad-name', {}, { name, suggestion }, edits);
  return meant;
}
