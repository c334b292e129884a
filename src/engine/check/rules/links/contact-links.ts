import { isSafeAddress } from '../../../site/links/safe-address.ts';
import { buttons } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { replaceTokensInHref } from '../../../../model/content/tokens.ts';
import { siteContacts, digitsOf } from '../../../site/contact/site-contacts.ts';
import { countryOf, isShortNumber, readPhone, telHref } from '../../../site/contact/phones.ts';
import { linksOf } from '../../../site/links/links-of.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { withoutExtension } from '../../../../model/words/phone-extension.ts';
import { documentRule } from '../../rule.ts';

/** Phone and mail links use the numbers and addresses of the site. */
export const contactLinks = documentRule({
  meta: {
    codes: {
      'link/other-number': {
        level: 'advice',
        title: "A phone number is not the site's",
        message: ({ number, known }: { number: string; known: string[] }) => [
          `The phone number ${shown(number)} is not one of the site's (${known.join(', ')}).`,
          'Is it right? Write a number of the site as {site.phones.main}; then it is changed everywhere at once. Other numbers can be added under "phones" in pages/_site.json.',
        ],
        why: 'Old numbers stay behind when one changes.',
        bad: buttons('{ "label": "Call us", "href": "tel:+14155550199" }'),
        good: buttons('{ "label": "Call us", "href": "tel:{site.phones.main}" }'),
      },
      'link/other-mail': {
        level: 'advice',
        title: "An e-mail address is not the site's",
        message: ({ mail, known }: { mail: string; known: string[] }) => [
          `The e-mail address ${shown(mail)} is not one of the site's (${known.join(', ')}).`,
          'Is it right? Write an address of the site as {site.emails.info}; then it is changed everywhere at once. Others can be added under "emails" in pages/_site.json.',
        ],
        why: 'Old addresses stay behind when one changes.',
        bad: buttons('{ "label": "Write to us", "href": "mailto:hello@example.com" }'),
        good: buttons('{ "label": "Write to us", "href": "mailto:{site.emails.info}" }'),
      },
    },
  },
  check({ document, site, report }) {
    if (!site.tokens) return;
    for (const { href: written, location } of linksOf(document)) {
      if (!/^(?:tel|mailto):/i.test(written)) continue;
      const href = replaceTokensInHref(written, site.tokens);
      // What is no address is another mistake.
      if (!isSafeAddress(href)) continue;
      const { phones, emails } = siteContacts(site.content);
      const country = countryOf(siteDataOf(site.content));
      const target = href.replace(/^[a-z]+:|\?.*$/gi, '');
      if (/^tel:/i.test(href)) {
        // Nobody has a number such as 112 for their own.
        const isKnown = isShortNumber(target) || phones.some((phone) => isSameNumber(phone, target, country));
        // One that nobody can be called at is told as that.
        if (phones.length > 0 && !isKnown && !isImpossible(target, country))
          report('link/other-number', location, { number: target, known: phones });
      } else if (emails.length > 0 && !emails.some((mail) => mail.toLowerCase() === target.toLowerCase())) {
        report('link/other-mail', location, { mail: target, known: emails });
      }
    }
  },
});

/** Whether nobody can be called at a number, and no other is meant by it. */
function isImpossible(number: string, country: string | undefined): boolean {
  const reading = readPhone(number, country);
  return 'fault' in reading && reading.fault === 'number' && reading.meant === undefined;
}

/**
 * Whether two ways of writing mean one telephone, whatever their extensions; where no country is known, by their
 * digits.
 */
function isSameNumber(written: string, target: string, country: string | undefined): boolean {
  const [one, other] = [withoutExtension(written), withoutExtension(target)];
  return digitsOf(one) === digitsOf(other) || telHref(one, country) === telHref(other, country);
}
