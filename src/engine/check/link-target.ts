import type { ContentDocument } from '../../model/content.ts';
import type { PageDocument } from '../../model/blocks.generated.ts';
import { anchorsOf } from '../site/anchors.ts';
import { finalAddress } from '../site/final-address.ts';
import type { Report, Spot } from './finding.ts';
import { isRefused } from '../site/known-addresses.ts';
import { near } from '../../model/near.ts';
import { nounAt } from '../schema/place.ts';
import { isBroken, type Site } from './site.ts';

export interface Link {
  document: ContentDocument;
  site: Site;
  report: Report;
  /** The link as visitors get it. */
  href: string;
  spot: Spot;
}

/** Whether a safe link of this site, written with or without tokens, leads to a page, a file or a section that exists. */
export function checkTarget({ document, site, report, href, spot }: Link, written: string): void {
  if (!/^[/#]/.test(href)) return;
  const [address = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  if (address === '') {
    // What a section of the own page is, is only clear on a page: menus and shared blocks stand on many.
    if (document.kind === 'page') checkAnchor({ document, site, report, href, spot }, document, anchor ?? '', 'this page');
    return;
  }
  const { pages, aliases, derived, redirects } = site.known;
  const file = pages.get(address) ?? aliases.get(address) ?? derived.get(address);
  const straight = isRedirect(document, spot) ? undefined : finalAddress(written, site);
  if (straight) return report('link/redirected', spot, { noun: linkNoun(document, spot), href: written, ...straight });
  if (file !== undefined) {
    const target = site.content.documents.get(file);
    const reason = target && target !== document && !isHidden(document) ? hiddenBecause(target) : undefined;
    if (reason) return report('link/draft-page', spot, { noun: linkNoun(document, spot), href: address, reason });
    if (target && anchor !== undefined) checkAnchor({ document, site, report, href, spot }, target, anchor, `"${address}"`);
    return;
  }
  if (redirects.has(address) || address === '/' || isRefused(site.content, address)) return;
  if (/\.[a-zA-Z0-9]+$/.test(address) && !address.endsWith('.html')) {
    if (!site.publicFiles().has(decoded(address)))
      report('link/missing-file', spot, { noun: linkNoun(document, spot), href: address, near: near(address, site.publicFiles()) });
    return;
  }
  const wanted = address.replace(/\/+$|\/index$|(?:\/index)?\.(?:html|json)$/, '').toLowerCase();
  const meant = pages.has(wanted) || aliases.has(wanted) ? wanted : near(wanted, [...pages.keys(), ...aliases.keys()]);
  report('link/missing-page', spot, { noun: linkNoun(document, spot), href: address, near: meant });
}

function checkAnchor({ document, site, report, spot }: Link, target: ContentDocument, anchor: string, page: string): void {
  const names = isBroken(target) ? undefined : anchorsOf(target, site.content);
  if (!names || names.has(anchor)) return;
  report('link/missing-section', spot, { noun: linkNoun(document, spot), page, anchor, near: near(anchor, names), names: [...names] });
}

/** Redirects are checked as what they are: they may lead to an old address only by mistake, which has words of its own. */
const isRedirect = ({ kind }: ContentDocument, { path }: Spot): boolean => kind === 'site' && path?.[0] === 'redirects';

/** Whether visitors do not get to see a page, and why. */
function hiddenBecause({ data }: ContentDocument): 'draft' | 'future' | 'past' | undefined {
  const { draft, publishAt, unpublishAt } = (data ?? {}) as Partial<PageDocument>;
  if (draft) return 'draft';
  if (typeof publishAt === 'string' && publishAt > today()) return 'future';
  return typeof unpublishAt === 'string' && unpublishAt <= today() ? 'past' : undefined;
}
const isHidden = (document: ContentDocument): boolean => document.kind === 'page' && hiddenBecause(document) !== undefined;
const today = (): string => new Date().toISOString().slice(0, 10);

/** What holds the link: "button", "link", "entry". */
export function linkNoun({ kind, data }: ContentDocument, { path = [], within }: Spot): string {
  return within ? 'link' : nounAt(kind, data, path.slice(0, -1));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
