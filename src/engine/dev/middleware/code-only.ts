import fs from 'node:fs';
import path from 'node:path';
import { sendText, type Handler } from '../../build/server/http.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import { below } from '../../disk/files/paths.ts';
import { installRoot } from '../../disk/project.ts';

const ELSEWHERE = '/@fs/';

/**
 * Keeps Vite from following links out of the folders that it serves. A workspace has one in node_modules to each of its
 * packages, and so to the inquiries and drafts of a site that is one.
 */
export function codeOnly(folders: readonly string[]): Handler {
  return (req, res, next) => {
    const { pathname = '' } = parseTarget(req.url) ?? {};
    const file = pathname.startsWith(ELSEWHERE)
      ? path.resolve('/', pathname.slice(ELSEWHERE.length))
      : path.join(installRoot, pathname);
    const real = realPath(file);
    const isCode = real === undefined || real === file || folders.some((each) => isBelow(realPath(each), real));
    if (isCode) next();
    else sendText(res, 403, 'This is a link to another place, from which nothing is served.');
  };
}

const isBelow = (folder: string | undefined, file: string): boolean =>
  folder !== undefined && below(folder, file) !== undefined;

function realPath(file: string): string | undefined {
  try {
    return fs.realpathSync(file);
  } catch {
    return undefined;
  }
}
