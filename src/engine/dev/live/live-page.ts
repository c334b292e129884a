import { fileOfAddress, SITE_FILE } from '../../../model/addresses/address.ts';
import { OWN_BLOCKS } from '../../../model/content/content.ts';
import { redirectAt } from '../../../model/addresses/old-address.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import type { SiteContext } from '../../check/site-context.ts';
import type { OwnParts } from '../../read/own/own-parts.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { refusedAt } from '../../site/links/known-addresses.ts';
import { filesAt } from './files-at.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';

/**
 * What stands at an address while the site is being worked on, and what is wrong with it: errors first, then by file
 * and line.
 */
export type LivePage =
  | { state: 'page'; page: ResolvedPage; problems: ReportedDiagnostic[] }
  | { state: 'missing'; page: ResolvedPage; problems: ReportedDiagnostic[] }
  | { state: 'redirect'; to: string; problems: ReportedDiagnostic[] }
  | { state: 'broken'; problems: ReportedDiagnostic[] };

interface Looking {
  /** The site as whoever looks sees it; undefined while its file has errors. */
  site: ResolvedContent | undefined;
  context: SiteContext;
  /** What is wrong in files, errors first. */
  problemsIn: (...files: string[]) => ReportedDiagnostic[];
}

/** What to show at an address. */
export function pageAt({ site, context, problemsIn }: Looking, address: string): LivePage {
  const files = filesAt(context, address);
  if (!site) return { state: 'broken', problems: problemsIn(...files, SITE_FILE) };
  const redirect = redirectAt(site.redirects, encodeURI(address));
  if (redirect) return { state: 'redirect', to: redirect.to, problems: [] };
  const fallback = site.fallbacks.find((parent) => address.startsWith(`${parent}/`));
  const shown = files.length > 0 ? address : (fallback ?? address);
  const made = filesAt(context, shown);
  // Of a page that is not there: files that were meant to be it, such as one whose name cannot be an address.
  const meant = [fileOfAddress(address), ...refusedAt(context.content, address).map(({ file }) => file)];
  const problems = problemsIn(...(made.length > 0 ? made : meant));
  if (problems.some(isError)) return { state: 'broken', problems };
  const page = site.page(shown);
  if (!page) return { state: 'missing', page: site.notFoundPage(address), problems };
  const ofBlocks = problemsIn(...filesOfOwn(context.content.own, page)).filter(isError);
  return ofBlocks.length > 0
    ? { state: 'broken', problems: [...ofBlocks, ...problems] }
    : { state: 'page', page, problems };
}

/** The files with mistakes, perhaps, of the owner's own kinds of blocks that a page shows. */
function filesOfOwn({ documents, refused }: OwnParts, { blocks }: ResolvedPage): Set<string> {
  const shown = new Set(blocks.map(({ type }): string => type));
  const files = [...documents.keys(), ...refused.map(({ file }) => file)];
  return new Set(files.filter((file) => shown.has(OF_TYPE.exec(file)?.[1] ?? '')));
}

/** The file of a kind of block, and its type. */
const OF_TYPE = new RegExp(`^${OWN_BLOCKS}/([^./]+)\\.`);
