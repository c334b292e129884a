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
import { aloneIn, notDrawn } from './example-document.ts';
import { examplePages } from './example-pages.ts';
import { cataloguePage } from './page.ts';

interface CatalogueOptions {
  server: ViteDevServer;
  liveNow: () => Promise<LiveContent>;
  renderer: () => Promise<Renderer>;
  /** The way every page of the site is drawn. */
  renderDocument: RenderDocument;
}

const html = (body: string, status?: number): Answer => ({ status, type: 'text/html', body });

/** What the site that is open can be made of, its own blocks and icons too. */
function readCatalogue(live: LiveContent): { schemas: Schemas; catalogue: Catalogue } {
  const { schemas } = live.content();
  return { schemas, catalogue: catalogueOf(schemas.sources, schemas.names['icons']) };
}

/** What is asked of an example. */
interface Asked {
  address: string;
  wantsData: boolean;
  scheme: string | null;
}

/**
 * The catalogue of blocks at `/__blocks`, while a site is worked on. Every example is a page in memory that takes the
 * same way as pages do: it is checked, resolved and rendered as part of the site that is open.
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

/** The page of the catalogue, in which each example is a frame. */
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

/** One block by itself: its document, or its data when the running page looks for changes. */
async function exampleAnswer(
  { address, wantsData, scheme }: Asked,
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
  const page = soundly(() => pageAt(address), faults);
  // A list may have pages and categories with addresses of their own, but not any address.
  if (!page && address !== document.address) return undefined;
  if (!page || page.blocks.length === 0) return html(notDrawn(faults));
  // Without a title a page is its blocks alone.
  const alone = { ...page, title: '' };
  if (wantsData) return { type: 'application/json', body: JSON.stringify(alone) };
  return html(
    await renderDocument(alone, address, aloneIn(scheme === 'light' || scheme === 'dark' ? scheme : undefined)),
  );
}

/** What a page resolves to; undefined where the checker has said why it cannot be, such as a picture that is not there. */
function soundly(resolve: () => ResolvedPage | undefined, faults: ReportedDiagnostic[]): ResolvedPage | undefined {
  try {
    return resolve();
  } catch (error) {
    if (faults.length > 0) return undefined;
    throw error;
  }
}
