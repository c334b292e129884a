import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { redirectAt } from '../../../model/addresses/old-address.ts';
import { withoutEndSlashes } from '../../../model/addresses/slashes.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import { DIAGNOSTICS, type PageDiagnostics } from '../../../model/dev-protocol.ts';
import type { Renderer } from '../../../model/rendering/renderer.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { loadedPolicy } from '../../build/document/csp.ts';
import { parseTarget, type RequestTarget } from '../../build/server/request-target.ts';
import { lookOf } from '../../brand/look.ts';
import type { RenderDocument } from '../document-renderer.ts';
import { isFromThisComputer, refuses } from '../guard.ts';
import type { LiveContent } from '../live/live-content.ts';
import { problemDocument, shownProblems } from './problem-document.ts';
import { type Answer, type Middleware, redirectTo, send } from './answer.ts';

const ELSEWHERE: Answer = {
  status: 500,
  type: 'text/plain',
  body: 'This page has errors. They are shown on the computer that runs "npm start".',
};

interface PagesOptions {
  server: ViteDevServer;
  liveNow: () => Promise<LiveContent>;
  renderer: () => Promise<Renderer>;
  renderDocument: RenderDocument;
}

/** Whoever looks in from the network sees what will be published, and no author's words about it. */
interface Visitor {
  isAuthor: boolean;
}

/** Answers for pages, their data and their problems, as the content is at this moment. */
export function answerPages(options: PagesOptions): Middleware {
  return async (req, res, next) => {
    const target = parseTarget(req.url);
    if (!target) return next();
    if (target.pathname === DIAGNOSTICS && refuses(req, res)) return;
    try {
      const answer = await answerFor(options, target, req);
      if (answer) send(res, answer);
      else next();
    } catch (error) {
      next(error);
    }
  };
}

async function answerFor(
  options: PagesOptions,
  target: RequestTarget,
  req: IncomingMessage,
): Promise<Answer | undefined> {
  const { pathname, search } = target;
  if (pathname === DIAGNOSTICS) return problemsOf(options, new URLSearchParams(search).get('page') ?? '/');
  if (/^\/(?:@|__)/.test(pathname)) return undefined;
  const visitor = { isAuthor: isFromThisComputer(req) };
  if (path.extname(pathname) === '')
    return /text\/html|\*\/\*/.test(req.headers.accept ?? '*/*') ? documentAnswer(options, target, visitor) : undefined;
  const redirect = await redirectOfFile(options, pathname);
  return redirect ?? (pathname.endsWith('.json') ? dataAnswer(options, pathname, visitor) : undefined);
}

async function problemsOf({ liveNow }: PagesOptions, page: string): Promise<Answer> {
  const live = await liveNow();
  return problemsAnswer(live.at(withoutBase(live, addressIn(page))).problems, live);
}

/** An old address may be that of a file. */
async function redirectOfFile({ liveNow }: PagesOptions, pathname: string): Promise<Answer | undefined> {
  // What cannot be read is said where a page is asked for.
  const live = await liveNow().catch(() => undefined);
  const moved = live && redirectAt(live.site()?.redirects ?? [], encodeURI(withoutBase(live, pathname)));
  return moved && redirectTo(moved.to);
}

/** The data of a page, which the app asks for. */
async function dataAnswer(
  { liveNow }: PagesOptions,
  pathname: string,
  { isAuthor }: Visitor,
): Promise<Answer | undefined> {
  const live = await liveNow();
  const address = withoutBase(live, withoutEndSlashes(pathname.replace(/\.json$/, ''))).replace(/^\/index$/, '/');
  const found = live.at(address, { drafts: isAuthor });
  if (found.state === 'redirect') return redirectTo(found.to);
  if (found.state === 'broken') return isAuthor ? problemsAnswer(found.problems, live, 422) : ELSEWHERE;
  return found.state === 'missing' ? undefined : { type: 'application/json', body: JSON.stringify(found.page) };
}

async function documentAnswer(
  { server, liveNow, renderer, renderDocument }: PagesOptions,
  { path: url, pathname }: RequestTarget,
  { isAuthor }: Visitor,
): Promise<Answer> {
  const live = await liveNow();
  const found = live.at(withoutBase(live, withoutEndSlashes(pathname)), { drafts: isAuthor });
  if (found.state === 'redirect') return redirectTo(found.to);
  if (found.state === 'broken') {
    if (!isAuthor) return ELSEWHERE;
    const baseStyle = (await renderer()).baseStyle(live.site()?.site ?? { look: lookOf() });
    const document = problemDocument(found.problems, live.textOf, baseStyle);
    return { status: 500, type: 'text/html', body: await server.transformIndexHtml(url, document) };
  }
  const body = await renderDocument(found.page, url);
  const status = found.state === 'missing' ? 404 : 200;
  return { status, type: 'text/html', body, headers: policyHeaders(live, found.page) };
}

/**
 * Vite's own scripts would break what published pages allow, so browsers only say what blocks of the site's own ask
 * for.
 */
function policyHeaders(live: LiveContent, page: ResolvedPage): Record<string, string> {
  const site = live.content().own.blocks.length > 0 ? live.site()?.siteAt(page) : undefined;
  return site ? { 'content-security-policy-report-only': loadedPolicy(page, site) } : {};
}

/** What is wrong with a page, as data. */
function problemsAnswer(problems: ReportedDiagnostic[], { textOf }: LiveContent, status?: number): Answer {
  const said: PageDiagnostics = { problems: shownProblems(problems, textOf) };
  return { status, type: 'application/json', body: JSON.stringify(said) };
}

/** An address without the base path of the site. */
function withoutBase(live: LiveContent, address: string): string {
  const base = live.site()?.site.basePath ?? '';
  return address === base || address.startsWith(`${base}/`) ? address.slice(base.length) || '/' : address;
}

/** An address as pages have it: decoded, without a slash at its end. Of one that cannot be read, there is no page. */
const addressIn = (address: string): string => withoutEndSlashes(parseTarget(address)?.pathname ?? address);
