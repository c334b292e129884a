import type { Host, HostPlan, Redirect } from './host.ts';
import { leftOut } from './plan/limits.ts';
import { spellings } from './plan/patterns.ts';
import { headersFile, redirectsFile } from './files/write-rules.ts';

/** Also what is written for a host that nobody named: several read these two files. */
export const anyHost: Host = {
  title: 'a host that reads the files of Netlify',
  files: (plan) => ({
    _headers: headersFile(plan),
    _redirects: redirectsFile({ ...plan, redirects: plan.redirects.filter(isPlain) }, written),
  }),
  limitations: ({ redirects }: HostPlan) =>
    leftOut(
      redirects.filter((each) => !isPlain(each)),
      'it takes a name with ":" in front for any name.',
    ),
};

/** Whether all of an address means itself: `/:year` is any name. */
const isPlain = ({ from }: Redirect): boolean => !from.includes('/:');

/** Where Netlify looks, addresses are decoded or not. */
function written(from: string): string[] {
  const decoded = decodeURIComponent(from);
  return [...new Set([...spellings(from), ...(/\s/.test(decoded) ? [] : [decoded])])];
}

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
