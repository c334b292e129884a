import { PUBLIC } from '../../../../model/content/content.ts';
import type { FileSource } from '../../../../model/content/files.ts';
import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { RULE_FILES, readsRules, SECURITY_TXT, type HostName } from '../../../site/hosting.ts';
import { outputName } from '../../../site/files/output-files.ts';
import type { BuiltCode, HostPlan } from '../host.ts';
import { hostOf } from '../index.ts';
import { defaultHost } from '../netlify.ts';
import { outputLayout } from './output-layout.ts';
import { hostPlan } from '../plan/host-plan.ts';
import { securityTxt } from '../plan/security-txt.ts';
import { headersIn, redirectsIn, type HostRules } from './read-rules.ts';
import { redirectPages } from './redirect-pages.ts';
import { headersFile, redirectsFile } from './write-rules.ts';

/** The files of a build for its host. */
export interface HostFiles {
  /** Texts by path from the top of the output. */
  files: Record<string, string>;
  /** What the host cannot do, in sentences. */
  limitations: string[];
}

/** The files for the host of a build. */
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
  // Files of the owner stay, such as a CNAME; the checker refuses those that would break the site.
  const isOwn = (name: string): boolean =>
    !RULE_FILES.includes(`/${name}`) && source.size(`${PUBLIC}/${name}`) !== undefined;
  return {
    files: Object.fromEntries(Object.entries(files).filter(([name]) => !isOwn(name))),
    limitations: [...unread(name, plan), ...(host.limitations?.(plan) ?? []), ...(pages?.limitations ?? [])],
  };
}

/** The rules for a host that reads `_headers` and `_redirects`, as the preview does. */
export function defaultRules(resolved: ResolvedContent): HostRules {
  const plan = hostPlan(resolved, { headers: '', redirects: '' }, defaultHost);
  return { headers: headersIn(headersFile(plan)), redirects: redirectsIn(redirectsFile(plan)) };
}

/** The names of all other files: of pages, of the owner, and those made of all pages. */
function* otherFiles(resolved: ResolvedContent): Iterable<string> {
  const { filesOf } = outputLayout(resolved);
  for (const address of resolved.addresses.keys()) {
    yield* Object.values(filesOf(address));
    if (resolved.site.sharing?.markdown) yield `${outputName(address)}.md`;
  }
  for (const address of ['/sitemap.xml', ...resolved.madeFiles, ...resolved.publicFiles]) yield address.slice(1);
}

/** The limitation that a host ignores the owner's rules. For the host in the site file, the checker reports it. */
function unread(name: HostName | undefined, { own }: HostPlan): string[] {
  if (readsRules(name) || own.headers + own.redirects === '') return [];
  return [
    'It does not read "_headers" and "_redirects" of public/: write what they say into "headers" and "redirects".',
  ];
}
