import { SEARCH } from '../../../model/search-index/files.ts';
import { answerWith } from './answer.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { foundPage, indexFiles, searchStartsIn } from '../../search/search-files.ts';
import { createSearchIndexes } from '../../search/search-index.ts';
import type { LiveContent } from '../live/live-content.ts';

/** The files of the search of what was last asked about: the same until something is saved. */
const made = new WeakMap<ResolvedContent, Map<string, string>>();

function filesOf(resolved: ResolvedContent, { schemas }: ReturnType<LiveContent['content']>): Map<string, string> {
  const known = made.get(resolved);
  if (known) return known;
  const indexes = createSearchIndexes();
  for (const address of resolved.addresses.keys()) {
    const page = resolved.page(address);
    const found = page && foundPage(resolved, schemas, address, page);
    if (found) indexes.add(found.lang, address, found.words);
  }
  const startOf = searchStartsIn(resolved, schemas);
  const files = new Map([...indexes.byLanguage].flatMap(([lang, index]) => indexFiles(lang, index, startOf)));
  made.set(resolved, files);
  return files;
}

/** Answers for the files of the search, made of what is published when somebody first searches after a save. */
export const answerSearch = (content: () => Promise<LiveContent>) =>
  answerWith(async (pathname) => {
    if (!pathname.includes(`/${SEARCH}/`)) return undefined;
    const live = await content();
    const resolved = live.site({ drafts: false });
    const body = resolved && filesOf(resolved, live.content()).get(pathname.slice(resolved.site.basePath.length));
    return body === undefined ? undefined : { type: 'application/json', body };
  });
