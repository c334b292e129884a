import { block } from '../../../../model/diagnostics/example.ts';
import { isKnownField } from '../../../../model/forms/inquiry-fields.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { isSameData } from '../../../../model/content/same-data.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { writtenFields } from '../../../site/contact/form-fields.ts';
import { documentRule } from '../../rule.ts';

const form = (fields: string) => block(`{ "type": "inquiryForm", "fields": [${fields}] }`);

/** A form that lists its fields asks for what an answer needs, and for nothing twice. */
export const formFields = documentRule({
  meta: {
    codes: {
      'form/no-way-to-answer': {
        level: 'error',
        title: 'A form asks for no address to answer to',
        message: () => [
          'This form asks for no e-mail address and no phone number, so you could not answer anybody.',
          'Add "email" or "phone" to "fields".',
        ],
        why: 'An inquiry that cannot be answered helps neither side, and your answer in the mail program would go nowhere.',
        bad: form('"firstName", "message"'),
        good: form('"firstName", "email", "message"'),
      },
      'form/no-message': {
        level: 'advice',
        title: 'A form asks nothing but who writes',
        message: () => [
          'Visitors cannot say in this form what they want: "fields" is all that it asks for, and has no "message" and no question of your own.',
          'Add "message", or a field of your own.',
        ],
        why: 'Every inquiry would read the same.',
        bad: form('"firstName", "email"'),
        good: form('"firstName", "email", "message"'),
      },
      'form/same-field': {
        level: 'error',
        title: 'A form asks for the same twice',
        message: ({ name, first }: { name: string; first: number }) => [
          `Field ${first} of this form is called "${name}", too, so only one of the two answers would arrive.`,
          'Remove one of the two, or give it another name.',
        ],
        why: 'Two fields with one name are one field in the mail.',
        bad: form('"email", "message", { "name": "email", "label": "Once more" }'),
        good: form('"email", "phone", "message"'),
      },
    },
  },
  check({ document, report }) {
    for (const { path, fields } of writtenFields(document)) {
      const names = fields.map(({ name }) => name);
      const written = valueAt(document.data, path) as unknown[];
      const add = (name: string) => [{ edits: [{ kind: 'insert' as const, path, name: fields.length, value: name }] }];
      const place = { path, at: 'open' as const };
      // What a field without a name was meant to be, nobody knows; a list without fields is told as such.
      const isPlain = names.length > 0 && names.every((name) => name !== undefined);
      if (isPlain && !names.includes('email') && !names.includes('phone'))
        report('form/no-way-to-answer', place, {}, add('email'));
      else if (isPlain && !names.includes('message') && names.every(isKnownField))
        report('form/no-message', place, {}, add('message'));
      for (const [index, { name, path: at }] of fields.entries()) {
        const first = names.indexOf(name);
        // What is the very same is told as such.
        if (name !== undefined && first < index && !isSameData(written[first], written[index]))
          report('form/same-field', { path: at }, { name, first: first + 1 }, removal([...path, index]));
      }
    }
  },
});
