import type { Host, HostPlan, Redirect } from './host.ts';
import { unsupportedRedirects, tooMany } from './plan/limitations.ts';
import { spellings } from './plan/patterns.ts';
import { headersFile, redirectsFile } from './files/write-rules.ts';

/**
 * Cloudflare Pages. It joins header values, finds the nearest 404.html by itself, and prefers rewrites to existing
 * files: so fallback pages are served by a worker, which runs below those pages only.
 */
export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  publishesRoot: true,
  // https://developers.cloudflare.com/pages/platform/limits/
  limits: { fileBytes: 25 * 1024 ** 2, files: { count: 20_000, but: ' (100,000 with a paid plan)' } },
  files: (plan) => ({
    _headers: headersFile(plan, { joins: true }),
    _redirects: redirectsFile({ ...plan, redirects: withSlash(plan.redirects), fallbacks: [], folders: [] }),
    ...(plan.fallbacks.length > 0 && { '_worker.js': worker(plan), '_routes.json': routes(plan) }),
  }),
  // It ignores rules beyond its limits.
  limitations: ({ headers, redirects, fallbacks }) => [
    ...tooMany('rules for headers', headers.length, 100),
    ...tooMany('redirects', redirects.length, MAX_REDIRECTS),
    ...unsupportedRedirects(
      redirects.filter((each) => !isPlain(each)),
      'it takes ":" with letters behind it for any name.',
    ),
    ...(redirects.length <= MAX_REDIRECTS &&
    withSlash(redirects).flatMap(({ from }) => spellings(from)).length > MAX_REDIRECTS
      ? [
          `It takes ${MAX_REDIRECTS} lines of redirects: of some old addresses, those with a slash at the end lead nowhere.`,
        ]
      : []),
    ...tooMany('pages with "fallback"', fallbacks.length, 100),
  ],
};

const MAX_REDIRECTS = 2000;

/** Whether an address has no placeholder, such as `:Main` in `/Help:Main`. */
const isPlain = ({ from }: Redirect): boolean => !/:[a-z]/i.test(from);

/**
 * It compares addresses sign by sign: those with a slash at the end follow, since beyond its limit it reads no further.
 */
function withSlash(redirects: Redirect[]): Redirect[] {
  const plain = redirects.filter(isPlain);
  return [...plain, ...plain.map(({ from, to }) => ({ from: `${from}/`, to }))];
}

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
