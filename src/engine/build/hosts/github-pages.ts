import type { Host, HostPlan } from './host.ts';
import { isHtml } from './files/redirect-pages.ts';
import { onlyForBrowsers, withoutHeaders } from './plan/limits.ts';

/**
 * GitHub Pages shows `about.html` at /about and knows nothing of redirects, rewrites and headers. A folder's address
 * with a slash at its end is answered by its index.html alone.
 */
export const githubPages: Host = {
  title: 'GitHub Pages',
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  limits: { bytes: 1024 ** 3 },
  files: (plan) => ({
    '.nojekyll': '',
    ...(hasOwnDomain(plan) && { CNAME: `${new URL(plan.url).hostname}\n` }),
  }),
  cannot: (plan) => [...withoutHeaders(plan), ...onlyForBrowsers(plan)],
  redirectFiles: (name) =>
    isHtml(name) ? [name] : [...(/\.[^/]*$/.test(name) ? [] : [`${name}.html`]), `${name}/index.html`],
  pageFiles: (name, { hasBelow }) => [`${name}.html`, ...(hasBelow && name !== 'index' ? [`${name}/index.html`] : [])],
};

const hasOwnDomain = ({ url, base }: HostPlan): boolean => base === '' && !new URL(url).hostname.endsWith('.github.io');
