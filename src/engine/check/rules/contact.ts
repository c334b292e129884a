import { replaceTokensInHref } from '../../../model/tokens.ts';
import { contactFacts, digitsOf } from '../../site/contact-facts.ts';
import { linksOf } from '../../site/links-of.ts';
import type { Rule } from '../site.ts';

/** Phone and mail links use the numbers and addresses of the site. */
export const contact: Rule = {
  name: 'contact',
  document(document, site, report) {
    if (!site.tokens) return;
    for (const { href: written, spot } of linksOf(document)) {
      if (!/^(?:tel|mailto):/i.test(written)) continue;
      const href = replaceTokensInHref(written, site.tokens);
      if (/[{}]/.test(href)) continue;
      const { phones, emails } = contactFacts(site.content);
      const target = href.replace(/^[a-z]+:|\?.*$/gi, '');
      if (/^tel:/i.test(href)) {
        if (phones.length > 0 && !phones.some((phone) => digitsOf(phone) === digitsOf(target)))
          report('link/other-number', spot, { number: target, known: phones });
      } else if (emails.length > 0 && !emails.some((mail) => mail.toLowerCase() === target.toLowerCase())) {
        report('link/other-mail', spot, { mail: target, known: emails });
      }
    }
  },
};
