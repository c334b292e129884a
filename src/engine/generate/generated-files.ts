import fs from 'node:fs';
import path from 'node:path';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { fieldsMarkdown } from '../catalogue/fields-markdown.ts';
import { catalogueMarkdown } from '../catalogue/markdown.ts';
import { project } from '../disk/project.ts';
import { annotate } from '../editor/annotate.ts';
import { ICON_NAMES_FILE, iconNames } from '../editor/icon-names.ts';
import { snippetsFile } from '../editor/snippets-file.ts';
import { adviceCodes } from '../check/codes.ts';
import { ICON_TAGS_FILE, ICONS_FILE, ICONS_LICENSE } from '../disk/icons.ts';
import { readSchemas } from '../disk/schema-files.ts';
import { codesMarkdown } from '../report/formats/codes-markdown.ts';
import { bundleSchema, type SchemaKind } from '../schema/bundle.ts';
import type { Schema, SchemaSources } from '../schema/schema.ts';
import { iconFamily, iconsFile, iconsLicense } from './icon-files.ts';
import { iconTagsFile } from './icon-tags.ts';
import { registrySource } from './registry-source.ts';
import { typesFromSchemas } from './types-from-schema.ts';

/** Every generated file with its text, by path relative to the project. */
export async function generatedFiles(root: string = project): Promise<Map<string, string>> {
  return generatedFrom(root, readSchemas(path.join(root, 'schemas')), componentsIn(root));
}

/** The names of the components in `src/blocks`. */
export function componentsIn(root: string): string[] {
  return fs.readdirSync(path.join(root, 'src/blocks')).map((name) => name.replace(/\.tsx$/, ''));
}

/** What is generated from given schemas and components, whether or not they are on the disk yet. */
export async function generatedFrom(
  root: string,
  sources: SchemaSources,
  components: string[],
): Promise<Map<string, string>> {
  const bundle = (kind: SchemaKind): Schema => annotate(bundleSchema(sources, kind, { advice: adviceCodes }));
  const [page, site, shared, language] = [bundle('page'), bundle('site'), bundle('shared'), bundle('language')];
  const icons = iconFamily();
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['schemas/generated/page.schema.json', json(page)],
    ['schemas/generated/site.schema.json', json(site)],
    ['schemas/generated/shared.schema.json', json(shared)],
    ['schemas/generated/block.schema.json', json(bundle('block'))],
    [`schemas/generated/${ICON_NAMES_FILE}`, iconNames(Object.keys(icons).toSorted())],
    [ICONS_FILE, iconsFile(icons)],
    [ICON_TAGS_FILE, iconTagsFile()],
    [ICONS_LICENSE, iconsLicense()],
    ['schemas/generated/language.schema.json', json(language)],
    ['.vscode/pagewright.code-snippets', json(snippetsFile(page, shared))],
    ['src/model/page/blocks.generated.ts', await typesFromSchemas(sources, path.join(root, 'schemas'))],
    ['docs/problems.md', codesMarkdown()],
    ['src/registry.generated.ts', registrySource(Object.keys(sources.blocks), components.toSorted())],
    ['docs/fields.md', fieldsMarkdown(sources)],
    ['docs/blocks.md', catalogueMarkdown(catalogueOf(sources, Object.keys(icons)))],
  ]);
}
