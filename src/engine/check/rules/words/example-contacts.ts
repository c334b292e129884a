import { isSiteKind } from '../../../../model/content/content.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { isExampleMail, isExamplePhone } from '../../../site/contact/example-contacts.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { documentRule } from '../../rule.ts';

/** Telephone numbers and e-mail addresses are somebody's: those that a site began with are not. */
export const exampleContacts = documentRule({
  meta: {
    codes: {
      'site/example-contact': {
        level: 'advice',
        title: 'A telephone number or an e-mail address is only an example',
        message: ({ kind, value }: { kind: 'phone' | 'mail'; value: string }) => [
          kind === 'phone'
            ? `${shown(value)} is a telephone number that is kept free for examples: nobody can be reached by it.`
            : `${shown(value)} is an e-mail address that is kept free for examples: no mail arrives there.`,
          kind === 'phone' ? 'Write your own number.' : 'Write your own address.',
        ],
        why: 'A site begins with them, and they stand on every page. For an invented company, set "site/example-contact" to "off" in "checks".',
        bad: site('"emails": { "info": "info@example.com" }'),
        good: site('"emails": { "info": "hello@rye-and-sons.co.uk" }'),
      },
    },
  },
  check({ document: { kind, data, address }, site: { content }, report }) {
    if (!isSiteKind(kind)) return;
    const { country } = languageAt(content, address);
    forEachFact(data?.['phones'], ['phones'], (value, path) => {
      if (isExamplePhone(value, country)) report('site/example-contact', { path }, { kind: 'phone', value });
    });
    forEachFact(data?.['emails'], ['emails'], (value, path) => {
      if (isExampleMail(value)) report('site/example-contact', { path }, { kind: 'mail', value });
    });
  },
});

function forEachFact(facts: unknown, path: DataPath, visit: (value: string, path: DataPath) => void): void {
  for (const [name, value] of Object.entries(Object(facts) as object))
    if (typeof value === 'string') visit(value, [...path, name]);
}
