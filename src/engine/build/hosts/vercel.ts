import type { Host, HostPlan } from './host.ts';

/** Vercel, given the built folder. A file that exists goes before a rewrite. */
export const vercel: Host = {
  title: 'Vercel',
  isTop: true,
  files: (plan) => ({ 'vercel.json': `${JSON.stringify(settings(plan), null, 2)}\n` }),
  cannot: ({ folders }) =>
    folders.length > 0 ? ['There is one not-found page for all languages: that of the first.'] : [],
};

const settings = ({ headers, redirects, fallbacks }: HostPlan): object => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  cleanUrls: true,
  trailingSlash: false,
  headers: headers.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  })),
  redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  // Only what can be a page: a missing file stays missing.
  rewrites: fallbacks.map((address) => ({ source: `${address}/:path([^.]*)`, destination: address })),
});
