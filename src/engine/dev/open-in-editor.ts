import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import launchEditor from 'launch-editor';
import { OWN_BLOCKS, OWN_ICONS, PAGES } from '../../model/content/content.ts';
import { EDITOR } from '../../model/dev-protocol.ts';
import { below } from '../disk/files/paths.ts';
import { project } from '../disk/project.ts';
import { sendText, type Handler } from '../build/server/http.ts';
import { parseTarget } from '../build/server/request-target.ts';
import { refuses } from './guard.ts';

/** Opens `file:line:column` in the author's editor; calls back when that fails. */
export type Launch = (place: string, failed: (file: string, reason: string | null) => void) => void;

// An editor that cannot be started says so at once; one that could says nothing.
const GRACE = 500;

const NO_EDITOR =
  'No editor could be opened. Start your editor (such as VS Code) and click again; or stop "npm start", say which one it is with the variable LAUNCH_EDITOR (LAUNCH_EDITOR=code, for instance), and start again.';

/** The folders of a site whose files are opened. */
const OWN = [PAGES, OWN_BLOCKS, OWN_ICONS];

/**
 * Answers `?file=pages/about.json:12:8`, a place in the content of a root folder or in the code of blocks: 204 when an
 * editor opens it, else the reason in words. Vite answers there too, but opens any file, for anybody, and always says
 * that it worked: nothing is left to it.
 */
export function openInEditor(root: string, launch: Launch = launchEditor): Handler {
  const folders = [...OWN.map((folder) => path.resolve(root, folder)), path.join(project, 'src')];
  return (req, res, next) => {
    const { pathname = '', search } = parseTarget(req.url) ?? {};
    if (!pathname.toLowerCase().startsWith(EDITOR)) return next();
    if (refuses(req, res)) return;
    if (pathname !== EDITOR) return sendText(res, 404, `There is nothing here. The editor is at ${EDITOR}.`);
    if (req.method !== 'GET' && req.method !== 'POST')
      return sendText(res, 405, 'Ask with GET or POST.', { allow: 'GET, POST' });
    const [, file = '', place = ''] =
      /^(.*?)((?::\d+){0,2})$/.exec(new URLSearchParams(search).get('file') ?? '') ?? [];
    const full = locate(root, file);
    if (full === undefined || !folders.some((folder) => below(folder, full) !== undefined))
      return sendText(
        res,
        403,
        `"${file}" is no file of this site: only what lies in ${OWN.join(', ')} and src is opened.`,
      );
    if (!fs.existsSync(full))
      return sendText(res, 404, `There is no ${file} at the moment, so there is nothing to open.`);
    const answer = (status: number, words = ''): void => (res.headersSent ? undefined : sendText(res, status, words));
    const opened = setTimeout(() => answer(204), GRACE);
    launch(full + place, (_file, reason) => {
      clearTimeout(opened);
      answer(500, reason ? `The editor could not be opened: ${reason}` : NO_EDITOR);
    });
  };
}

/**
 * The path of a file that is named as our problems do, or as Vite does for code: by its path or its `file:` address.
 */
function locate(root: string, file: string): string | undefined {
  if (OWN.some((folder) => `${file}/`.startsWith(`${folder}/`))) return path.resolve(root, file);
  if (!file.startsWith('file:')) return path.resolve(project, file);
  try {
    return fileURLToPath(file);
  } catch {
    return undefined;
  }
}
