import { filesOfAllPages } from '../../build/site-files/files-of-all-pages.ts';
import type { LiveContent } from '../live/live-content.ts';
import { answerWith } from './answer.ts';

/** How such a file may be called: others are asked for all the time. */
const FILE = /\.(?:xml|txt)$/;

/** Answers for the files that a build makes of all pages, so that links to a feed lead somewhere while one writes. */
export const answerFilesOfAllPages = (liveNow: () => Promise<LiveContent>) =>
  answerWith(async (pathname) => {
    const published = FILE.test(pathname) ? (await liveNow()).site({ drafts: false }) : undefined;
    const body = published && filesOfAllPages(published).get(pathname.slice(published.site.basePath.length + 1));
    return body === undefined
      ? undefined
      : { type: pathname.endsWith('.xml') ? 'application/xml' : 'text/plain', body };
  });
