import { block } from '../../../model/example.ts';
import { shown } from '../../../model/phrases.ts';
import { linksAndFaultsOf } from '../../read/rich-text.ts';
import { documentRule } from '../rule.ts';

const FORMATTING = {
  html: 'HTML',
  heading: 'A heading',
  image: 'A picture',
  code: 'Code',
  quote: 'A quotation block',
  rule: 'A dividing line',
  reference: 'A link whose address stands elsewhere',
};
const FORMATTING_HINT = {
  html: 'Write a text without < and >, with **bold**, *emphasis* or [a link](/contact).',
  heading: 'Use the "heading" of a block, or **bold** for a single word.',
  image: 'Use a block with an "image" field.',
  code: 'Remove the ` marks, or the spaces at the start of the line.',
  quote: 'Remove the > at the start of the line.',
  rule: 'Remove the line of -, * or _ signs.',
  reference: 'Write the address right behind the words: [a link](/contact).',
};

/** Formatted texts use only the formatting there is. */
export const formatting = documentRule({
  meta: {
    codes: {
      'text/formatting': {
        level: 'error',
        title: 'A text has formatting that is not possible',
        message: ({ kind, source }: { kind: keyof typeof FORMATTING; source: string }) => [
          `${FORMATTING[kind]} (${shown(source)}) cannot be used in a text.`,
          FORMATTING_HINT[kind],
        ],
        why: 'Texts know **bold**, *emphasis*, links and lists; blocks do the rest.',
        bad: block('{ "type": "prose", "body": "This is <b>important</b>." }'),
        good: block('{ "type": "prose", "body": "This is **important**." }'),
      },
    },
  },
  check({ document: { references }, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'richText') continue;
      const { faults } = linksAndFaultsOf(value as string);
      for (const [index, { kind, offset, source }] of faults.entries()) {
        // The end of an HTML element, or the address of a link further up, is part of a mistake that was reported.
        if (/^<\/|^\[[^\]]*\]:/.test(source) && faults.slice(0, index).some((earlier) => earlier.kind === kind)) continue;
        report('text/formatting', { path, within: { offset, length: source.length } }, { kind, source });
      }
    }
  },
});
