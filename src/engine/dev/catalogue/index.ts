import type { ViteDevServer } from 'vite';
import type { ResolvedPage } from '../../../model/page/types.ts';
import { catalogueOf, type Catalogue } from '../../catalogue/catalogue.ts';
import { PAGES } from '../../../model/content/content.ts';
import { CATALOGUE } from '../../../model/dev-protocol.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import type { Renderer } from '../../../model/rendering/renderer.ts';
import { iconSet } from '../../disk/icons.ts';
import { withOwnIcons } from '../../resolve/icons.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import { refuses } from '../guard.ts';
import type { RenderDocument } from '../document-renderer.ts';
import { lookOf } from '../../brand/look.ts';
import type { LiveContent } from '../live/live-content.ts';
import { problemDocument } from '../middleware/problem-document.ts';
import { type Answer, type Middleware, send } from '../middleware/answer.ts';
import { blockOnly, notDrawn } from './example-document.ts';
import { examplePages } from './example-pages.ts';
import { cataloguePage } from './page.ts';

interface CatalogueOptions {
  server: ViteDevServer;
  liveNow: () => Promise<LiveContent>;
  renderer: () => Promise<Renderer>;
  /** Renders documents as for every page of the site. */
  renderDocument: RenderDocument;
}

const html = (body: string, status?: number): Answer => ({ status, type: 'text/html', body });

/** The catalogue of the open site, with its own blocks and icons. */
function readCatalogue(live: LiveContent): { schemas: Schemas; catalogue: Catalogue } {
  const { schemas } = live.content();
  return { schemas, catalogue: catalogueOf(schemas.sources, schemas.names['icons']) };
}

/** A request for an example. */
interface ExampleRequest {
  address: string;
  wantsData: boolean;
  scheme: string | null;
}

/**
 * Serves the catalogue of blocks at `/__blocks` in `npm start`. Every example is a page in memory that is checked,
 * resolved and rendered as part of the open site.
 */
export function createCatalogue(options: CatalogueOptions): Middleware {
  return (request, response, next) => {
    const { pathname = '', search } = parseTarget(request.url) ?? {};
    const address = pathname.replace(/\/$/, '');
    if (address !== CATALOGUE && !address.startsWith(`${CATALOGUE}/`)) return next();
    if (refuses(request, response)) return;
    const scheme = new URLSearchParams(search).get('scheme');
    const answering =
      address === CATALOGUE
        ? catalogueShell(options)
        : exampleAnswer(
            { address: address.replace(/\.json$/, ''), wantsData: address.endsWith('.json'), scheme },
            options,
          );
    answering.then((answer) => (answer ? send(response, answer) : next()), next);
  };
}

/** The page of the catalogue, with each example in a frame. */
async function catalogueShell({ server, liveNow, renderer }: CatalogueOptions): Promise<Answer> {
  const live = await liveNow();
  const { schemas, catalogue } = readCatalogue(live);
  const site = live.site()?.site;
  const problems = site ? live.preview(examplePages(schemas, catalogue)).problems : [];
  const baseStyle = (await renderer()).baseStyle(site ?? { look: lookOf() });
  return html(
    await server.transformIndexHtml(
      CATALOGUE,
      cataloguePage(catalogue, {
        site,
        problems,
        baseStyle,
        icons: withOwnIcons(iconSet(), live.content().own.icons),
      }),
    ),
  );
}

/** One example: its document, or its data when the open page looks for changes. Undefined for unknown addresses. */
async function exampleAnswer(
  { address, wantsData, scheme }: ExampleRequest,
  { server, liveNow, renderer, renderDocument }: CatalogueOptions,
): Promise<Answer | undefined> {
  const live = await liveNow();
  const { schemas, catalogue } = readCatalogue(live);
  const document = examplePages(schemas, catalogue).find(
    (each) => address === each.address || address.startsWith(`${each.address}/`),
  );
  if (!document) return undefined;
  if (!live.site()) {
    const ofSite = live.problems().filter((problem) => isError(problem) && problem.file.startsWith(`${PAGES}/_site`));
    const baseStyle = (await renderer()).baseStyle({ look: lookOf() });
    return html(await server.transformIndexHtml(CATALOGUE, problemDocument(ofSite, live.textOf, baseStyle)), 500);
  }
  const { problems, page: pageAt } = live.preview([document]);
  const faults = problems.filter(({ file }) => file === document.file);
  const page = resolveUnlessFaulty(() => pageAt(address), faults);
  // A list may have pages and categories with addresses of their own, but not any address.
  if (!page && address !== document.address) return undefined;
  if (!page || page.blocks.length === 0) return html(notDrawn(faults));
  // Without a title a page is its blocks alone.
  const alone = { ...page, title: '' };
  if (wantsData) return { type: 'application/json', body: JSON.stringify(alone) };
  return html(
    await renderDocument(alone, address, blockOnly(scheme === 'light' || scheme === 'dark' ? scheme : undefined)),
  );
}

/** Resolves a page; undefined if that fails and the checker has reported why, such as a missing picture. */
function resolveUnlessFaulty(
  resolve: () => ResolvedPage | undefined,
  faults: ReportedDiagnostic[],
): ResolvedPage | undefined {
  try {
    return resolve();
  } catch (error) {
    if (faults.length > 0) return undefined;
    throw error;
  }
}
