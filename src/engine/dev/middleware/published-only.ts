import path from 'node:path';
import { sendText, type Handler } from '../../build/server/http.ts';
import { linkStatOf } from '../../disk/files/stat-of.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import { PUBLIC } from '../../../model/content/content.ts';
import { isJunkFile } from '../../../model/content/junk-files.ts';
import { isHidden } from '../../site/files/public-files.ts';

/**
 * Keeps back what the build does, which Vite would hand out: what is hidden in `public/`, links that lead out of it,
 * and pipes, which hold up who reads them.
 */
export function publishedOnly(root: string): Handler {
  const folder = path.join(root, PUBLIC);
  return (req, res, next) => {
    const names = parseTarget(req.url)?.pathname.split('/') ?? [];
    // Browsers never send it, and each part of Vite would follow it to another place.
    if (names.includes('..')) return sendText(res, 400, 'Write the address without "..".');
    if (isKept(folder, names))
      return sendText(
        res,
        404,
        'This is not published: its name begins with a dot, a program left it there, or it is a link to another place or no ordinary file.',
      );
    next();
  };
}

/** Whether a name on the way down from a folder is hidden, or neither a file nor a folder. */
function isKept(folder: string, names: string[]): boolean {
  let at = folder;
  for (const name of names.filter((each) => each !== '')) {
    at = path.join(at, name);
    const stat = linkStatOf(at);
    if (!stat) return false;
    if (isHidden(name) || isJunkFile(name) || !(stat.isFile() || stat.isDirectory())) return true;
  }
  return false;
}
