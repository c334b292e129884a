import { byKey } from '../../model/compare.ts';
import fs from 'node:fs';
import path from 'node:path';
import { readSchemas } from '../disk/schema-files.ts';
import type { Schema, SchemaSources } from '../schema/schema.ts';
import { componentsIn, generatedFrom } from './generated-files.ts';
import { Refusal } from '../authoring/refusal.ts';
import type { Change } from '../authoring/change.ts';
import { rewrite } from '../authoring/rewrite.ts';
import { builtInComponentOf, fixtureBlockOf, schemaOf, testOf } from './new-block-files.ts';
import { fieldNameInWords } from '../../model/words/field-name.ts';
import { requireTypeName } from './type-name.ts';

/** A page of the site on which the tests look at all block types. */
const FIXTURE_PAGE = 'tests/fixtures/site/pages/about.json';

/** A new block type: what is written, and what is generated anew. */
interface NewBlock {
  type: string;
  /** The files to edit next. */
  files: { schema: string; component: string; test: string };
  changes: Change[];
}

/**
 * Composes schema, component and test of a new block type, and everything that is generated from them.
 * Throws a `Refusal` when the name is taken or cannot be used.
 * @param root the folder with `schemas/` and `src/`
 */
export async function composeBlock(root: string, type: string, title = fieldNameInWords(type)): Promise<NewBlock> {
  const sources = readSchemas(path.join(root, 'schemas'));
  const components = componentsIn(root);
  requireName(root, type, sources, components);
  const schema = schemaOf(type, title);
  const files = {
    schema: `schemas/blocks/${type}.schema.json`,
    component: `src/blocks/${type}.tsx`,
    test: `tests/view/blocks/${type}.test.ts`,
  };
  const written = new Map([
    [files.schema, `${JSON.stringify(schema, null, 2)}\n`],
    [files.component, builtInComponentOf(type, title)],
    [files.test, testOf(type)],
  ]);
  const site = path.join(root, FIXTURE_PAGE);
  if (fs.existsSync(site))
    written.set(FIXTURE_PAGE, withBlock(fs.readFileSync(site, 'utf8'), fixtureBlockOf(type, title)));
  // By name, as they will be read from the disk.
  const blocks = Object.fromEntries(Object.entries({ ...sources.blocks, [type]: schema as Schema }).toSorted(byKey));
  const generated = await generatedFrom(root, { ...sources, blocks }, [...components, type]);
  const changes = [...written, ...generated].flatMap(([file, text]) => changeOf(root, file, text));
  return { type, files, changes };
}

/** A page with one block more at its end. */
function withBlock(text: string, block: object): string {
  const page = JSON.parse(text) as { blocks: object[] };
  return rewrite(text, { ...page, blocks: [...page.blocks, block] });
}

function requireName(root: string, type: string, { blocks, common }: SchemaSources, components: string[]): void {
  requireTypeName(type, [...Object.keys(blocks), ...components]);
  const same = (name: string): boolean => name.toLowerCase() === type.toLowerCase();
  const ui = fs.readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' });
  const parts = ui.filter((file) => path.extname(file) !== '').map((file) => path.parse(file).name);
  if ([...Object.keys(common.$defs ?? {}), ...parts, 'block', 'list', 'typography', 'page', 'site'].some(same)) {
    throw new Refusal(
      `"${type}" is the name of something that blocks are made of. Choose another name, such as "${type}s" or "${type}Section".`,
    );
  }
}

/** A file as a change; nothing for one that is as it should be. */
function changeOf(root: string, file: string, text: string): Change[] {
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return [{ file, text }];
  const before = fs.readFileSync(full);
  return before.toString('utf8').replaceAll('\r\n', '\n') === text ? [] : [{ file, before, text }];
}

/** What was written, and what to edit next. */
export function describeBlock({ type, files, changes }: NewBlock): string {
  const others = changes.map(({ file }) => file).filter((file) => !Object.values(files).includes(file));
  return [
    `Wrote ${files.schema}, ${files.component} and ${files.test}`,
    `Added it to ${others.join(', ')}`,
    '',
    'Next:',
    `  1. ${files.schema}: the fields, their words for authors, two examples. Then run "npm run generate".`,
    `  2. ${files.component}: how it looks. See it at work: write { "type": "${type}", "items": [{ "title": "A title" }] } into the blocks of a page and run "npm start".`,
    `  3. ${files.test}: what it must show. ${FIXTURE_PAGE}: every field once.`,
    '  4. Run "npm test".',
  ].join('\n');
}
