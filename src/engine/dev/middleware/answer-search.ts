import { SEARCH } from '../../../model/search-index/files.ts';
import { answerWith } from './answer.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { foundPages, searchFiles } from '../../search/search-files.ts';
import type { LiveContent } from '../live/live-content.ts';

/** The files of the search of what was last asked about: the same until something is saved. */
const made = new WeakMap<ResolvedContent, Map<string, string>>();

function filesOf(resolved: ResolvedContent, { schemas }: SiteContent): Map<string, string> {
  const files = made.get(resolved) ?? searchFiles(foundPages(resolved, schemas), resolved, schemas);
  made.set(resolved, files);
  return files;
}

/** Answers for the files of the search, made of what is published when somebody first searches after a save. */
export const answerSearch = (liveNow: () => Promise<LiveContent>) =>
  answerWith(async (pathname) => {
    if (!pathname.includes(`/${SEARCH}/`)) return undefined;
    const live = await liveNow();
    const resolved = live.site({ drafts: false });
    const body = resolved && filesOf(resolved, live.content()).get(pathname.slice(resolved.site.basePath.length));
    return body === undefined ? undefined : { type: 'application/json', body };
  });
