import type { Host, HostPlan } from './host.ts';
import { tooMany } from './plan/limits.ts';
import { headersFile, redirectsFile } from './files/rule-files.ts';

/**
 * Cloudflare Pages. It joins the values of headers, finds the nearest 404.html by itself, and takes a rewrite before a
 * file that exists: what answers for others is a small program that is run below those pages only.
 */
export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  isTop: true,
  files: (plan) => ({
    _headers: headersFile(plan, { joins: true }),
    _redirects: redirectsFile({ ...plan, fallbacks: [], folders: [] }),
    ...(plan.fallbacks.length > 0 && { '_worker.js': worker(plan), '_routes.json': routes(plan) }),
  }),
  // What is beyond, it leaves out, the owner's rules first.
  cannot: ({ headers, redirects, fallbacks }) => [
    ...tooMany('rules for headers', headers.length, 100),
    ...tooMany('redirects', redirects.length, 2000),
    ...tooMany('pages with "fallback"', fallbacks.length, 100),
  ],
};

const worker = ({ fallbacks }: HostPlan): string => `// Answers for pages that are not there, below those that do.
const fallbacks = ${JSON.stringify(fallbacks)};

export default {
  async fetch(request, { ASSETS }) {
    const answer = await ASSETS.fetch(request);
    const { pathname } = new URL(request.url);
    const page = fallbacks.find((address) => pathname.startsWith(address + '/'));
    if (answer.status !== 404 || !page || /\\.[^/]*$/.test(pathname)) return answer;
    return ASSETS.fetch(new Request(new URL(page, request.url), request));
  },
};
`;

const routes = ({ fallbacks }: HostPlan): string =>
  `${JSON.stringify({ version: 1, include: fallbacks.map((address) => `${address}/*`), exclude: [] }, null, 2)}\n`;
