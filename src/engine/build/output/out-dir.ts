import fs from 'node:fs';
import path from 'node:path';
import { OWN_BLOCKS, OWN_ICONS, PAGES, PUBLIC, TEMPLATES } from '../../../model/content/content.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import * as ids from '../../../model/rendering/ids.ts';
import { below } from '../../disk/files/paths.ts';
import { listFolder } from '../../disk/files/list-folder.ts';
import { statOf } from '../../disk/files/stat-of.ts';

/** Folders of a site that no output may replace or lie in. */
const PROTECTED = [PAGES, PUBLIC, OWN_BLOCKS, OWN_ICONS, TEMPLATES, '.git', '.pagewright', 'node_modules'];

/**
 * The folder that a command may replace by its output; of a symbolic link, its target. Throws a `ToolError` where
 * something would be lost: the site, a part of it, or files that no such command has written.
 * @param out the value of `--out`
 * @param root the folder of the site
 * @param isOurs whether such a command has written the folder, given the names in it and its path
 */
export function resolveOutDir(out: string, root: string, isOurs: (names: string[], place: string) => boolean): string {
  if (out.trim() === '') throw new ToolError('Say after --out which folder is meant: it is empty.');
  const place = resolveLink(path.resolve(out));
  const site = resolveLink(path.resolve(root));
  if (below(place, site) !== undefined)
    throw new ToolError(`Nothing was written: ${place} has the site itself in it. Say another folder after --out.`);
  const part = PROTECTED.find((name) => below(path.join(site, name), place) !== undefined);
  if (part !== undefined)
    throw new ToolError(`Nothing was written: ${place} lies in "${part}" of the site. Say another folder after --out.`);
  const names = listFolder(place).map(({ name }) => name);
  if (names.length > 0 && !isOurs(names, place))
    throw new ToolError(
      `Nothing was written: there is something else in ${place}, such as "${names.includes('.git') ? '.git' : names[0]}", and all of it would be replaced. Say another folder after --out, or empty this one.`,
    );
  return place;
}

/** Every build writes this file at the top, whatever its host and its base path. */
const NOT_FOUND = '404.html';
const MADE_HERE = `id="${ids.page}"`;

/**
 * Whether a folder is the output of a build or a shard, by its not-found page: sites by hand may have files and folders
 * of the same names. A folder with a Git repository never is.
 */
export function isOutput(names: string[], place: string): boolean {
  if (names.includes('.git')) return false;
  const page = path.join(place, NOT_FOUND);
  return statOf(page)?.isFile() === true && fs.readFileSync(page, 'utf8').includes(MADE_HERE);
}

/** The target of a path that may be a symbolic link, even to a folder that does not exist yet. */
function resolveLink(place: string): string {
  try {
    return fs.realpathSync(place);
  } catch {
    const target = fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() && fs.readlinkSync(place);
    return target ? path.resolve(path.dirname(place), target) : place;
  }
}
