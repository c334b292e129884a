import { LOCAL_ORIGIN } from '../../../site/links/local-origin.ts';
import { isSafeAddress } from '../../../site/links/safe-address.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import type { DataPath, Location } from '../../../../model/diagnostics/diagnostic.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { findTokens, replaceTokensInHref } from '../../../../model/content/tokens.ts';
import { leadTo, linkNoun, linksOf } from '../../../site/links/links-of.ts';
import { addressMeant } from '../../addresses/address-meant.ts';
import { linkFixed } from '../../messages/fixed-links.ts';
import type { Link } from '../../addresses/link.ts';
import { PAGE_ID_QUERY } from '../../addresses/page-id-query.ts';
import { ownAddress, type OwnTarget } from '../../addresses/own-address.ts';
import { profileOf } from '../../addresses/profiles.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';
import { buttons } from '../../../../model/diagnostics/example.ts';

interface OwnAddressArgs {
  href: string;
  suggestion: string;
  /** Whether it names a page by its number, as other systems do. */
  isPageId?: boolean;
}

const codes = {
  'link/unsafe-address': {
    level: 'error',
    title: 'A link starts with something unsafe',
    message: ({ scheme, suggestion }: { scheme: string; suggestion?: string }) => [
      `Links cannot start with "${scheme}".`,
      didYouMean(suggestion, 'Use a page ("/contact"), a section ("#faq"), "https://", "mailto:" or "tel:".'),
    ],
    why: 'Such links can run code in the browser of a visitor.',
    bad: buttons('{ "label": "Contact", "href": "javascript:alert(1)" }'),
    good: buttons('{ "label": "Contact", "href": "/contact" }'),
  },
  'link/insecure-address': {
    level: 'error',
    title: 'A link starts with "http:"',
    message: ({ suggestion }: { suggestion?: string }) => [
      'Links cannot start with "http:", because others could read and change what is sent.',
      didYouMean(suggestion, 'Write the whole address, with "https:" at its beginning.'),
    ],
    why: 'Others could read and change what is sent.',
    bad: buttons('{ "label": "Our partner", "href": "http://example.org" }'),
    good: buttons('{ "label": "Our partner", "href": "https://example.org" }'),
  },
  'link/user-name': {
    level: 'error',
    title: 'A link has a user name in it',
    message: () => [
      'This link has a user name before the "@", as links that pretend to lead elsewhere do.',
      'Write only the name of the site after "https://". For an e-mail address write "mailto:" before it.',
    ],
    why: 'Links that pretend to lead elsewhere are made like this.',
    bad: buttons('{ "label": "Our partner", "href": "https://northlane@example.org" }'),
    good: buttons('{ "label": "Our partner", "href": "https://example.org" }'),
  },
  'link/incomplete-address': {
    level: 'error',
    title: 'A link is not complete',
    message: ({ noun, href, suggestion }: { noun: string; href: string; suggestion?: string }) => [
      href === ''
        ? `This ${noun} leads nowhere: its address is empty.`
        : `This ${noun} points to "${href}", which is not a complete address.`,
      didYouMean(suggestion, 'Pages start with "/", sections with "#", other sites with "https://".'),
    ],
    done: linkFixed,
    why: 'The browser would look for it in the wrong place.',
    bad: buttons('{ "label": "Our partner", "href": "www.example.org" }'),
    good: buttons('{ "label": "Our partner", "href": "https://www.example.org" }'),
    fixable: 'sometimes',
    certain: 'same-address',
  },
  'link/own-address': {
    level: 'advice',
    title: 'A link names this site itself',
    message: ({ href, suggestion, isPageId }: OwnAddressArgs) =>
      isPageId
        ? [
            `"${href}" names a page by its number in another system. Here, it leads to the home page.`,
            'Write the address that the page has here, such as "/contact".',
          ]
        : [`"${href}" is an address of this site, so nobody can check that it is there.`, `Write "${suggestion}".`],
    done: linkFixed,
    why: 'Whether its page exists is only checked without the name of the site, and the link breaks when the site moves.',
    bad: buttons('{ "label": "Our services", "href": "https://www.example.com/services/cloud" }'),
    good: buttons('{ "label": "Our services", "href": "/services/cloud" }'),
    fixable: 'sometimes',
    certain: 'same-address',
  },
  'link/local-address': {
    level: 'error',
    title: 'A link leads to your own computer',
    message: ({ href, suggestion }: OwnAddressArgs) => [
      `"${href}" is the site as it is shown on your own computer, where visitors cannot go.`,
      `Write "${suggestion}".`,
    ],
    why: 'Visitors cannot reach your computer.',
    bad: buttons('{ "label": "Our services", "href": "http://localhost:5173/services/cloud" }'),
    good: buttons('{ "label": "Our services", "href": "/services/cloud" }'),
  },
  'link/bad-address': {
    level: 'error',
    title: 'A link is no address',
    message: ({ noun, href, suggestion }: { noun: string; href: string; suggestion?: string }) => [
      `This ${noun} points to ${shown(href)}, which is not an address a browser understands.`,
      didYouMean(
        suggestion,
        'Check for spaces, special letters and missing parts: "/contact", "#faq", "https://example.com", "mailto:info@example.com", "tel:+14155550142".',
      ),
    ],
    done: linkFixed,
    why: 'No browser understands it.',
    bad: buttons('{ "label": "Our partner", "href": "https://" }'),
    good: buttons('{ "label": "Our partner", "href": "https://example.org" }'),
    fixable: 'sometimes',
    certain: 'same-address',
  },
} satisfies Codes;

/** Links are addresses that a browser understands and that harm nobody, those inside formatted texts too. */
export const linkAddresses = documentRule({
  meta: { codes },
  check({ document, site, report }) {
    for (const { href: written, location } of linksOf(document)) {
      const href = replaceTokensInHref(written, site.tokens ?? new Map());
      // An unknown token, or half of one, is reported as such; what the link would be is not known.
      if (findTokens(href).length > 0 || /\{\s*(?:site|year)|\}(?<=site\.[\w.]*\})/i.test(href)) continue;
      const link = { document, site, report, href, location };
      const own = site.tokens && ownAddress(href, site);
      if (own !== undefined) reportOwnAddress(link, own);
      else if (!isSafeAddress(href)) reportUnsafeAddress(link);
    }
  },
});

type CheckedLink = Link & { report: Report<typeof codes> };

/** Reports a link that names the site itself, by its host or as it is served on the author's computer. */
function reportOwnAddress({ document, report, href, location }: CheckedLink, { to, isRedirected }: OwnTarget): void {
  const isLocal = LOCAL_ORIGIN.test(href);
  const certain = isSafeAddress(href) && !isLocal && isRedirected && !to.includes('#');
  const code = isLocal ? 'link/local-address' : 'link/own-address';
  const isPageId = !isLocal && PAGE_ID_QUERY.test(to);
  const edits = isPageId ? [] : leadTo(document, location, to, { certain });
  report(code, location, { href, suggestion: to, ...(isPageId && { isPageId }) }, edits);
}

const SAFE_SCHEMES = new Set(['https:', 'mailto:', 'tel:']);

/** Reports why an address is not allowed, with the one that was probably meant. */
function reportUnsafeAddress({ document, site, report, href, location }: CheckedLink): void {
  const network = valueAt(document.data, siblingOf(location, 'network'));
  const suggestion = profileOf(href, network) ?? withoutOwnName(href, site);
  const fix = replaceWith(location, suggestion);
  const noun = (): string => linkNoun(site.content.schemas, document, location);
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  if (/^[a-z]*:?\/\/[^/?#]*@/i.test(href)) report('link/user-name', location, {});
  else if (href.startsWith('http:')) report('link/insecure-address', location, { suggestion }, fix);
  else if (scheme && !SAFE_SCHEMES.has(scheme)) report('link/unsafe-address', location, { scheme, suggestion }, fix);
  else if (href.startsWith('//')) report('link/unsafe-address', location, { scheme: '//', suggestion }, fix);
  else if (!scheme && !/^[/#]./.test(href))
    report('link/incomplete-address', location, { noun: noun(), href, suggestion }, fix);
  else report('link/bad-address', location, { noun: noun(), href, suggestion }, fix);
}

const siblingOf = ({ path = [] }: Location, name: string): DataPath => [...path.slice(0, -1), name];

/** The address that was probably meant, as links within the site have it. */
function withoutOwnName(href: string, site: SiteContext): string | undefined {
  const meant = addressMeant(href, site);
  return (meant && site.tokens && ownAddress(meant, site)?.to) ?? meant;
}
