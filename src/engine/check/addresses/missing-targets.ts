import type { Codes, Report } from '../../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import { replaceWith } from '../../../model/diagnostics/suggestions.ts';
import { lookAlikeAdvice } from '../messages/look-alike.ts';
import { pageMeant, withoutBase } from '../../site/links/page-meant.ts';
import { isGenerated } from '../../site/links/known-addresses.ts';
import { decoded, isFile } from '../../site/links/links-of.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { contactAddress } from '../../site/contact/contact-page.ts';
import { fileMeant } from './file-meant.ts';
import { linkFixed } from '../messages/fixed-links.ts';
import type { SiteContext } from '../site-context.ts';
import { buttons } from '../../../model/diagnostics/example.ts';
import type { Link } from './link.ts';

interface MissingPage {
  noun: string;
  href: string;
  suggestion?: string;
  /** A page of that language that is there. */
  page?: string;
  /** It is named as the original of a translation. */
  isOriginal?: boolean;
}

/** What is told of links to nothing. */
export const missingTargetCodes = {
  'link/missing-page': {
    level: 'error',
    title: 'A link leads to a page that does not exist',
    message: ({ noun, href, suggestion, page, isOriginal }: MissingPage) => [
      `This ${noun} points to "${href}", but there is no such page.`,
      didYouMean(
        suggestion,
        isOriginal
          ? 'Write the address of the page in the first language, such as "/contact".'
          : `Write the address of a page, such as "${page ?? '/contact'}", or create the page.`,
      ),
    ],
    done: linkFixed,
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
        : lookAlikeAdvice(twin),
    ],
    done: linkFixed,
    why: 'Visitors who follow it find nothing.',
    bad: buttons('{ "label": "Our guide", "href": "/files/guide.pdf" }'),
    good: buttons('{ "label": "Our guide", "href": "/files/guide.pdf" }', { 'public/files/guide.pdf': '' }),
    fixable: 'sometimes',
    certain: 'same-address',
  },
} satisfies Codes;

type MissingTarget = Link & { report: Report<typeof missingTargetCodes> };

/** Reports that a link leads to no page and no file. */
export function reportMissing(link: MissingTarget, address: string, noun: string): void {
  if (isFile(address)) reportMissingFile(link, address, noun);
  else reportMissingPage(link, address, noun);
}

function reportMissingFile({ site, report, location }: MissingTarget, href: string, noun: string): void {
  const wanted = decoded(withoutBase(href, site.known));
  const meant = fileMeant(wanted, site.publicFiles());
  if (meant !== undefined && meant !== wanted && meant.normalize() === wanted.normalize())
    return report('link/missing-file', location, { noun, href, twin: meant });
  // What a build makes, such as a feed, lies in no folder.
  const suggestion = isGenerated(site.known, wanted) ? wanted : meant && encodeURI(meant);
  report('link/missing-file', location, { noun, href, suggestion }, replaceWith(location, suggestion));
}

function reportMissingPage({ document, site, report, href, location }: MissingTarget, address: string, noun: string) {
  // An original is in the first language, whatever that of its translation is.
  const isOriginal = location.path?.[0] === 'translationOf';
  const folder = isOriginal ? '' : languageAt(site.content, document.address).folder;
  const folders = new Set(isOriginal ? [folder] : [folder, languageAt(site.content, address).folder]);
  const isInThese = (other: string): boolean => folders.has(languageAt(site.content, other).folder);
  const suggestion = pageMeant(address, site.known, folder, isInThese);
  const meant = suggestion && suggestion + href.slice(address.length);
  const page = suggestion === undefined && !isOriginal ? contactOf(document, site) : undefined;
  const args = { noun, href: address, suggestion, ...(page && { page }), ...(isOriginal && { isOriginal }) };
  report('link/missing-page', location, args, replaceWith(location, meant));
}

/** The contact page in the language of a document, where it is there by another address than most have. */
function contactOf({ address }: ContentDocument, { content, known }: SiteContext): string | undefined {
  const contact = contactAddress(languageAt(content, address));
  return contact !== undefined && contact !== '/contact' && known.pages.has(contact) ? contact : undefined;
}
