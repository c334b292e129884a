import { asText } from '../../model/words/as-text.ts';
import type { Sources } from '../../model/csp-sources.ts';
import type { ResolvedPage, ResolvedSite } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { sourcesOfTypes } from '../schema/schemas.ts';
import type { Hosting } from '../site/hosting.ts';
import { madeFiles } from '../site/files/made-files.ts';
import { listPublic, publishedFiles } from '../site/files/public-files.ts';
import { languagesOf } from '../site/languages/languages.ts';
import { siteIndex } from '../site/site-index.ts';
import { createResolveContext, type ResolveContext, type ResolveOptions } from './resolve-context.ts';
import { recordDependencies, stateOfDependency, type Dependency } from './dependencies.ts';
import { feedsOf, type Feed } from './feeds.ts';
import { resolveNotFound, resolvePage } from './page/page.ts';
import { summaryAt, type PageSummary } from './page/summary.ts';

export type { ResolveOptions } from './resolve-context.ts';

/** Content ready to render. Pages are resolved when asked for, each on its own. */
export interface ResolvedContent {
  site: ResolvedSite;
  /** The site as a page is told of it: another one for each language. */
  siteAt: (page: Pick<ResolvedPage, 'path'>) => ResolvedSite;
  /** Where the pages of each language lie; those of the first in "". */
  folders: string[];
  /**
   * Every address that has a page, with the file it comes from: pages, their aliases, and the addresses of split lists.
   */
  readonly addresses: Map<string, string>;
  /** Addresses whose page answers everything unknown below them. */
  fallbacks: string[];
  redirects: { from: string; to: string }[];
  /** What only hosts are told; its host is the one that a build is for. */
  hosting: Hosting;
  /** What blocks of the site's own may load from elsewhere: hosts allow it for every page. */
  ownSources: Sources;
  /** The files that the owner publishes, as addresses. */
  readonly publicFiles: ReadonlySet<string>;
  /**
   * What search engines and assistants are told of a page: nothing of a second name of it, or of one to be left out.
   */
  summary: (address: string) => PageSummary | undefined;
  /** What readers can subscribe to. */
  feeds: () => Feed[];
  /** The addresses of the files besides pages that are made because the site asks for them. */
  readonly madeFiles: Iterable<string>;
  page: (address: string) => ResolvedPage | undefined;
  /** The same, with what it depends on of others. */
  pageWithDependencies: (address: string) => { page: ResolvedPage | undefined; dependencies: ReadonlySet<Dependency> };
  /** The state of a dependency now; `seenOf` gives the key of what is seen of a page. */
  stateOfDependency: (dependency: Dependency, seenOf: (file: string) => string | undefined) => string;
  /** What every page may read of the site file, in every language. */
  pageSide: () => unknown;
  /** The page shown at addresses that do not exist, in the language that they would have. */
  notFoundPage: (address?: string) => ResolvedPage;
}

/** Makes checked content ready to render. Throws when there is no site file: the checker reports that first. */
export function resolveContent(content: SiteContent, options: ResolveOptions): ResolvedContent {
  const context = createResolveContext(content, options);
  let addresses: Map<string, string> | undefined;
  return {
    site: context.main.site,
    siteAt: ({ path }) => context.languageAt(path.slice(context.main.site.basePath.length)).site,
    folders: languagesOf(content).map(({ folder }) => folder),
    get addresses() {
      return (addresses ??= shownAddresses(context));
    },
    fallbacks: siteIndex(content)
      .fallbacks.filter(context.isShown)
      .map((document) => document.address),
    // Headers have no letters of other scripts.
    redirects: (context.main.siteData.redirects ?? []).map(({ from, to }) => ({
      from,
      to: asText(to).replace(/[\p{L}\p{M}\p{N}]+/gu, (letters) => encodeURIComponent(letters)),
    })),
    hosting: { ...context.main.siteData, host: options.host ?? context.main.siteData.host },
    ownSources: sourcesOfTypes(
      content.schemas,
      content.own.blocks.map(({ type }) => type),
    ),
    get publicFiles() {
      return publishedFiles(listPublic(content.source));
    },
    summary: (address) => summaryAt(context, address),
    feeds: () => feedsOf(context),
    get madeFiles() {
      return madeFiles(content).keys();
    },
    page: (address) => resolvePage(context, address),
    pageWithDependencies: (address) => {
      const { context: recording, dependencies } = recordDependencies(context, address);
      return { page: resolvePage(recording, address), dependencies };
    },
    stateOfDependency: (dependency, seenOf) => stateOfDependency(context, dependency, seenOf),
    pageSide: () =>
      languagesOf(content).map(({ folder, label }) => {
        const { siteData, site } = context.languageAt(`${folder}/`);
        return [label, siteData, site.mail, site.notFound, site.slashes];
      }),
    notFoundPage: (address = '/') => resolveNotFound(context, context.languageAt(address)),
  };
}

function shownAddresses(context: ResolveContext): Map<string, string> {
  const shown = new Map<string, string>();
  for (const address of context.addresses()) {
    const document = context.documentAt(address);
    if (document) shown.set(address, document.file);
  }
  return shown;
}
