import type { Host } from './host.ts';
import { onlyForBrowsers, withoutHeaders } from './plan/limitations.ts';
import { isHtml } from './files/redirect-pages.ts';

const indexOf = (name: string): string => `${name}/index.html`;

/** Any server that only serves files: each page is a folder with an index.html, which all of them support. */
export const plainFiles: Host = {
  title: 'a server that only hands out files',
  files: () => ({}),
  limitations: (plan) => [
    ...withoutHeaders(plan),
    ...onlyForBrowsers(plan),
    'Addresses get a slash at their end, and 404.html is shown only if the server is told so.',
  ],
  redirectFiles: (name) => [isHtml(name) ? name : indexOf(name)],
  pageFiles: (name) => [name === 'index' ? 'index.html' : indexOf(name)],
};
