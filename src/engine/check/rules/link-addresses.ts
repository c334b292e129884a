import { buttons } from '../../../model/example.ts';
import { isSafeHref } from '../../../model/href.ts';
import { nearest } from '../../../model/nearest.ts';
import { didYouMean, shown } from '../../../model/phrases.ts';
import { replaceWith } from '../../../model/suggestions.ts';
import { findTokens, replaceTokensInHref } from '../../../model/tokens.ts';
import { linkNoun, linksOf } from '../../site/links-of.ts';
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
        bad: buttons('{ "label": "Contact", "href": "javascript:alert(1)" }'),
        good: buttons('{ "label": "Contact", "href": "/contact" }'),
      },
      'link/insecure-address': {
        level: 'error',
        title: 'A link starts with "http:"',
        message: ({ suggestion }: { suggestion: string }) => [
          'Links cannot start with "http:", because others could read and change what is sent.',
          didYouMean(suggestion),
        ],
        why: 'Others could read and change what is sent.',
        bad: buttons('{ "label": "Our partner", "href": "http://example.com" }'),
        good: buttons('{ "label": "Our partner", "href": "https://example.com" }'),
      },
      'link/user-name': {
        level: 'error',
        title: 'A link has a user name in it',
        message: () => [
          'This link has a user name before the "@", as links that pretend to lead elsewhere do.',
          'Write only the name of the site after "https://". For an e-mail address write "mailto:" before it.',
        ],
        why: 'Links that pretend to lead elsewhere are made like this.',
        bad: buttons('{ "label": "Our partner", "href": "https://northlane@example.com" }'),
        good: buttons('{ "label": "Our partner", "href": "https://example.com" }'),
      },
      'link/incomplete-address': {
        level: 'error',
        title: 'A link is not complete',
        message: ({ noun, href, suggestion }: { noun: string; href: string; suggestion?: string }) => [
          href === '' ? `This ${noun} leads nowhere: its address is empty.` : `This ${noun} points to "${href}", which is not a complete address.`,
          didYouMean(suggestion, 'Pages start with "/", sections with "#", other sites with "https://".'),
        ],
        why: 'The browser would look for it in the wrong place.',
        bad: buttons('{ "label": "Our partner", "href": "www.example.com" }'),
        good: buttons('{ "label": "Our partner", "href": "https://www.example.com" }'),
      },
      'link/bad-address': {
        level: 'error',
        title: 'A link is no address',
        message: ({ noun, href }: { noun: string; href: string }) => [
          `This ${noun} points to ${shown(href)}, which is not an address a browser understands.`,
          'Check for spaces, special letters and missing parts: "/contact", "#faq", "https://example.com", "mailto:info@example.com", "tel:+14155550142".',
        ],
        why: 'No browser understands it.',
        bad: buttons('{ "label": "Our partner", "href": "https://" }'),
        good: buttons('{ "label": "Our partner", "href": "https://example.com" }'),
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
        const suggestion = href.replace('http:', 'https:');
        report('link/insecure-address', location, { suggestion }, replaceWith(location, suggestion));
      } else if (scheme && !['https:', 'mailto:', 'tel:'].includes(scheme)) report('link/unsafe-address', location, { scheme });
      else if (href.startsWith('//')) report('link/unsafe-address', location, { scheme: '//' });
      else if (!scheme && !/^[/#]./.test(href)) {
        const suggestion = completed(href, site);
        report('link/incomplete-address', location, { noun, href, suggestion }, replaceWith(location, suggestion));
      } else report('link/bad-address', location, { noun, href });
    }
  },
});

function completed(href: string, site: SiteContext): string | undefined {
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(href)) return `mailto:${href}`;
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|io)\b)/i.test(href)) return `https://${href}`;
  return href === '' ? undefined : nearest(`/${href.replace(/^[./]+/, '')}`, site.known.pages.keys());
}
