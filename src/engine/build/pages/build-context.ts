import type { ContentCache } from '../../disk/cache/content-cache.ts';
import { hexHashOf } from '../../disk/files/hash.ts';
import { siteEnvironment } from '../../disk/site-environment.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { resolveContent, type ResolvedContent, type ResolveOptions } from '../../resolve/resolve-content.ts';
import { foundPage, type FoundPage } from '../../search/search-files.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { memoize } from '../../../model/memoize.ts';
import { shownPictures } from '../../site/files/photographs.ts';
import { bundleCode, type CodeBundle } from '../bundle/bundle.ts';
import { renderWatchdog, type Watch } from '../bundle/own/render-watchdog.ts';
import type { SiteLookup, DocumentAssets } from '../document/document.ts';
import { withFallbacks } from '../document/font-fallbacks.ts';
import { sourcesOf } from '../pictures/copies.ts';
import { photographsIn, type Photograph } from '../pictures/photographs.ts';
import { pageExtras, type PageExtras } from './page-extras.ts';

/** Everything that pages are built with, besides their content. */
export interface BuildContext {
  /** The folder of the site. */
  root: string;
  code: CodeBundle;
  resolved: ResolvedContent;
  /** The photographs that copies are made of. */
  photographs: () => Photograph[];
  sites: SiteLookup;
  /** The style sheet for print and forced colors. */
  otherMedia: { name: string; css: string };
  assets: Pick<DocumentAssets, 'otherMedia'>;
  extras: PageExtras;
  /** Reports a page that never finishes rendering. */
  watch: Watch;
  /** The entry of a page in the site's own search. */
  foundPage: (address: string, page: ResolvedPage) => FoundPage | undefined;
}

/** Bundles the code, and resolves what all pages have in common. */
export async function buildContext(
  content: SiteContent,
  { today, host }: Pick<ResolveOptions, 'today' | 'host'> = {},
  cache?: Pick<ContentCache, 'hashOfPublic'>,
): Promise<BuildContext> {
  const site = [...content.documents.values()].find((document) => document.kind === 'site');
  const code = await bundleCode(content.source.root, String(site?.data?.['basePath'] ?? ''));
  const photographAt = photographsIn(content.source, cache?.hashOfPublic);
  const resolved = resolveContent(content, {
    ...siteEnvironment(content.source.root, code.renderer),
    today,
    host,
    copiesOf: (address, basePath) => {
      const photograph = photographAt(address);
      return photograph ? sourcesOf(photograph, basePath) : [];
    },
  });
  const { font } = await withFallbacks(content.source, resolved.site);
  const css = code.renderer.otherMediaStyle(resolved.site.look);
  const name = `assets/other-${hexHashOf(css, 6)}.css`;
  const withFont = memoize((site: ResolvedSite): ResolvedSite => ({ ...site, font }));
  return {
    root: content.source.root,
    code,
    watch: renderWatchdog((type) => Object.hasOwn(code.ownModules, type)),
    resolved,
    photographs: () => shownPictures(content.documents.values()).flatMap((address) => photographAt(address) ?? []),
    sites: { siteAt: (page) => withFont(resolved.siteAt(page)), fallbacks: resolved.fallbacks },
    otherMedia: { name, css },
    assets: { otherMedia: `${resolved.site.basePath}/${name}` },
    extras: pageExtras(content, resolved),
    foundPage: (address, page) => foundPage(resolved, content.schemas, address, page),
  };
}
