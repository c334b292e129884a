import type { Host, HostPlan } from './host.ts';
import { isHtml } from './files/redirect-pages.ts';
import { onlyForBrowsers, withoutHeaders } from './plan/limitations.ts';

/**
 * GitHub Pages serves `about.html` at /about, and has no redirects, rewrites and headers. For an address with a
 * trailing slash it looks for index.html only.
 */
export const githubPages: Host = {
  title: 'GitHub Pages',
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  limits: { bytes: 1024 ** 3 },
  files: (plan) => ({
    '.nojekyll': '',
    ...(hasOwnDomain(plan) && { CNAME: `${new URL(plan.url).hostname}\n` }),
  }),
  limitations: (plan) => [...inFolderOfDomain(plan), ...withoutHeaders(plan), ...onlyForBrowsers(plan)],
  redirectFiles: (name) =>
    isHtml(name) ? [name] : [...(/\.[^/]*$/.test(name) ? [] : [`${name}.html`]), `${name}/index.html`],
  pageFiles: (name, { hasBelow }) => [`${name}.html`, ...(hasBelow && name !== 'index' ? [`${name}/index.html`] : [])],
};

const isAtGithub = ({ url }: HostPlan): boolean => new URL(url).hostname.endsWith('.github.io');

const hasOwnDomain = (plan: HostPlan): boolean => plan.base === '' && !isAtGithub(plan);

/**
 * With a domain of its own, a project is no longer in a folder: each page would ask there for its styles and pictures.
 */
const inFolderOfDomain = (plan: HostPlan): string[] =>
  plan.base === '' || isAtGithub(plan)
    ? []
    : [
        `It shows a project at the top of its own domain: where "${new URL(plan.url).hostname}" is that of this project, take "basePath": "${plan.base}" out of pages/_site.json, or visitors find pages without styles and pictures. It stays where the domain is that of NAME.github.io, and this project is shown below it.`,
      ];
