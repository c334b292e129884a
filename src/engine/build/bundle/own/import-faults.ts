import fs from 'node:fs';
import { below } from '../../../disk/files/paths.ts';
import { lineStarts, positionAt } from '../../../read/lines.ts';

/** An import of a block that the site brings itself. */
export interface OwnImport {
  /** What is imported, as it is written. */
  id: string;
  /** The file that does, in full. */
  importer: string;
}

const ALIAS = /^(?:[@~]?\/|~|#)/;
const RELATIVE =
  'Aliases, such as "paths" of tsconfig.json, are not known: write the way from this file, such as "./Price.tsx".';

/** The package that something is imported from: "@mui/material" of "@mui/material/Button". */
export const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What to say of an import that leads nowhere.
 * @param isInstalled whether the package is there, without what is asked of it
 */
export function unresolvedImport(root: string, { id, importer }: OwnImport, isInstalled: boolean): string {
  const imports = importWords(root, { id, importer });
  if (ALIAS.test(id)) return `${imports}, which is no package. ${RELATIVE}`;
  const name = packageOf(id);
  if (!isInstalled) return `${imports}, which is not installed. Run: npm install ${name}`;
  const instead =
    name === 'pagewright' ? 'What blocks are made with is "pagewright/block".' : 'Look into its documentation.';
  return `${imports}, but the package "${name}" has nothing of that name. ${instead}`;
}

/** Where an import stands, and what it imports. */
export function importWords(root: string, { id, importer }: OwnImport): string {
  const [file = ''] = importer.split('?');
  return `${below(root, file) ?? file}${placeOf(file, id)} imports "${id}"`;
}

/** Where a file names what it imports, as editors have it: ":3:19". */
function placeOf(file: string, id: string): string {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const at = Math.max(text.indexOf(`'${id}'`), text.indexOf(`"${id}"`));
  return at < 0 ? '' : `:${positionAt(lineStarts(text), at).join(':')}`;
}
