import fs from 'node:fs';
import path from 'node:path';
import { adviceCodes } from '../check/codes.ts';
import { slashed } from '../disk/below.ts';
import { project } from '../disk/project.ts';
import type { SiteContent } from '../read/site-content.ts';
import { bundleSchema, type Described } from '../schema/bundle.ts';
import type { Schema } from '../schema/schema.ts';
import { annotate } from './annotate.ts';
import { ownBlockTypes } from './block-types.ts';
import { ICON_NAMES_FILE, iconNames } from './icon-names.ts';
import { OFFERS_FILE, offersOf, refreshOffers } from './offers.ts';
import { writeChanged } from './write-changed.ts';

/** Where help for the editors of a root lies, which no Git needs to know: it follows from everything else. */
const HELP = '.pagewright';

const hasHelp = (root: string): boolean => fs.existsSync(path.join(root, HELP));

/** How the pages of a root name the schema that helps editors with them, from the root. */
export function editorSchemaOf(root: string): string {
  if (hasHelp(root)) return `${HELP}/schemas/page.schema.json`;
  return slashed(path.relative(root, path.join(project, 'schemas/generated/page.schema.json')));
}

/** What editors need to know all that a root's files may say, its own blocks and icons too: texts by file. */
export function editorFiles(content: SiteContent): Map<string, string> {
  const { sources, names } = content.schemas;
  const bundle = (kind: Described): string =>
    `${JSON.stringify(annotate(bundleSchema(sources, kind, { advice: adviceCodes })), null, 1)}\n`;
  const own: Record<string, Schema> = Object.fromEntries(
    content.own.blocks.flatMap(({ type }) => (sources.blocks[type] ? [[type, sources.blocks[type]]] : [])),
  );
  const kinds = ['page', 'site', 'shared', 'block'] as const;
  return new Map([
    ...kinds.map((kind) => [`${HELP}/schemas/${kind}.schema.json`, bundle(kind)] as const),
    [`${HELP}/schemas/${path.posix.basename(OFFERS_FILE)}`, offersOf(content)],
    [`${HELP}/schemas/${ICON_NAMES_FILE}`, iconNames(names['icons'] ?? [])],
    [`${HELP}/blocks.d.ts`, ownBlockTypes(own, sources.common.$defs ?? {})],
  ]);
}

/**
 * Brings a root's help for editors up to date. Nothing happens where it cannot be written: help is no reason to fail.
 * @returns the files that were written
 */
export function refreshEditorFiles(content: SiteContent): string[] {
  const { root } = content.source;
  if (path.relative(root, project) === '') return refreshOffers(content) ? [OFFERS_FILE] : [];
  return [...editorFiles(content)].flatMap(([file, text]) => (writeChanged(path.join(root, file), text) ? [file] : []));
}

/** The same, for a root in which somebody works already. */
export const keepEditorFiles = (content: SiteContent): string[] =>
  path.relative(content.source.root, project) === '' || hasHelp(content.source.root) ? refreshEditorFiles(content) : [];
