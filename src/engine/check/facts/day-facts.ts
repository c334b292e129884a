import { daysMeant } from '../../../model/words/meant/days-meant.ts';
import { fieldsCalled } from '../../schema/vocabulary/fields-called.ts';

/** Whether a fact is the day of its page under another name than "date", by its name in some language and by what it says. */
export const isDayOtherwise = (name: string, value: unknown): boolean =>
  fieldsCalled(name, { mayBeAlike: false }).includes('date') &&
  typeof value === 'string' &&
  daysMeant(value).length > 0;
