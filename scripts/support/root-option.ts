import path from 'node:path';
import { listFolder } from '../../src/engine/disk/files/list-folder.ts';
import { statOf } from '../../src/engine/disk/files/stat-of.ts';
import { PAGES } from '../../src/model/content/content.ts';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';
import { nearest } from '../../src/model/words/meant/nearest.ts';

/** The option `--root` of commands that work on a site, as `parseArgs` takes it. */
export const ROOT_OPTION = { type: 'string', default: '.' } as const;

/** Its description in their usage. */
export const ROOT_USAGE = 'the folder with pages/ and public/ (default: this one)';

/** The absolute path of the folder that it names. Throws a `ToolError` when there is no site in it. */
export function siteFolder(root: string): string {
  const full = path.resolve(root);
  if (!statOf(path.join(full, PAGES))?.isDirectory())
    throw new ToolError(`There is no folder "${PAGES}" in ${full}. ${suggestFolder(full)}`);
  return full;
}

function suggestFolder(folder: string): string {
  const folders = listFolder(folder).filter((entry) => entry.isDirectory());
  const near = nearest(
    PAGES,
    folders.map(({ name }) => name),
  );
  return near === undefined
    ? 'Say with --root where the site is.'
    : `If that is "${near}", rename it to "${PAGES}"; otherwise say with --root where the site is.`;
}
