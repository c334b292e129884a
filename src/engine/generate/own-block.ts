import { Refusal } from '../authoring/refusal.ts';
import type { Change } from '../authoring/change.ts';
import { helpSchemaOf } from '../editor/editor-files.ts';
import { OWN_BLOCKS } from '../../model/content/content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { componentOf, schemaOf } from './new-block-files.ts';
import { fieldNameInWords } from '../../model/words/field-name.ts';
import { requireTypeName } from './type-name.ts';

/**
 * The tsconfig.json of a site, by which TypeScript finds what blocks are given: a folder that begins with a dot is not
 * found by itself.
 */
const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2023",
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "allowImportingTsExtensions": true,
    "skipLibCheck": true
  },
  "include": ["blocks", ".pagewright/*.d.ts"]
}
`;

/** What editors read of the language that kinds of blocks are written in. */
const HELP = `../${helpSchemaOf('block')}`;

/** A kind of block of a site's own: what is written. */
interface NewOwnBlock {
  type: string;
  files: { schema: string; component: string };
  changes: Change[];
}

/**
 * Composes schema and component of a kind of block that only this site has. Throws a `Refusal` when the name is taken
 * or cannot be used.
 */
export function composeOwnBlock(content: SiteContent, type: string, title = fieldNameInWords(type)): NewOwnBlock {
  requireTypeName(type, content.schemas.blockTypes);
  const files = { schema: `${OWN_BLOCKS}/${type}.schema.json`, component: `${OWN_BLOCKS}/${type}.tsx` };
  const taken = Object.values(files).find((file) => content.source.size(file) !== undefined);
  if (taken !== undefined) throw new Refusal(`There already is ${taken}. Choose another name.`);
  const changes = [
    { file: files.schema, text: `${JSON.stringify({ ...schemaOf(type, title), $schema: HELP }, null, 2)}\n` },
    { file: files.component, text: componentOf(type, title, IMPORTS, `BlockProps<'${type}'>`) },
  ];
  if (content.source.size('tsconfig.json') === undefined) changes.push({ file: 'tsconfig.json', text: TSCONFIG });
  return { type, files, changes };
}

const IMPORTS = "import { Grid, RichText, Section, entryHeadingLevel, type BlockProps } from 'pagewright/block';";

/** What was written, and what to edit next. */
export function describeOwnBlock({ type, files }: NewOwnBlock): string {
  return [
    `Wrote ${files.schema} and ${files.component}`,
    '',
    'Next:',
    `  1. ${files.schema}: the fields, their words for authors, two examples.`,
    `  2. ${files.component}: how it looks. With "npm start" it is drawn at /__blocks#${type}, and a saved change shows at once.`,
    `  3. Use it in a page: { "type": "${type}", "items": [{ "title": "A title" }] }`,
  ].join('\n');
}
