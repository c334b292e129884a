import { SITE_FILE } from '../../../model/address.ts';
import { isSafeHref } from '../../../model/href.ts';
import { nearest } from '../../../model/nearest.ts';
import { didYouMean, shown } from '../../../model/phrases.ts';
import { findTokens, replaceTokensInHref } from '../../../model/tokens.ts';
import { leadTo, linkNoun, linksOf } from '../../site/links-of.ts';
import { documentRule } from '../rule.ts';
import type { SiteContext } from '../site-context.ts';

/** Links are addresses that a browser understands and that harm nobody, those inside formatted texts too. */
export const linkAddresses = documentRule({
  meta: {
    codes: {
      'link/unsafe-address': {
        level: 'error',
        title: 'A link starts with something unsafe',
        message: ({ scheme }: { scheme: string }) => [
          `Links cannot start with "${scheme}".`,
          'Use a page ("/contact"), a section ("#faq"), "https://", "mailto:" or "tel:".',
        ],
        why: 'Such links can run code in the browser of a visitor.',
        bad: '"href": "javascript:alert(1)"',
        good: '"href": "/contact"',
      },
      'link/insecure-address': {
        level: 'error',
        title: 'A link starts with "http:"',
        message: ({ suggestion }: { suggestion: string }) => [
          'Links cannot start with "http:", because others could read and change what is sent.',
          didYouMean(suggestion),
        ],
        why: 'Others could read and change what is sent.',
        bad: '"href": "http://example.com"',
        good: '"href": "https://example.com"',
      },
      'link/user-name': {
        level: 'error',
        title: 'A link has a user name in it',
        message: () => [
          'This link has a user name before the "@", as links that pretend to lead elsewhere do.',
          'Write only the name of the site after "https://". For an e-mail address write "mailto:" before it.',
        ],
        why: 'Links that pretend to lead elsewhere are made like this.',
        bad: '"href": "https://northlane@example.com"',
        good: '"href": "https://example.com"',
      },
      'link/incomplete-address': {
        level: 'error',
        title: 'A link is not complete',
        message: ({ noun, href, suggestion }: { noun: string; href: string; suggestion?: string }) => [
          href === '' ? `This ${noun} leads nowhere: its address is empty.` : `This ${noun} points to "${href}", which is not a complete address.`,
          didYouMean(suggestion, 'Pages start with "/", sections with "#", other sites with "https://".'),
        ],
        why: 'The browser would look for it in the wrong place.',
        bad: '"href": "www.example.com"',
        good: '"href": "https://www.example.com"',
        fixable: 'sometimes',
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
        why: 'No browser understands it.',
        bad: '"href": "https://"',
        good: '"href": "https://example.com"',
        fixable: 'sometimes',
      },
    },
  },
  check({ document, site, report }) {
    for (const { href: written, location } of linksOf(document)) {
      const href = replaceTokensInHref(written, site.tokens ?? new Map());
      // An unknown token is reported as such; what the link would be is not known.
      if (findTokens(href).length > 0 || isSafeHref(href)) continue;
      const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
      const noun = linkNoun(site.content.schemas, document, location);
      if (/^[a-z]*:?\/\/[^/?#]*@/i.test(href)) report('link/user-name', location, {});
      else if (href.startsWith('http:')) {
        const suggestion = onThisSite(href, site) ?? href.replace('http:', 'https:');
        report('link/insecure-address', location, { suggestion }, leadTo(document, location, suggestion));
      } else if (scheme && !['https:', 'mailto:', 'tel:'].includes(scheme)) report('link/unsafe-address', location, { scheme });
      else if (href.startsWith('//')) report('link/unsafe-address', location, { scheme: '//' });
      else if (!scheme && !/^[/#]./.test(href)) {
        const slashed = slashedAddress(written, site);
        const suggestion = slashed ?? completed(href, site);
        report('link/incomplete-address', location, { noun, href, suggestion }, leadTo(document, location, suggestion, slashed !== undefined));
      } else {
        const trimmed = written.trim();
        const suggestion = [trimmed, ...misspelt(trimmed)].find((form) => form !== written && isSafeHref(replaceTokensInHref(form, site.tokens ?? new Map())));
        report('link/bad-address', location, { noun, href, suggestion }, leadTo(document, location, suggestion, suggestion === trimmed));
      }
    }
  },
});

/** The way within this site that an address of it, or of its preview on one's own computer, stands for. */
function onThisSite(href: string, { known, content }: SiteContext): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const own = content.documents.get(SITE_FILE)?.data?.['url'];
  const isOwn = url && (/^(?:localhost|127\.0\.0\.1)$/.test(url.hostname) || (typeof own === 'string' && URL.canParse(own) && url.hostname === new URL(own).hostname));
  const address = url?.pathname.replace(/(?<=.)\/+$/, '') ?? '';
  return isOwn && (known.pages.has(address) || known.aliases.has(address)) ? address + url.search + url.hash : undefined;
}

/** An address with slashes for backslashes, if a page or file of this site has it. */
function slashedAddress(written: string, { known, publicFiles }: SiteContext): string | undefined {
  if (!written.includes('\\')) return undefined;
  const slashed = `/${written.replaceAll('\\', '/').replace(/^\/+/, '')}`;
  const [address = ''] = slashed.split(/[?#]/);
  return known.pages.has(address) || known.aliases.has(address) || publicFiles().has(address) ? slashed : undefined;
}

/** What addresses of other kinds may have been meant to be: `mailto: a@b.c`, `tel://415…`, `https:/example.com`. */
const misspelt = (href: string): string[] => [href.replace(/^(mailto|tel):[\s/]+/i, '$1:'), href.replace(/^https:\/*/i, 'https://')];

function completed(href: string, site: SiteContext): string | undefined {
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(href)) return `mailto:${href}`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|io)\b)/i.test(href)) return `https://${href}`;
  return href === '' ? undefined : nearest(`/${href.replace(/^[./]+/, '')}`, site.known.pages.keys());
}
