import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './files/rule-files.ts';

/** Also what is written for a host that nobody named: several read these two files. */
export const anyHost: Host = {
  title: 'a host that reads the files of Netlify',
  files: (plan) => ({ _headers: headersFile(plan), _redirects: redirectsFile(plan) }),
};

export const netlify: Host = {
  ...anyHost,
  title: 'Netlify',
  isTop: true,
  files: (plan) => {
    // Of not-found pages, Netlify looks for that at the top only.
    const folders = plan.base ? [...plan.folders, plan.base] : plan.folders;
    return anyHost.files({ ...plan, folders });
  },
};
