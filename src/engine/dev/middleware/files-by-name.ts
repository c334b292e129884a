import path from 'node:path';
import type { Handler } from '../../build/server/http.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import { sendFile } from '../../build/server/send-file.ts';
import { PUBLIC } from '../../../model/content/content.ts';
import { entryOf, type FileSource } from '../../../model/content/files.ts';

/**
 * Hands out files of `public/` that Vite does not find, as preview and hosts do: it leaves a plus sign and others
 * escaped that could mean something in an address.
 */
export function filesByName(root: string, source: FileSource): Handler {
  const dir = path.join(root, PUBLIC);
  return (req, res, next) => {
    const { path: asked = '/', pathname: file = '/' } = parseTarget(req.url) ?? {};
    if (decodeURI(asked) === file || entryOf(source, PUBLIC + file)?.kind !== 'file') return next();
    res.setHeader('cache-control', 'no-cache');
    sendFile({ dir, file, gone: next }, req, res);
  };
}
