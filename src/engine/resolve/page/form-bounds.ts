import { isDateField, isKnownField } from '../../../model/forms/inquiry-fields.ts';
import type { FormField, InquiryFormBlock } from '../../../model/page/types.ts';
import type { Sentences } from '../../../model/rendering/strings.ts';
import { dayInWords } from '../../../model/words/day-in-words.ts';
import { fillIn } from '../../../model/words/sentence.ts';

type Form = Pick<InquiryFormBlock, 'formType' | 'fields'>;

/**
 * The fields of a form with what is said of answers beyond their bounds, in the language of its page: a browser has no
 * such words, as few forms need them.
 */
export function withBounds({ formType, fields }: Form, lang: string, sentences: Sentences): Pick<Form, 'fields'> {
  if (!fields) return {};
  const { labels, demoDate } = sentences.form;
  const dateLabel = formType === 'demo' ? demoDate : labels.preferredDate;
  return {
    fields: fields.map((field) => {
      if (typeof field === 'string') return field;
      // Of the known fields, only the date has bounds.
      const { label = isKnownField(field.name) ? dateLabel : field.name } = field;
      return { ...field, ...saidBeyond(field, { label, lang, isDate: isDateField(field) }, sentences.bounds) };
    }),
  };
}

function saidBeyond(
  { min, max }: FormField,
  { label, lang, isDate }: { label: string; lang: string; isDate: boolean },
  bounds: Sentences['bounds'],
): Pick<FormField, 'tooLow' | 'tooHigh'> {
  const say = (bound: number | string, [sentence, ofToday]: readonly [string, string]): string => {
    if (bound === 'today') return fillIn(ofToday, { label });
    return fillIn(sentence, { label, bound: isDate ? dayInWords(String(bound), lang) : bound.toLocaleString(lang) });
  };
  const { least, most, firstDay, lastDay, fromToday, untilToday } = bounds;
  return {
    ...(min !== undefined && { tooLow: say(min, [isDate ? firstDay : least, fromToday]) }),
    ...(max !== undefined && { tooHigh: say(max, [isDate ? lastDay : most, untilToday]) }),
  };
}
