import { PUBLIC } from '../../../model/content/content.ts';
import { entryOf, type FileSource } from '../../../model/content/files.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import type { Middleware } from './answer.ts';
import type { LiveContent } from '../live/live-content.ts';

/**
 * Finds pictures, typefaces and all else in `public/` where pages ask for them: below the folder that the site lies in.
 */
export function filesBelowBase(source: FileSource, liveNow: () => Promise<LiveContent>): Middleware {
  return async (req, _res, next) => {
    // What cannot be read is said where a page is asked for.
    const site = await liveNow()
      .then((live) => live.site()?.site)
      .catch(() => undefined);
    const base = site?.basePath ?? '';
    const { path = '', pathname = '', search = '' } = parseTarget(req.url) ?? {};
    const isFile = (): boolean => entryOf(source, PUBLIC + pathname.slice(base.length))?.kind === 'file';
    if (base !== '' && path.startsWith(`${base}/`) && isFile()) req.url = path.slice(base.length) + search;
    next();
  };
}
