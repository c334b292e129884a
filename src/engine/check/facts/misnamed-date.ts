import { daysMeant } from '../../../model/words/meant/days-meant.ts';
import { fieldsCalled } from '../../schema/vocabulary/fields-called.ts';

/** Whether a fact is the date of its page under another name, such as "datum", judged by its name and its value. */
export const isMisnamedDate = (name: string, value: unknown): boolean =>
  fieldsCalled(name, { mayBeAlike: false }).includes('date') &&
  typeof value === 'string' &&
  daysMeant(value).length > 0;
