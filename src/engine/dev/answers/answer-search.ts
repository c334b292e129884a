import type { IncomingMessage, ServerResponse } from 'node:http';
import { SEARCH, type SearchedPage } from '../../../model/search.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { indexFiles, searchedFile, searchWordsIn } from '../../search/search-files.ts';
import type { LiveContent } from '../live/live-content.ts';

/** The files of the search of what was last asked about: the same until something is saved. */
const made = new WeakMap<ResolvedContent, Map<string, string>>();

function filesOf(resolved: ResolvedContent, { schemas }: ReturnType<LiveContent['content']>): Map<string, string> {
  const known = made.get(resolved);
  if (known) return known;
  const pages = [...resolved.addresses.keys()].flatMap((address) => {
    const page = resolved.page(address);
    const file = page && searchedFile(resolved, schemas, address, page);
    return file ? [{ address, file }] : [];
  });
  const texts = new Map(pages.map(({ address, file }) => [address, file[1]]));
  const pageAt = (address: string): SearchedPage => JSON.parse(texts.get(address) ?? '') as SearchedPage;
  const index = indexFiles([...texts.keys()], pageAt, searchWordsIn(resolved));
  const files = new Map([...pages.map(({ file }) => file), ...index]);
  made.set(resolved, files);
  return files;
}

/** Answers for the files of the search, made of what is published when somebody first searches after a save. */
export function answerSearch(content: () => Promise<LiveContent>) {
  return async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): Promise<void> => {
    const pathname = parseTarget(req.url)?.pathname ?? '';
    if (!pathname.includes(`/${SEARCH}/`)) return next();
    try {
      const live = await content();
      const resolved = live.site({ drafts: false });
      const text = resolved && filesOf(resolved, live.content()).get(pathname.slice(resolved.site.basePath.length));
      if (text === undefined) return next();
      res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      next(error);
    }
  };
}
