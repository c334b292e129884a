import { block } from '../../../../model/diagnostics/example.ts';
import { isKnownField } from '../../../../model/forms/inquiry-fields.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { isSameData } from '../../../../model/content/same-data.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { writtenFields, type WrittenFields } from '../../../site/contact/form-fields.ts';
import { fieldCalled } from '../../../schema/vocabulary/fields-called.ts';
import { asText } from '../../../../model/words/as-text.ts';
import { shown } from '../../../../model/words/phrases.ts';
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
        title: 'A form asks only who is writing',
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
      'form/same-question': {
        level: 'advice',
        title: 'A form asks the same in two fields',
        message: ({ label, first, name }: { label: string; first: number; name: string }) => [
          `${shown(label)} asks visitors what field ${first} of this form ("${name}") asks already.`,
          'Remove one of the two, or say in its label what else it asks for.',
        ],
        why: 'Visitors do not know which of the two counts, and some write to nobody because of it.',
        bad: form('"email", "phone", "message", { "name": "tel", "label": "Telephone" }'),
        good: form('"email", "phone", "message", { "name": "tel", "label": "Telephone of your landlord" }'),
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
        const asked = first === index ? alreadyAsked(fields, index) : -1;
        const label = asText(fields[index]?.settings?.['label']);
        const args = { label, first: asked + 1, name: names[asked] ?? '' };
        if (asked >= 0)
          report('form/same-question', { path: [...path, index, 'label'] }, args, removal([...path, index]));
      }
    }
  },
});

/** Letters and digits alone: "E-mail *" reads as "email". */
const reads = (words: unknown): string =>
  (typeof words === 'string' ? words : '').toLowerCase().replace(/[^\p{L}\d]/gu, '');

/**
 * Which field of a form asks already what an own field does: one with the same words, or a known one that is called so.
 */
function alreadyAsked(fields: WrittenFields['fields'], own: number): number {
  const { name, settings } = fields[own] ?? {};
  const label = reads(settings?.['label']);
  if (name === undefined || isKnownField(name) || label === '') return -1;
  return fields.findIndex((other, index) => {
    if (index === own || other.name === undefined) return false;
    const said = reads(other.settings?.['label']);
    // Of two own fields, the second is told.
    if (said !== '') return said === label && (index < own || isKnownField(other.name));
    return label === other.name.toLowerCase() || fieldCalled(label, [other.name], { mayBeAlike: false }) === other.name;
  });
}
