import { PAGE_ID_QUERY } from '../../addresses/page-id-query.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../../../model/content/content.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { isSafeAddress } from '../../../site/links/safe-address.ts';
import { findTokens, replaceTokensInHref } from '../../../../model/content/tokens.ts';
import { finalAddress, type FinalAddress } from '../../../site/links/final-address.ts';
import { fileAt, isGenerated, isRefused, isUncertain, redirectTarget } from '../../../site/links/known-addresses.ts';
import { addressAndSection, decoded, isFile, leadTo, linkNoun, linksOf } from '../../../site/links/links-of.ts';
import { homesOf } from '../../../site/languages/languages.ts';
import { afterRenaming } from '../../../site/languages/renamed-folders.ts';
import { hiddenBecause, reversedDates, WHY_HIDDEN, type Hidden } from '../../../site/publication.ts';
import { redirectFixed } from '../../messages/fixed-links.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';
import { buttons, EXAMPLE_PAGE, fields, files, site } from '../../../../model/diagnostics/example.ts';
import type { Link } from '../../addresses/link.ts';
import { checkSection, hasSection, sectionCodes } from '../../addresses/link-sections.ts';
import { missingTargetCodes, reportMissing } from '../../addresses/missing-targets.ts';

const codes = {
  ...missingTargetCodes,
  ...sectionCodes,
  'link/redirected': {
    level: 'advice',
    title: 'A link leads to an old address',
    message: ({ noun, href, to }: { noun: string; href: string } & FinalAddress) => [
      `This ${noun} points to "${href}", an old address that leads on to "${to}". Visitors wait twice.`,
      `Write "${to}".`,
    ],
    done: redirectFixed,
    why: 'Visitors are sent on and wait twice.',
    bad: files({
      [EXAMPLE_PAGE]: buttons('{ "label": "Cloud services", "href": "/cloud" }'),
      'pages/_site.json': site('"redirects": [{ "from": "/cloud", "to": "/services/cloud" }]'),
    }),
    good: files({
      [EXAMPLE_PAGE]: buttons('{ "label": "Cloud services", "href": "/services/cloud" }'),
      'pages/_site.json': site('"redirects": [{ "from": "/cloud", "to": "/services/cloud" }]'),
    }),
    fixable: 'sometimes',
  },
  'link/draft-page': {
    level: 'advice',
    title: 'A link leads to a page that is not published',
    message: ({ noun, href, reason }: { noun: string; href: string; reason: Hidden }) => [
      `This ${noun} points to "${href}", which ${WHY_HIDDEN[reason]}. Visitors would find nothing there.`,
      'Publish that page first, or remove the link.',
    ],
    why: 'Visitors would find nothing there.',
    bad: files({
      [EXAMPLE_PAGE]: buttons('{ "label": "Our plans", "href": "/services/plans" }'),
      'pages/services/plans.json': fields('"draft": true'),
    }),
    good: files({
      [EXAMPLE_PAGE]: buttons('{ "label": "Our plans", "href": "/services/plans" }'),
      'pages/services/plans.json': fields('"draft": false'),
    }),
  },
} satisfies Codes;

/** Links within the site lead to a page, file or section that exists, also those in formatted texts. */
export const linkTargets = documentRule({
  meta: { codes },
  check({ document, site, report }) {
    for (const { href: written, location } of linksOf(document)) {
      const href = replaceTokensInHref(written, site.tokens ?? new Map());
      const isOurs = /^[/#]/.test(href) && findTokens(href).length === 0 && isSafeAddress(href);
      if (isOurs) checkTarget({ document, site, report, href, location }, written);
    }
  },
});

type CheckedLink = Link & { report: Report<typeof codes> };

/** Reports what is wrong with the target of a link: a redirect, a hidden page, a missing page, file or section. */
function checkTarget(link: CheckedLink, written: string): void {
  const { document, site, report, href, location } = link;
  const [address, anchor] = addressAndSection(href);
  if (address === '') {
    // Menus and shared blocks stand on many pages, so a section of "this page" can only be checked in a page.
    if (document.kind === 'page') checkSection(link, document, anchor ?? '', 'this page');
    return;
  }
  const noun = (): string => linkNoun(site.content.schemas, document, location);
  const final = isRedirect(document, location) ? undefined : finalAddress(written, site);
  if (final) {
    const edits = hasSection(final.to, site) ? leadTo(document, location, final.to, { certain: final.isWhole }) : [];
    return report('link/redirected', location, { noun: noun(), href: written, ...final }, edits);
  }
  if (PAGE_ID_QUERY.test(href) && (address === '/index.php' || homesOf(site.content).has(address)))
    return report('link/missing-page', location, { noun: noun(), href });
  const target = site.content.documents.get(fileAt(site.known, address) ?? '');
  if (!target) {
    if (!mayExist(address, site)) reportMissing(link, address, noun());
    return;
  }
  const reason = isReportedWhenHidden(target, link) ? hiddenBecause(target) : undefined;
  if (reason) return report('link/draft-page', location, { noun: noun(), href: address, reason });
  if (anchor !== undefined) checkSection(link, target, anchor, `"${address}"`);
}

/** Whether a link to a hidden page is a mistake of its own. */
function isReportedWhenHidden(target: ContentDocument, { document, site, location }: CheckedLink): boolean {
  // Visitors are not led to an original: until it is published, the language switch leads home.
  if (location.path?.[0] === 'translationOf' || target.file === document.file) return false;
  // A hidden home page, or a page that is never shown, is one mistake, however many links lead to it.
  return !homesOf(site.content).has(target.address) && !reversedDates(target) && !isHidden(document);
}

/** Whether an address without a page leads somewhere all the same, or will once another mistake is fixed. */
const mayExist = (address: string, { known, content, publicFiles }: SiteContext): boolean =>
  redirectTarget(known, address) !== undefined ||
  address === '/' ||
  isRefused(content, address) ||
  isUncertain(content, address) ||
  fileAt(known, afterRenaming(content, address)) !== undefined ||
  publicFiles().has(decoded(address)) ||
  (isFile(address) && isGenerated(known, address));

/**
 * Redirects are checked as what they are: they may lead to an old address only by mistake, which has words of its own.
 */
const isRedirect = ({ kind }: ContentDocument, { path }: Location): boolean =>
  kind === 'site' && path?.[0] === 'redirects';

const isHidden = (document: ContentDocument): boolean =>
  document.kind === 'page' && hiddenBecause(document) !== undefined;
