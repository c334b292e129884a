import { buttons } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { leadTo, linksOf } from '../../../site/links/links-of.ts';
import { isSafeAddress } from '../../../site/links/safe-address.ts';
import { detourOf, tracesIn } from '../../addresses/detour.ts';
import { linkFixed } from '../../messages/fixed-links.ts';
import { documentRule } from '../../rule.ts';

const PARTNER = buttons('{ "label": "Our partner", "href": "https://example.org/shop" }');

/** Links lead straight to where they lead in the end. */
export const detours = documentRule({
  meta: {
    codes: {
      'link/detour': {
        level: 'advice',
        title: 'A link leads by way of another site',
        message: ({ by, to }: { by: string; to: string }) => [
          `This link leads by way of ${by}, which learns who follows it and may stop visitors with a question.`,
          `Write ${shown(to)}, where it leads in the end.`,
        ],
        done: linkFixed,
        why: 'Programs put their own address before each link that is copied from them, such as from a mail or a document.',
        bad: buttons(
          '{ "label": "Our partner", "href": "https://www.google.com/url?q=https://example.org/shop&sa=D" }',
        ),
        good: PARTNER,
        fixable: 'sometimes',
      },
      'link/traced': {
        level: 'advice',
        title: 'A link says who shared it',
        message: ({ name, without }: { name: string; without: string }) => [
          `"${name}" in this link was added where it was copied, to know who shares it and who follows it.`,
          `Write ${shown(without)}`,
        ],
        done: linkFixed,
        why: 'It leads to the same page without, and tells networks nothing about your visitors.',
        bad: buttons('{ "label": "Our partner", "href": "https://example.org/shop?fbclid=IwAR0abc" }'),
        good: PARTNER,
        fixable: 'sometimes',
      },
    },
  },
  check({ document, report }) {
    for (const { href, location } of linksOf(document)) {
      if (!href.includes('?')) continue;
      const detour = detourOf(href);
      const traces = tracesIn(href);
      if (detour) {
        const { by, to, isSecure } = detour;
        const certain = isSecure && isSafeAddress(to);
        report('link/detour', location, { by, to }, leadTo(document, location, to, { certain }));
      } else if (traces) {
        const { names, without } = traces;
        const args = { name: names[0] as string, without };
        report('link/traced', location, args, leadTo(document, location, without, { certain: true }));
      }
    }
  },
});
