import { letterCount } from '../../../../model/words/letters/columns.ts';
import { EXAMPLE_PAGE, VALID_PAGE, words } from '../../../../model/diagnostics/example.ts';
import { opensPage } from '../../../schema/schemas.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { documentRule } from '../../rule.ts';

/** More than this, and the buttons below are out of sight on a phone. */
const MAX_LENGTH = 320;

const withLead = (length: number): string =>
  VALID_PAGE.replace('"heading": "Contact"', `"heading": "Contact", "text": "${'We answer. '.repeat(length / 11)}"`);

/** The text at the top of a page is short. */
export const lead = documentRule({
  meta: {
    codes: {
      'page/long-lead': {
        level: 'advice',
        title: 'The text at the top of a page is long',
        message: ({ has, limit }: { has: number; limit: number }) => [
          `The text of the hero has ${has} characters. With more than ${limit} the buttons below it are out of sight on a phone.`,
          'Keep one or two sentences, and put the rest into a "prose" block.',
        ],
        why: 'Visitors decide in seconds, and look for the button.',
        bad: words('A hero with a text of 500 characters', { [EXAMPLE_PAGE]: withLead(500) }),
        good: words('A hero with a text of 200 characters', { [EXAMPLE_PAGE]: withLead(200) }),
      },
    },
  },
  check({ document, site, report }) {
    if (document.kind !== 'page') return;
    for (const { block, path } of blocksIn(document)) {
      const { type, text } = block;
      if (!opensPage(site.content.schemas, type) || typeof text !== 'string') continue;
      const has = letterCount(text);
      if (has > MAX_LENGTH) report('page/long-lead', { path: [...path, 'text'] }, { has, limit: MAX_LENGTH });
    }
  },
});
