import { block } from '../../../../model/diagnostics/example.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { asksFor, hasConsultation, type WrittenForm } from '../../../site/contact/form-fields.ts';
import { documentRule } from '../../rule.ts';

const form = (settings: string) => block(`{ "type": "inquiryForm", ${settings} }`);

/** Words that only some forms show: which do, what the others lack, and how they get it. */
const WORDS = {
  consultationText: {
    isSeen: hasConsultation,
    lacks: 'has no box for a consultation',
    add: 'Write "showConsultationCheckbox": true',
  },
  industries: {
    isSeen: (written: WrittenForm) => asksFor(written, 'industry'),
    lacks: 'does not ask for the industry',
    add: 'Ask for "industry" in "fields"',
  },
};

/** A form shows the words that are written for it. */
export const unseenWords = documentRule({
  meta: {
    codes: {
      'form/unseen-words': {
        level: 'advice',
        title: 'Words for a part of a form that is not there',
        message: ({ field }: { field: keyof typeof WORDS }) => [
          `This form ${WORDS[field].lacks}, so nobody sees its "${field}".`,
          `${WORDS[field].add}, or remove "${field}".`,
        ],
        why: 'What an author wrote would be left out without a word.',
        bad: form('"formType": "demo", "consultationText": "Please call me."'),
        good: form('"formType": "demo", "consultationText": "Please call me.", "showConsultationCheckbox": true'),
      },
    },
  },
  check({ document, report }) {
    for (const { block: written, path } of blocksIn(document)) {
      if (written.type !== 'inquiryForm') continue;
      for (const field of ['consultationText', 'industries'] as const)
        if (written[field] !== undefined && !WORDS[field].isSeen(written))
          report('form/unseen-words', { path: [...path, field] }, { field }, removal([...path, field]));
    }
  },
});
