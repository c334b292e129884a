import { PUBLIC } from '../../../../model/content/content.ts';
import type { FileSource } from '../../../../model/content/files.ts';
import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { RULE_FILES, readsRules, SECURITY_TXT, type HostName } from '../../../site/hosting.ts';
import { outputName } from '../../../site/files/output-files.ts';
import type { BuiltCode, HostPlan } from '../host.ts';
import { hostOf } from '../index.ts';
import { anyHost } from '../netlify.ts';
import { hostPlaces } from './host-places.ts';
import { hostPlan } from '../plan/host-plan.ts';
import { securityTxt } from '../plan/security-txt.ts';
import { headersIn, redirectsIn, type HostRules } from './read-rules.ts';
import { redirectPages } from './redirect-pages.ts';
import { headersFile, redirectsFile } from './write-rules.ts';

/** What the output owes to the host that it is for. */
export interface HostFiles {
  /** What the host reads itself, by name from the top of what is published. */
  files: Record<string, string>;
  /** What visitors of this host go without, in sentences. */
  limitations: string[];
}

/** What is written for the host of a build. */
export function hostFiles(resolved: ResolvedContent, source: FileSource, code?: BuiltCode): HostFiles {
  const { host: name } = resolved.hosting;
  const host = hostOf(name);
  const own = (name: string): string => source.text(`${PUBLIC}/${name}`) ?? '';
  const plan = hostPlan(resolved, { headers: own('_headers'), redirects: own('_redirects') }, host, code);
  const security = securityTxt(resolved);
  const read = host.files(plan);
  const others = [...otherFiles(resolved), ...Object.keys(read)];
  const pages = host.redirectFiles && redirectPages(plan, host.redirectFiles, others);
  const files = {
    ...pages?.files,
    ...read,
    ...(security !== undefined && { [SECURITY_TXT.slice(1)]: security }),
  };
  // What the owner has put there himself stays, such as a CNAME; the checker refuses what would break the site.
  const isOwn = (name: string): boolean =>
    !RULE_FILES.includes(`/${name}`) && source.size(`${PUBLIC}/${name}`) !== undefined;
  return {
    files: Object.fromEntries(Object.entries(files).filter(([name]) => !isOwn(name))),
    limitations: [...unread(name, plan), ...(host.limitations?.(plan) ?? []), ...(pages?.limitations ?? [])],
  };
}

/** What a host would be told of headers and redirects that reads the two files of rules, as the preview does. */
export function plainRules(resolved: ResolvedContent): HostRules {
  const plan = hostPlan(resolved, { headers: '', redirects: '' }, anyHost);
  return { headers: headersIn(headersFile(plan)), redirects: redirectsIn(redirectsFile(plan)) };
}

/** The files of pages, of the owner, and those that are made of all pages, by name. */
function* otherFiles(resolved: ResolvedContent): Iterable<string> {
  const { placeOf } = hostPlaces(resolved);
  for (const address of resolved.addresses.keys()) {
    yield* Object.values(placeOf(address));
    if (resolved.site.sharing?.markdown) yield `${outputName(address)}.md`;
  }
  for (const address of ['/sitemap.xml', ...resolved.madeFiles, ...resolved.publicFiles]) yield address.slice(1);
}

/**
 * What becomes of the owner's rules on a host that a build is asked for; of that in the site file, the checker tells.
 */
function unread(name: HostName | undefined, { own }: HostPlan): string[] {
  if (readsRules(name) || own.headers + own.redirects === '') return [];
  return [
    'It does not read "_headers" and "_redirects" of public/: write what they say into "headers" and "redirects".',
  ];
}
