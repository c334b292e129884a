import type { Host, HostPlan, Redirect } from './host.ts';
import { unsupportedRedirects } from './plan/limitations.ts';
import { spellings } from './plan/patterns.ts';
import { headersFile, redirectsFile } from './files/write-rules.ts';

/** The default without a host: several hosts read these two files. */
export const defaultHost: Host = {
  title: 'a host that reads the files of Netlify',
  files: (plan) => ({
    _headers: headersFile(plan),
    _redirects: redirectsFile({ ...plan, redirects: plan.redirects.filter(isPlain) }, written),
  }),
  limitations: ({ redirects }: HostPlan) =>
    unsupportedRedirects(
      redirects.filter((each) => !isPlain(each)),
      'it takes a name with ":" in front for any name.',
    ),
};

/** Whether an address has no placeholder, such as `/:year`. */
const isPlain = ({ from }: Redirect): boolean => !from.includes('/:');

/** Netlify compares addresses decoded as well as encoded. */
function written(from: string): string[] {
  const decoded = decodeURIComponent(from);
  return [...new Set([...spellings(from), ...(/\s/.test(decoded) ? [] : [decoded])])];
}

/** Netlify. */
export const netlify: Host = {
  ...defaultHost,
  title: 'Netlify',
  publishesRoot: true,
  files: (plan) => {
    // Netlify looks for the not-found page at the top only.
    const folders = plan.base ? [...plan.folders, plan.base] : plan.folders;
    return defaultHost.files({ ...plan, folders });
  },
};
