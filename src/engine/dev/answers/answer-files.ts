import type { IncomingMessage, ServerResponse } from 'node:http';
import { filesOfAllPages } from '../../build/site-files/files-of-all-pages.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import type { LiveContent } from '../live/live-content.ts';

/** Answers for the files that a build makes of all pages, so that links to a feed lead somewhere while one writes. */
export function answerFiles(content: () => Promise<LiveContent>) {
  return async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): Promise<void> => {
    const pathname = parseTarget(req.url)?.pathname ?? '';
    if (!/\/(?:sitemap(?:-\d+)?\.xml|feed\.xml|llms\.txt)$/.test(pathname)) return next();
    try {
      const published = (await content()).site({ drafts: false });
      const name = pathname.slice((published?.site.basePath.length ?? 0) + 1);
      const text = published && filesOfAllPages(published).get(name);
      if (text === undefined) return next();
      const type = name.endsWith('.xml') ? 'application/xml' : 'text/plain';
      res.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      next(error);
    }
  };
}
