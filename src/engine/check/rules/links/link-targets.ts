import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import { isBroken, type ContentDocument } from '../../../../model/content/content.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { isSafeAddress } from '../../../site/links/safe-address.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { findTokens, replaceTokensInHref } from '../../../../model/content/tokens.ts';
import { looksTheSame } from '../../../site/files/same-letters.ts';
import { pageMeant, withoutBase } from '../../../site/links/page-meant.ts';
import { anchorsOf } from '../../../site/links/anchors.ts';
import { finalAddress, type FinalAddress } from '../../../site/links/final-address.ts';
import { fileAt, isMade, isRefused, isUncertain, redirectTarget } from '../../../site/links/known-addresses.ts';
import { addressAndSection, decoded, isFile, leadTo, linkNoun, linksOf } from '../../../site/links/links-of.ts';
import { homesOf, languageAt } from '../../../site/languages/languages.ts';
import { contactAddress } from '../../../site/contact/contact-page.ts';
import { afterRenaming } from '../../../site/languages/renamed-folders.ts';
import { hiddenBecause, reversedDates, WHY_HIDDEN, type Hidden } from '../../../site/publication.ts';
import { fileMeant } from '../../addresses/file-meant.ts';
import { leadsNow, leadsStraight } from '../../addresses/leads-now.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';
import { block, buttons, EXAMPLE_PAGE, fields, files, site } from '../../../../model/diagnostics/example.ts';

/** A name that an author may give a section. */
const SECTION_NAME = /^[a-z][a-z0-9-]*$/;

const codes = {
  'link/missing-page': {
    level: 'error',
    title: 'A link leads to a page that does not exist',
    message: ({ noun, href, suggestion, page }: { noun: string; href: string; suggestion?: string; page?: string }) => [
      `This ${noun} points to "${href}", but there is no such page.`,
      didYouMean(suggestion, `Write the address of a page, such as "${page ?? '/contact'}", or create the page.`),
    ],
    done: leadsNow,
    why: 'Visitors who follow it find nothing, and search engines count it as a fault.',
    bad: buttons('{ "label": "Cloud services", "href": "/services/clod" }'),
    good: buttons('{ "label": "Cloud services", "href": "/services/cloud" }'),
    fixable: 'sometimes',
    certain: 'same-address',
  },
  'link/missing-file': {
    level: 'error',
    title: 'A link leads to a file that does not exist',
    message: ({ noun, href, suggestion, twin }: { noun: string; href: string; suggestion?: string; twin?: string }) => [
      `This ${noun} points to the file "${href}", which is not in the public folder.`,
      twin === undefined
        ? didYouMean(suggestion, 'Put the file there, or correct the address. Capital letters must match.')
        : looksTheSame(twin),
    ],
    done: leadsNow,
    why: 'Visitors who follow it find nothing.',
    bad: buttons('{ "label": "Our guide", "href": "/files/guide.pdf" }'),
    good: buttons('{ "label": "Our guide", "href": "/files/guide.pdf" }', { 'public/files/guide.pdf': '' }),
    fixable: 'sometimes',
    certain: 'same-address',
  },
  'link/missing-section': {
    level: 'error',
    title: 'A link leads to a section that does not exist',
    message: ({
      noun,
      page,
      anchor,
      suggestion,
      names,
    }: {
      noun: string;
      page: string;
      anchor: string;
      suggestion?: string;
      names: string[];
    }) => [
      `This ${noun} points to the section "#${anchor}", but ${page} has no section of that name.`,
      didYouMean(
        suggestion && `#${suggestion}`,
        names.length > 0
          ? `Its sections are ${listed(names.map((name) => `#${name}`))}.`
          : SECTION_NAME.test(anchor)
            ? `Add "id": "${anchor}" to the block it should lead to.`
            : 'Give the block it should lead to a name, such as "id": "faq", and write that here: "#faq".',
      ),
    ],
    why: 'Visitors would end at the top of the page instead.',
    bad: block(
      '{ "type": "prose", "body": "[Our prices](#prises)" },\n{ "type": "prose", "id": "prices", "body": "From $60 a month." }',
    ),
    good: block(
      '{ "type": "prose", "body": "[Our prices](#prices)" },\n{ "type": "prose", "id": "prices", "body": "From $60 a month." }',
    ),
  },
  'link/redirected': {
    level: 'advice',
    title: 'A link leads to an old address',
    message: ({ noun, href, to }: { noun: string; href: string } & FinalAddress) => [
      `This ${noun} points to "${href}", an old address that leads on to "${to}". Visitors wait twice.`,
      `Write "${to}".`,
    ],
    done: leadsStraight,
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

/** Links of this site lead to a page, a file or a section that exists, those inside formatted texts too. */
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

interface Link {
  document: ContentDocument;
  site: SiteContext;
  report: Report<typeof codes>;
  /** The link as visitors get it. */
  href: string;
  location: Location;
}

function checkTarget(link: Link, written: string): void {
  const { document, site, report, href, location } = link;
  const [address, anchor] = addressAndSection(href);
  if (address === '') {
    // What a section of the own page is, is only clear on a page: menus and shared blocks stand on many.
    if (document.kind === 'page') checkAnchor(link, document, anchor ?? '', 'this page');
    return;
  }
  const noun = (): string => linkNoun(site.content.schemas, document, location);
  const straight = isRedirect(document, location) ? undefined : finalAddress(written, site);
  if (straight) {
    const certain = straight.isWhole;
    const edits = hasSection(straight.to, site) ? leadTo(document, location, straight.to, { certain }) : [];
    return report('link/redirected', location, { noun: noun(), href: written, ...straight }, edits);
  }
  const target = site.content.documents.get(fileAt(site.known, address) ?? '');
  if (BY_NUMBER.test(href) && (address === '/index.php' || homesOf(site.content).has(address)))
    return report('link/missing-page', location, { noun: noun(), href });
  if (target) {
    // That a home page is hidden, or that a page is never shown, is one mistake, however many links lead to it.
    const isHome = homesOf(site.content).has(target.address);
    // To an original that is hidden nobody is led: until it is there, the switch leads home.
    const isLink = location.path?.[0] !== 'translationOf';
    const isAsked = isLink && target.file !== document.file && !isHome && !reversedDates(target) && !isHidden(document);
    const reason = isAsked ? hiddenBecause(target) : undefined;
    if (reason) return report('link/draft-page', location, { noun: noun(), href: address, reason });
    if (anchor !== undefined) checkAnchor(link, target, anchor, `"${address}"`);
    return;
  }
  if (!isExcused(address, site)) reportMissing(link, address, noun());
}

/** Whether an address without a page leads somewhere all the same, or may once another mistake is fixed. */
const isExcused = (address: string, { known, content, publicFiles }: SiteContext): boolean =>
  redirectTarget(known, address) !== undefined ||
  address === '/' ||
  isRefused(content, address) ||
  isUncertain(content, address) ||
  fileAt(known, afterRenaming(content, address)) !== undefined ||
  publicFiles().has(decoded(address)) ||
  (isFile(address) && isMade(known, address));

/** How other systems name a page by its number. Here, whoever follows such a link comes to the home page. */
const BY_NUMBER = /^[^?#]*\?(?:p|page_id|pageid|pid|post|cat|id|nid|attachment_id|m)=\d+(?:[&#]|$)/i;

function reportMissing({ document, site, report, href, location }: Link, address: string, noun: string): void {
  if (isFile(address)) {
    const wanted = decoded(withoutBase(address, site.known));
    const meant = fileMeant(wanted, site.publicFiles());
    if (meant !== undefined && meant !== wanted && meant.normalize() === wanted.normalize())
      return report('link/missing-file', location, { noun, href: address, twin: meant });
    // What a build makes, such as a feed, lies in no folder.
    const suggestion = isMade(site.known, wanted) ? wanted : meant && encodeURI(meant);
    return report(
      'link/missing-file',
      location,
      { noun, href: address, suggestion },
      replaceWith(location, suggestion),
    );
  }
  // An original is in the first language, whatever that of its translation is.
  const isOriginal = location.path?.[0] === 'translationOf';
  const folder = isOriginal ? '' : languageAt(site.content, document.address).folder;
  const folders = new Set(isOriginal ? [folder] : [folder, languageAt(site.content, address).folder]);
  const isInThese = (other: string): boolean => folders.has(languageAt(site.content, other).folder);
  const suggestion = pageMeant(address, site.known, folder, isInThese);
  const meant = suggestion && suggestion + href.slice(address.length);
  const page = suggestion === undefined ? contactOf(document, site) : undefined;
  report(
    'link/missing-page',
    location,
    { noun, href: address, suggestion, ...(page && { page }) },
    replaceWith(location, meant),
  );
}

/** The contact page in the language of a document, where it is there by another address than most have. */
function contactOf({ address }: ContentDocument, { content, known }: SiteContext): string | undefined {
  const contact = contactAddress(languageAt(content, address));
  return contact !== undefined && contact !== '/contact' && known.pages.has(contact) ? contact : undefined;
}

function checkAnchor(
  { document, site, report, location, href }: Link,
  target: ContentDocument,
  anchor: string,
  page: string,
): void {
  const names = isBroken(target) ? undefined : anchorsOf(target, site.content);
  if (!names || names.has(decoded(anchor))) return;
  const noun = linkNoun(site.content.schemas, document, location);
  const suggestion = nearest(decoded(anchor), names);
  const edits = leadTo(document, location, suggestion && href.replace(/#.*$/s, () => `#${suggestion}`));
  report('link/missing-section', location, { noun, page, anchor, suggestion, names: [...names] }, edits);
}

/** Whether the section that a link names is on its page, as far as anybody can tell. */
function hasSection(href: string, { known, content }: SiteContext): boolean {
  const [address, anchor] = addressAndSection(href);
  const target = content.documents.get(fileAt(known, address) ?? '');
  const names = anchor === undefined || !target || isBroken(target) ? undefined : anchorsOf(target, content);
  return names === undefined || names.has(decoded(anchor ?? ''));
}

/**
 * Redirects are checked as what they are: they may lead to an old address only by mistake, which has words of its own.
 */
const isRedirect = ({ kind }: ContentDocument, { path }: Location): boolean =>
  kind === 'site' && path?.[0] === 'redirects';

const isHidden = (document: ContentDocument): boolean =>
  document.kind === 'page' && hiddenBecause(document) !== undefined;
