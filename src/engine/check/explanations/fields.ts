import { explained } from './explanation.ts';

/** Mistakes that any field can have, in a block or elsewhere. */
export const FIELDS = {
  missingField: explained(
    'A field is missing',
    'Without it there is nothing to show in its place, so the site is not built.',
    '{ "type": "cta" }',
    '{ "type": "cta", "heading": "Talk to an engineer" }',
  ),
  unknownField: explained(
    'A field does not exist',
    'It would be ignored, and what is written in it would never be seen. Most often it is a slip of the pen.',
    '{ "type": "cta", "headding": "Talk to an engineer" }',
    '{ "type": "cta", "heading": "Talk to an engineer" }',
  ),
  wrongType: explained(
    'A value is of the wrong kind',
    'A text stands in quotes, a number does not, a list stands between [ and ].',
    '"order": "2"',
    '"order": 2',
  ),
  unknownChoice: explained(
    'A choice does not exist',
    'Only some words are possible here; your editor lists them with Ctrl+Space.',
    '"tone": "darkish"',
    '"tone": "dark"',
  ),
  wrongForm: explained(
    'A value has the wrong form',
    'Dates, names and numbers have to look a certain way to be understood.',
    '"publishAt": "next May"',
    '"publishAt": "2027-05-01"',
  ),
  outOfRange: explained('A number is too large or too small', 'The layout has room for certain numbers only.', '"limit": 0', '"limit": 3'),
  tooFew: explained(
    'A list has too few entries',
    'A list without entries leaves a hole in the page.',
    '{ "type": "faq", "items": [] }',
    '{ "type": "faq", "items": [{ "question": "How fast are you?", "answer": "In 15 minutes." }] }',
  ),
  tooMany: explained('A list has too many entries', 'More would not fit, or nobody would read them.', 'A hero with four buttons.', 'A hero with two buttons.'),
  repeated: explained('A list has the same entry twice', 'The second one says nothing new.', '"aliases": ["/it", "/it"]', '"aliases": ["/it"]'),
  badName: explained(
    'A name cannot be used',
    'Names of facts are used in lists and filters, where only letters and digits work.',
    '"facts": { "Job title": "Engineer" }',
    '"facts": { "jobTitle": "Engineer" }',
  ),
};
