import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { today } from '../../../site/publication.ts';
import { documentRule } from '../../rule.ts';

const PATH = ['security', 'contact', 'expires'];
const contact = (day: string) =>
  site(`"security": { "contact": { "to": ["mailto:security@rye-and-sons.co.uk"], "expires": "${day}" } }`);

/** Whom people tell who found a weakness is known until a day, which has to be moved on in time. */
export const securityContact = documentRule({
  meta: {
    codes: {
      'site/security-contact-expired': {
        level: 'advice',
        title: 'The security contact is out of date',
        message: ({ day }: { day: string }) => [
          `The security contact held until ${day}, so nobody trusts it any more.`,
          'See whether it still is right, and write a day within the next year.',
        ],
        why: 'Whoever finds a weakness does not know whom to tell, and may tell everybody.',
        bad: contact('2020-05-21'),
        good: contact('2999-05-21'),
      },
    },
  },
  check({ document: { file, data }, report }) {
    const day = file === SITE_FILE ? valueAt(data, PATH) : undefined;
    if (typeof day === 'string' && day <= today()) report('site/security-contact-expired', { path: PATH }, { day });
  },
});
