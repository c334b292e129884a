import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueOf } from './content/catalogue/catalogue.ts';
import { catalogueMarkdown } from './content/catalogue/markdown.ts';
import { problemsMarkdown } from './content/problems-markdown.ts';
import { readContent } from './content/read.ts';
import { registrySource } from './content/registry-source.ts';
import { bundleSchema, readSchemas, type Schema, type SchemaSources } from './content/schema.ts';
import { typesFromSchemas } from './content/types-from-schema.ts';
import { annotate } from './editor/annotate.ts';
import { OFFERS_FILE, refreshOffers } from './editor/offers.ts';
import { snippetsFile } from './editor/snippets-file.ts';
import { project } from './project.ts';

/** Every generated file with its text, by path relative to the project. */
export async function generatedFiles(root: string = project): Promise<Map<string, string>> {
  return generatedFrom(root, readSchemas(path.join(root, 'schemas')), componentsIn(root));
}

/** The names of the components in `src/blocks`. */
export function componentsIn(root: string): string[] {
  return fs.readdirSync(path.join(root, 'src/blocks')).map((name) => name.replace(/\.tsx$/, ''));
}

/** What is generated from given schemas and components, whether or not they are on the disk yet. */
export async function generatedFrom(root: string, sources: SchemaSources, components: string[]): Promise<Map<string, string>> {
  const bundle = (kind: 'page' | 'site' | 'shared'): Schema => annotate(bundleSchema(sources, kind));
  const [page, site, shared] = [bundle('page'), bundle('site'), bundle('shared')];
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['schemas/generated/page.schema.json', json(page)],
    ['schemas/generated/site.schema.json', json(site)],
    ['schemas/generated/shared.schema.json', json(shared)],
    ['.vscode/pagewright.code-snippets', json(snippetsFile(page, shared))],
    ['src/content/blocks.generated.ts', await typesFromSchemas(sources, path.join(root, 'schemas'))],
    ['docs/problems.md', problemsMarkdown()],
    ['src/registry.generated.ts', registrySource(Object.keys(sources.blocks), components.toSorted())],
    ['docs/blocks.md', catalogueMarkdown(catalogueOf(sources))],
  ]);
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const stale: string[] = [];
  for (const [file, text] of await generatedFiles()) {
    const target = path.join(project, file);
    const current = fs.existsSync(target) ? fs.readFileSync(target, 'utf8').replaceAll('\r\n', '\n') : undefined;
    if (current === text) continue;
    stale.push(file);
    if (values.check) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    console.log(`wrote ${file}`);
  }
  if (!values.check) {
    // Not checked: it follows the pages, which change with every save.
    if (refreshOffers(readContent(project))) {
      stale.push(OFFERS_FILE);
      console.log(`wrote ${OFFERS_FILE}`);
    }
    if (stale.length === 0) console.log('Everything generated is up to date.');
    return 0;
  }
  for (const file of stale) console.error(`${file} does not match the schemas. Run: npm run generate`);
  return stale.length === 0 ? 0 : 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) process.exitCode = await main();
