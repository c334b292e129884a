import { PUBLIC } from '../../../../model/content/content.ts';
import type { FileSource } from '../../../../model/content/files.ts';
import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { HOST_RULES, readsRules, SECURITY_TXT, type Hosting, type HostName } from '../../../site/hosting.ts';
import { foldersAbove, outputName } from '../../../site/files/output-files.ts';
import type { BuiltCode, Host, HostPlan } from '../host.ts';
import { hostOf } from '../index.ts';
import { anyHost } from '../netlify.ts';
import { hostPlan } from '../plan/plan.ts';
import { securityTxt } from '../plan/security-txt.ts';
import { headersIn, redirectsIn, type HostRules } from './host-rules.ts';
import { redirectPages } from './redirect-pages.ts';
import { headersFile, redirectsFile } from './rule-files.ts';

/** What is written for a page: its document, a second one of the same where a host needs it, and its data. */
export interface PageFiles {
  document: string;
  copy?: string;
  data?: string;
}

/** Where a host looks for the page at an address, or for the one that is shown where a folder has none. */
export type PlaceOf = (address: string, options?: { isNotFound: boolean }) => PageFiles;

/** Where the host looks that a site is built for. */
export interface HostPlaces {
  /** The way from the folder of the site to the top of what is published: "" or "../../". */
  top: string;
  placeOf: PlaceOf;
}

/** What the output owes to the host that it is for. */
export interface HostFiles {
  /** What the host reads itself, by name from the top of what is published. */
  files: Record<string, string>;
  /** What visitors of this host go without, in sentences. */
  cannot: string[];
}

/** Where a host looks: that of the site file, unless another one is asked for. */
export function hostPlaces(resolved: ResolvedContent, asked?: HostName): HostPlaces {
  const { hosting, site } = resolved;
  const folder = folderFor({ ...hosting, basePath: site.basePath }, asked);
  const top = folder === '' ? '' : '../'.repeat(folder.split('/').length);
  const copies: Record<string, string> = folder === '' ? {} : { index: `${top}${folder}.html`, 404: `${top}404.html` };
  return { top, placeOf: placesFor(hostOf(asked ?? hosting.host), resolved, copies) };
}

/** What is written for that host. */
export function hostFiles(
  resolved: ResolvedContent,
  source: FileSource,
  asked?: HostName,
  code?: BuiltCode,
): HostFiles {
  const name = asked ?? resolved.hosting.host;
  const host = hostOf(name);
  const own = (name: string): string => source.text(`${PUBLIC}/${name}`) ?? '';
  const plan = hostPlan(resolved, { headers: own('_headers'), redirects: own('_redirects') }, host, code);
  const security = securityTxt(resolved);
  const read = host.files(plan);
  const others = [...otherFiles(resolved, name), ...Object.keys(read)];
  const pages = host.redirectFiles && redirectPages(plan, host.redirectFiles, others);
  const files = {
    ...pages?.files,
    ...read,
    ...(security !== undefined && { [SECURITY_TXT.slice(1)]: security }),
  };
  // What the owner has put there himself stays, such as a CNAME; the checker refuses what would break the site.
  const isOwn = (name: string): boolean =>
    !HOST_RULES.includes(`/${name}`) && source.size(`${PUBLIC}/${name}`) !== undefined;
  return {
    files: Object.fromEntries(Object.entries(files).filter(([name]) => !isOwn(name))),
    cannot: [...unread(name, plan), ...(host.cannot?.(plan) ?? []), ...(pages?.cannot ?? [])],
  };
}

/** What a host would be told of headers and redirects that reads the two files of rules, as the preview does. */
export function plainRules(resolved: ResolvedContent): HostRules {
  const plan = hostPlan(resolved, { headers: '', redirects: '' }, anyHost);
  return { headers: headersIn(headersFile(plan)), redirects: redirectsIn(redirectsFile(plan)) };
}

/** The files of pages, of the owner, and those that are made of all pages, by name. */
function* otherFiles(resolved: ResolvedContent, host: HostName | undefined): Iterable<string> {
  const { placeOf } = hostPlaces(resolved, host);
  for (const address of resolved.addresses.keys()) {
    yield* Object.values(placeOf(address));
    if (resolved.site.sharing?.markdown) yield `${outputName(address)}.md`;
  }
  for (const address of ['/sitemap.xml', ...resolved.madeFiles, ...resolved.publicFiles]) yield address.slice(1);
}

/** What becomes of the owner's rules on a host that a build is asked for; of that in the site file, the checker tells. */
function unread(name: HostName | undefined, { own }: HostPlan): string[] {
  if (readsRules(name) || own.headers + own.redirects === '') return [];
  return [
    'It does not read "_headers" and "_redirects" of public/: write what they say into "headers" and "redirects".',
  ];
}

/** The folder of a site in what is published: that of its base path, where a host publishes the top of an address. */
export const folderFor = ({ host, basePath = '' }: Hosting, asked?: HostName): string =>
  hostOf(asked ?? host).isTop ? basePath.slice(1) : '';

/**
 * @param copies second places, by name: of a site in a folder, hosts look at the top for what is missing, and for its
 *   home without a slash at the end
 */
function placesFor({ pageFiles }: Host, resolved: ResolvedContent, copies: Record<string, string>): PlaceOf {
  const all = pageFiles ? [...resolved.addresses.keys(), ...resolved.folders.map((each) => `${each}/404`)] : [];
  const parents = new Set(all.flatMap((address) => foldersAbove(address.slice(1))));
  return (address, { isNotFound } = { isNotFound: false }) => {
    const name = outputName(isNotFound ? `${address}/404` : address);
    const [document = `${name}.html`, copy = copies[name]] = isNotFound
      ? []
      : (pageFiles?.(name, { hasBelow: parents.has(name) }) ?? []);
    return {
      document,
      ...(copy !== undefined && { copy }),
      ...(!isNotFound && { data: `${name}.json` }),
    };
  };
}
