import type { Host, HostPlan } from './host.ts';
import { withoutHeaders } from './plan/limits.ts';
import { redirectPages } from './files/redirect-pages.ts';

/**
 * GitHub Pages shows `about.html` at /about and knows nothing of redirects, rewrites and headers. A folder's address
 * with a slash at its end is answered by its index.html alone.
 */
export const githubPages: Host = {
  title: 'GitHub Pages',
  files: (plan) => ({
    '.nojekyll': '',
    ...(hasOwnDomain(plan) && { CNAME: `${new URL(plan.url).hostname}\n` }),
    ...redirectPages(plan),
  }),
  cannot: withoutHeaders,
  pageFiles: (name, hasBelow) => [`${name}.html`, ...(hasBelow && name !== 'index' ? [`${name}/index.html`] : [])],
};

const hasOwnDomain = ({ url, base }: HostPlan): boolean => base === '' && !new URL(url).hostname.endsWith('.github.io');
