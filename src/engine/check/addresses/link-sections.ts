import type { Codes, Report } from '../../../model/diagnostics/codes.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { didYouMean, listed } from '../../../model/words/phrases.ts';
import { anchorsOf } from '../../site/links/anchors.ts';
import { fileAt } from '../../site/links/known-addresses.ts';
import { addressAndSection, decoded, leadTo, linkNoun } from '../../site/links/links-of.ts';
import type { SiteContext } from '../site-context.ts';
import { block } from '../../../model/diagnostics/example.ts';
import type { Link } from './link.ts';

/** A name that an author may give a section. */
const SECTION_NAME = /^[a-z][a-z0-9-]*$/;

/** What is told of links to sections. */
export const sectionCodes = {
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
} satisfies Codes;

/** Reports a section that a page has not. */
export function checkSection(
  { document, site, report, location, href }: Link & { report: Report<typeof sectionCodes> },
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
export function hasSection(href: string, { known, content }: SiteContext): boolean {
  const [address, anchor] = addressAndSection(href);
  const target = content.documents.get(fileAt(known, address) ?? '');
  const names = anchor === undefined || !target || isBroken(target) ? undefined : anchorsOf(target, content);
  return names === undefined || names.has(decoded(anchor ?? ''));
}
