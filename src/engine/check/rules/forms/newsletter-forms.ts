import { isBroken, mayMention, type ContentDocument } from '../../../../model/content/content.ts';
import { isSameData } from '../../../../model/content/same-data.ts';
import { block, fields, files, site } from '../../../../model/diagnostics/example.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { contactBlocksIn, formsOf, type WrittenForm } from '../../../site/contact/contact-blocks.ts';
import { contactAddress } from '../../../site/contact/contact-page.ts';
import { writtenFields, type WrittenFields } from '../../../site/contact/form-fields.ts';
import { languageAt, languagesOf } from '../../../site/languages/languages.ts';
import { wholeOf } from '../../../site/outline.ts';
import { siteRule } from '../../rule.ts';

const PAGES = '"pages": { "privacy": "/privacy", "contact": "/write" }';
const form = (list: string, more = '') =>
  files(
    {
      'pages/write.json': block(`{ "type": "inquiryForm", "fields": [${list}]${more} }`),
      'pages/services/cloud.json': block('{ "type": "newsletter", "heading": "One letter a month" }'),
      'pages/_site.json': site(PAGES),
    },
    { 'pages/privacy.json': fields('') },
  );

/** The form to which newsletter boxes lead takes their address. */
export const newsletterForms = siteRule({
  meta: {
    codes: {
      'form/no-email': {
        level: 'error',
        title: 'The form that newsletter boxes lead to asks for no address',
        message: ({ address }: { address: string }) => [
          `Newsletter boxes lead to the form on "${address}", which asks for no e-mail address, so the one that visitors have typed would be lost.`,
          'Add "email" to "fields", or name another page as "contact" in "pages" of pages/_site.json.',
        ],
        why: 'Visitors would believe that they have subscribed.',
        bad: form('"firstName", "phone", "message"'),
        good: form('"firstName", "email", "message"'),
      },
      'form/no-newsletter': {
        level: 'error',
        title: 'The form that newsletter boxes lead to has no box to subscribe with',
        message: ({ address }: { address: string }) => [
          `Newsletter boxes lead to the form on "${address}", which leaves out the box with which visitors subscribe, so nobody can.`,
          'Remove "showNewsletterCheckbox", or the newsletter boxes.',
        ],
        why: 'Visitors would believe that they have subscribed.',
        bad: form('"firstName", "email", "message"', ', "showNewsletterCheckbox": false'),
        good: form('"firstName", "email", "message"'),
      },
    },
  },
  check({ site: { content, documents, known }, reportIn }) {
    for (const address of new Set(languagesOf(content).map(contactAddress))) {
      const page = content.documents.get(known.pages.get(address ?? '') ?? '');
      if (!page || isBroken(page)) continue;
      const leadsHere = ({ address: from }: ContentDocument): boolean =>
        contactAddress(languageAt(content, from)) === address;
      const isLedTo = (): boolean => documents.some((document) => leadsHere(document) && hasBox(document));
      const lists = fieldsAsked(content, page);
      const [first] = lists;
      if (first && lists.every((list) => list && !asksForAddress(list))) {
        const { document, path, fields: asked } = first;
        const email = { kind: 'insert' as const, path, name: asked.length, value: 'email' };
        const edits = [{ edits: [email] }];
        if (isLedTo()) reportIn(document.file)('form/no-email', { path, at: 'open' }, { address: page.address }, edits);
        continue;
      }
      const [without, ...others] = formsOf(content, page).map(boxAt);
      if (!without || [without, ...others].some((box) => box?.isShown !== false) || !isLedTo()) continue;
      const { document, path } = without;
      reportIn(document.file)('form/no-newsletter', { path }, { address: page.address }, removal(path));
    }
  },
});

const hasBox = (document: ContentDocument): boolean =>
  mayMention(document, /newsletter/) && contactBlocksIn(document).some(({ type }) => type === 'newsletter');

/**
 * Whether visitors can type an address, as far as anybody can tell: what a field without a name was meant to be, nobody
 * knows.
 */
const asksForAddress = ({ fields }: WrittenFields): boolean =>
  fields.some(({ name }) => name === undefined || name === 'email');

/**
 * What the forms of a page ask for, each with the document that it stands in; undefined for one that asks for
 * everything.
 */
function fieldsAsked(
  content: SiteContent,
  page: ContentDocument,
): ((WrittenFields & { document: ContentDocument }) | undefined)[] {
  return formsOf(content, page).map(({ document, path }) => {
    const list = writtenFields(wholeOf(document)).find((each) => isSameData(each.path.slice(0, -1), path));
    return list && { document, ...list };
  });
}

/** Where a form says whether it has the box with which visitors subscribe. */
function boxAt({ document, path }: WrittenForm) {
  const at = [...path, 'showNewsletterCheckbox'];
  return { document, path: at, isShown: valueAt(wholeOf(document).data, at) };
}
