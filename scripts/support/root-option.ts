import path from 'node:path';
import { listFolder } from '../../src/engine/disk/files/list-folder.ts';
import { statOf } from '../../src/engine/disk/files/stat-of.ts';
import { PAGES } from '../../src/model/content/content.ts';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';
import { nearest } from '../../src/model/words/meant/nearest.ts';

/** `--root`, for commands that work on a site. */
export const ROOT_OPTION = { type: 'string', default: '.' } as const;

/** What their usage says of it. */
export const ROOT_USAGE = 'the folder with pages/ and public/ (default: this one)';

/** The folder that it names, in full. Throws when there is no site in it. */
export function siteFolder(root: string): string {
  const full = path.resolve(root);
  if (!statOf(path.join(full, PAGES))?.isDirectory())
    throw new ToolError(`There is no folder "${PAGES}" in ${full}. ${whereInstead(full)}`);
  return full;
}

function whereInstead(folder: string): string {
  const folders = listFolder(folder).filter((entry) => entry.isDirectory());
  const near = nearest(
    PAGES,
    folders.map(({ name }) => name),
  );
  return near === undefined
    ? 'Say with --root where the site is.'
    : `If that is "${near}", rename it to "${PAGES}"; otherwise say with --root where the site is.`;
}
