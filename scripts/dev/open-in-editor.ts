import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import launchEditor from 'launch-editor';
import { PAGES } from '../content/model.ts';
import { parseTarget } from '../site/request-target.ts';

/** Vite answers here too, but always says that it worked, and knows no other root than its own. Files of code are left to it. */
export const EDITOR_ADDRESS = '/__open-in-editor';

/** Opens `file:line:column` in the author's editor; calls back when that fails. */
export type Launch = (place: string, failed: (file: string, reason: string | null) => void) => void;

// An editor that cannot be started says so at once; one that could says nothing.
const GRACE = 500;

const NO_EDITOR =
  'No editor could be opened. Start your editor (such as VS Code) and click again; or stop "npm start", say which one it is with the variable LAUNCH_EDITOR (LAUNCH_EDITOR=code, for instance), and start again.';

/** Answers `?file=pages/about.json:12:8`, a place in the content of a root folder: 204 when an editor opens it, else the reason in words. */
export function openInEditor(root: string, launch: Launch = launchEditor) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const { pathname, search } = parseTarget(req.url) ?? {};
    const [, file = '', place = ''] = /^(.*?)((?::\d+){0,2})$/.exec(new URLSearchParams(search).get('file') ?? '') ?? [];
    if (pathname !== EDITOR_ADDRESS || (file !== PAGES && !file.startsWith(`${PAGES}/`))) return next();
    const answer = (status: number, words = ''): void => {
      if (!res.headersSent) res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(words);
    };
    // Other sites that are open in the same browser have no say in what opens here.
    if (!['same-origin', 'none', undefined].includes(req.headers['sec-fetch-site'] as string | undefined))
      return answer(403, 'Only the site itself may ask for this.');
    const full = path.resolve(root, file);
    if (!`${full}${path.sep}`.startsWith(path.resolve(root, PAGES) + path.sep)) return answer(403, `"${file}" is no file of this site.`);
    if (!fs.existsSync(full)) return answer(404, `There is no ${file} at the moment, so there is nothing to open.`);
    const opened = setTimeout(() => answer(204), GRACE);
    launch(full + place, (_file, reason) => {
      clearTimeout(opened);
      answer(500, reason ? `The editor could not be opened: ${reason}` : NO_EDITOR);
    });
  };
}
