import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { isSiteFile } from '../../../../model/addresses/address.ts';
import { isBroken } from '../../../../model/content/content.ts';
import { block, EXAMPLE_PAGE, fields, site } from '../../../../model/diagnostics/example.ts';
import { contactBlocksIn, formsOf } from '../../../site/contact/contact-blocks.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { hasSiteData } from '../../../site/site-data.ts';
import { documentRule } from '../../rule.ts';

const FORM = block('{ "type": "inquiryForm" }');
const FORM_AND_BOX = block('{ "type": "newsletter", "heading": "One letter a month" }, { "type": "inquiryForm" }');

/** Nothing else leads to the contact page of the examples' site. */
const ONLY = { 'pages/write.json': null };

const codes = {
  'site/no-privacy-page': {
    level: 'error',
    title: 'A form has no privacy policy to link to',
    message: () => [
      'This form asks visitors to agree to your privacy policy, but the site does not say which page that is.',
      'Write "pages": { "privacy": "/privacy" } into pages/_site.json, with the address of that page.',
    ],
    why: 'Visitors cannot read what they agree to.',
    bad: site('"pages": {}', { [EXAMPLE_PAGE]: FORM, ...ONLY }),
    good: site('"pages": { "privacy": "/privacy" }', {
      [EXAMPLE_PAGE]: FORM,
      'pages/privacy.json': fields(''),
      ...ONLY,
    }),
  },
  'site/no-contact-page': {
    level: 'error',
    title: 'A newsletter box leads nowhere',
    message: () => [
      'This newsletter box leads to the form on which visitors confirm, but the site does not say on which page that is.',
      'Write "pages": { "contact": "/contact" } into pages/_site.json, with the address of a page with an "inquiryForm".',
    ],
    why: 'Visitors who type in their address would not get any further.',
    bad: site('"pages": { "privacy": "/services/cloud" }', { [EXAMPLE_PAGE]: FORM_AND_BOX, ...ONLY }),
    good: site('"pages": { "privacy": "/privacy", "contact": "/contact" }', {
      [EXAMPLE_PAGE]: FORM_AND_BOX,
      'pages/privacy.json': fields(''),
      ...ONLY,
    }),
  },
  'site/contact-without-form': {
    level: 'error',
    title: 'The contact page has no form',
    message: ({ address }: { address: string }) => [
      `The site names "${address}" as its contact page, but that page has no form.`,
      'Put an "inquiryForm" on that page, or name another page.',
    ],
    why: 'Visitors who type in their address would not get any further.',
    bad: site('"pages": { "privacy": "/privacy", "contact": "/services/cloud" }', {
      'pages/privacy.json': fields(''),
      ...ONLY,
    }),
    good: site('"pages": { "privacy": "/privacy", "contact": "/contact" }', {
      [EXAMPLE_PAGE]: FORM,
      'pages/privacy.json': fields(''),
      ...ONLY,
    }),
  },
} satisfies Codes;

/** What blocks lead to by themselves is named in the site file: the privacy policy, and the contact page. */
export const ownPages = documentRule({
  meta: { codes },
  check({ document, site: { content, known }, report }) {
    if (!hasSiteData(content)) return;
    const { data: said } = languageAt(content, document.address);
    const { privacy, contact } = (said['pages'] ?? {}) as { privacy?: unknown; contact?: unknown };
    for (const { type, path, block } of contactBlocksIn(document)) {
      if (type === 'inquiryForm' && (privacy ?? block?.['privacy']) === undefined)
        report('site/no-privacy-page', { path }, {});
      if (type === 'newsletter' && contact === undefined) report('site/no-contact-page', { path }, {});
    }
    // What another language inherits is looked at where it stands.
    const isWritten = (document.data?.['pages'] as { contact?: unknown } | undefined)?.contact === contact;
    if (!isSiteFile(document.file) || typeof contact !== 'string' || !isWritten) return;
    const page = content.documents.get(known.pages.get(contact) ?? '');
    if (page && !isBroken(page) && formsOf(content, page).length === 0)
      report('site/contact-without-form', { path: ['pages', 'contact'] }, { address: contact });
  },
});
