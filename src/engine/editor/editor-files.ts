import fs from 'node:fs';
import path from 'node:path';
import { adviceCodes } from '../check/codes.ts';
import { slashed } from '../disk/files/paths.ts';
import { project } from '../disk/project.ts';
import type { SiteContent } from '../read/site-content.ts';
import { bundleSchema, type SchemaKind } from '../schema/bundle.ts';
import type { Schema } from '../schema/schema.ts';
import { siteDataOf } from '../site/site-data.ts';
import { annotate } from './annotate.ts';
import { ownBlockTypes } from './own-block-types.ts';
import { ICON_NAMES_FILE, iconNames } from './icon-names.ts';
import { isProject, OFFERS_FILE, offersOf, refreshOffers, valuesOf } from './offers.ts';
import { writeChanged } from './write-changed.ts';

/** Where help for the editors of a root lies, which no Git needs to know: it follows from everything else. */
const HELP = '.pagewright';
const TYPES = `${HELP}/blocks.d.ts`;
const OFFERS = `${HELP}/schemas/${path.posix.basename(OFFERS_FILE)}`;

/** The schema of the documents of a kind that a root has for editors, from the root. */
export const helpSchemaOf = (kind: SchemaKind): string => `${HELP}/schemas/${kind}.schema.json`;

/** Whether a root has help of its own, or is to have it as its site file says. That of this repository is committed. */
function hasHelp({ documents, source: { root } }: SiteContent): boolean {
  if (isProject(root)) return false;
  const named: unknown = siteDataOf({ documents }).$schema;
  return fs.existsSync(path.join(root, HELP)) || String(named).includes(`${HELP}/`);
}

/** How the pages of a root name the schema that helps editors with them, from the root. */
export function editorSchemaOf(content: SiteContent): string {
  if (hasHelp(content)) return helpSchemaOf('page');
  return slashed(path.relative(content.source.root, path.join(project, 'schemas/generated/page.schema.json')));
}

/**
 * What tells editors which schema is that of a file that names none itself, such as one that is still empty, and how
 * the check is run.
 */
export const EDITOR_SETTINGS = ['.vscode/settings.json', '.vscode/tasks.json', '.idea/jsonSchemas.xml'];

/** The settings of editors that this repository has, with the schemas that a root has. */
export const editorSettings = (): { file: string; text: string }[] =>
  EDITOR_SETTINGS.map((file) => {
    const text = fs.readFileSync(path.join(project, file), 'utf8');
    return { file, text: text.replaceAll('schemas/generated', `${HELP}/schemas`) };
  });

/** What editors need to know all that a root's files may say, its own blocks and icons too: texts by file. */
export function editorFiles(content: SiteContent): Map<string, string> {
  const { sources, names } = content.schemas;
  const values = valuesOf(content);
  const bundle = (kind: SchemaKind): string =>
    `${JSON.stringify(annotate(bundleSchema(sources, kind, { advice: adviceCodes }), values), null, 1)}\n`;
  const kinds = ['page', 'site', 'shared', 'language', 'block'] as const;
  return new Map([
    ...kinds.map((kind) => [helpSchemaOf(kind), bundle(kind)] as const),
    [OFFERS, offersOf(content)],
    [`${HELP}/schemas/${ICON_NAMES_FILE}`, iconNames(names['icons'] ?? [])],
    [TYPES, typesOf(content)],
  ]);
}

/** What a compiler has to know of a root's own blocks. */
function typesOf({ own, schemas: { sources } }: SiteContent): string {
  const blocks: Record<string, Schema> = Object.fromEntries(
    own.blocks.flatMap(({ type }) => (sources.blocks[type] ? [[type, sources.blocks[type]]] : [])),
  );
  return ownBlockTypes(blocks, sources.common.$defs ?? {});
}

/** Brings that up to date, also where nobody edits anything: a workflow compiles what was just cloned. */
export function keepBlockTypes(content: SiteContent): void {
  if (content.own.blocks.length > 0) writeChanged(path.join(content.source.root, TYPES), typesOf(content));
}

/**
 * Brings a root's help for editors up to date. Nothing happens where it cannot be written: help is no reason to fail.
 * @returns the files that were written
 */
export function refreshEditorFiles(content: SiteContent): string[] {
  const { root } = content.source;
  if (isProject(root)) return refreshOffers(content) ? [OFFERS_FILE] : [];
  return [...editorFiles(content)].flatMap(([file, text]) => (writeChanged(path.join(root, file), text) ? [file] : []));
}

/** The same, for a root in which somebody works already. */
export const keepEditorFiles = (content: SiteContent): string[] =>
  isProject(content.source.root) || hasHelp(content) ? refreshEditorFiles(content) : [];

/** Brings the lists of what a root has up to date: enough where no file has come or gone, and quicker. */
export const refreshLists = (content: SiteContent): boolean =>
  isProject(content.source.root)
    ? refreshOffers(content)
    : writeChanged(path.join(content.source.root, OFFERS), offersOf(content));
