import { getOrInsert } from '../../../model/memoize.ts';
import type { SiteContent } from '../../read/site-content.ts';
import type { PrepareContexts } from '../../resolve/resolve-context.ts';
import { resolveContent, type ResolvedContent } from '../../resolve/resolve-content.ts';
import type { SiteEnvironment } from '../../resolve/site.ts';
import { hasSiteData } from '../../site/site-data.ts';

/** The site that content makes while it changes: with drafts for its author, without for others. */
export interface LiveSite {
  resolved: (view: { drafts: boolean; today: string }) => ResolvedContent | undefined;
  /** Something was saved. */
  forget: () => void;
  /** What every page is prepared with has changed: words of the site file, or sizes of pictures. */
  forgetContext: () => void;
}

/** Resolves what `content` gives at the time. */
export function createLiveSite(content: () => SiteContent, environment: SiteEnvironment): LiveSite {
  const known = new Map<boolean, ResolvedContent>();
  let contexts: PrepareContexts = new Map();
  return {
    resolved: ({ drafts, today }) => {
      if (!hasSiteData(content())) return undefined;
      return getOrInsert(known, drafts, () => resolveContent(content(), { ...environment, drafts, today, contexts }));
    },
    forget: () => known.clear(),
    forgetContext: () => {
      contexts = new Map();
    },
  };
}
