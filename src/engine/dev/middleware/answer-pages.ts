import type { ServerResponse, IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { redirectAt } from '../../../model/addresses/old-address.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import { DIAGNOSTICS, type PageDiagnostics } from '../../../model/dev-protocol.ts';
import type { Renderer } from '../../../model/rendering/renderer.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { loadedPolicy } from '../../build/document/csp.ts';
import { sendText } from '../../build/server/http.ts';
import { parseTarget, type RequestTarget } from '../../build/server/request-target.ts';
import { lookOf } from '../../brand/look.ts';
import { isFromThisComputer, refuses } from '../guard.ts';
import type { LiveContent } from '../live/live-content.ts';
import { problemDocument, shownProblems } from './problem-document.ts';
import { type Answer, send } from './answer.ts';

const ELSEWHERE = 'This page has errors. They are shown on the computer that runs "npm start".';

interface PagesOptions {
  server: ViteDevServer;
  content: () => Promise<LiveContent>;
  renderer: () => Promise<Renderer>;
  renderDocument: (page: ResolvedPage, url: string) => Promise<string>;
}

/** Answers for pages, their data and their problems, as the content is at this moment. */
export function answerPages({ server, content, renderer, renderDocument }: PagesOptions) {
  const answerProblems = async (page: string, res: ServerResponse): Promise<void> => {
    const live = await content();
    send(res, problemsAnswer(live.at(withoutBase(live, addressIn(page))).problems, live));
  };

  /** An old address may be that of a file. */
  const answerRedirect = async (target: RequestTarget, res: ServerResponse): Promise<boolean> => {
    // What cannot be read is said where a page is asked for.
    const live = await content().catch(() => undefined);
    const moved = live && redirectAt(live.site()?.redirects ?? [], encodeURI(withoutBase(live, target.pathname)));
    if (moved) res.writeHead(302, { location: moved.to }).end();
    return moved !== undefined;
  };

  const answerPage = async (
    target: RequestTarget,
    wantsData: boolean,
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    // Who looks in from the network sees what will be published, and no author's words about it.
    const isAuthor = isFromThisComputer(req);
    const live = await content();
    const asked = withoutBase(live, target.pathname.replace(/\.json$/, '').replace(/(.)\/+$/, '$1'));
    const found = live.at(wantsData ? asked.replace(/^\/index$/, '/') : asked, { drafts: isAuthor });
    if (found.state === 'redirect') return void res.writeHead(302, { location: found.to }).end();
    if (found.state === 'broken') {
      if (!isAuthor) return sendText(res, 500, ELSEWHERE);
      if (wantsData) return send(res, problemsAnswer(found.problems, live, 422));
      const document = problemDocument(
        found.problems,
        live.textOf,
        (await renderer()).baseStyle(live.site()?.site ?? { look: lookOf() }),
      );
      const body = await server.transformIndexHtml(target.path, document);
      return send(res, { status: 500, type: 'text/html', body });
    }
    const isMissing = found.state === 'missing';
    if (wantsData)
      return isMissing ? next() : send(res, { type: 'application/json', body: JSON.stringify(found.page) });
    const body = await renderDocument(found.page, target.path);
    const site = live.content().own.blocks.length > 0 ? live.site()?.siteAt(found.page) : undefined;
    // Vite's own scripts would break what published pages allow, so browsers only say what is not.
    if (site) res.setHeader('content-security-policy-report-only', loadedPolicy(found.page, site));
    send(res, { status: isMissing ? 404 : 200, type: 'text/html', body });
  };

  return async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): Promise<void> => {
    const target = parseTarget(req.url);
    if (!target || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const { pathname, search } = target;
    if (pathname === DIAGNOSTICS)
      return refuses(req, res)
        ? undefined
        : answerProblems(new URLSearchParams(search).get('page') ?? '/', res).catch(next);
    const wantsData = pathname.endsWith('.json');
    const wantsPage = !path.extname(pathname) && /text\/html|\*\/\*/.test(req.headers.accept ?? '*/*');
    if (/^\/(?:@|__)/.test(pathname)) return next();
    if (path.extname(pathname) !== '' && (await answerRedirect(target, res))) return;
    if (!(wantsData || wantsPage)) return next();
    return answerPage(target, wantsData, req, res, next).catch(next);
  };
}

/** What is wrong with a page, as data. */
function problemsAnswer(problems: ReportedDiagnostic[], { textOf }: LiveContent, status?: number): Answer {
  const said: PageDiagnostics = { problems: shownProblems(problems, textOf) };
  return { status, type: 'application/json', body: JSON.stringify(said) };
}

/** An address without the base path of the site. */
function withoutBase(content: LiveContent, address: string): string {
  const base = content.site()?.site.basePath ?? '';
  return address === base || address.startsWith(`${base}/`) ? address.slice(base.length) || '/' : address;
}

/** An address as pages have it: decoded, without a slash at its end. Of one that cannot be read, there is no page. */
const addressIn = (address: string): string => (parseTarget(address)?.pathname ?? address).replace(/(.)\/+$/, '$1');
