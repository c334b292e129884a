import type { Code } from '../messages.ts';
import { explained, type Explanation } from './explanation.ts';

/** What keeps a file from being read. */
export const reading = {
  'json/empty': explained('The file is empty', 'An empty file is no page.', 'A file with nothing in it.', '{ "version": 1, "title": "Contact", … }'),
  'json/not-a-page': explained(
    'The file is not one group of fields',
    'A page is one group of fields between { and }.',
    '["Contact"]',
    '{ "version": 1, "title": "Contact", … }',
  ),
  'json/syntax': explained('Something cannot be read', 'One wrong sign makes the rest of the file unreadable.', '"title" "Contact"', '"title": "Contact"'),
  'json/missing-comma': explained(
    'A comma is missing',
    'Commas stand between the entries of a list or group.',
    '"title": "Contact"\n"draft": true',
    '"title": "Contact",\n"draft": true',
  ),
  'json/extra-comma': explained(
    'There is a comma too many',
    'After the last entry of a list or group there is none. "npm run fix" removes it.',
    '["/it", "/help",]',
    '["/it", "/help"]',
  ),
  'json/comment': explained(
    'There is a comment',
    'Comments cannot be written in these files; a "note" is never shown and does the same. "npm run fix" moves them there.',
    '// ask Dana\n"title": "Contact"',
    '"note": "ask Dana",\n"title": "Contact"',
  ),
  'json/cut-off': explained('The file ends too early', 'It was probably not saved or copied completely.', '{ "title": "Contact"', '{ "title": "Contact" }'),
  'json/duplicate-key': explained(
    'A field is written twice',
    'Only the second would count, so the first text would silently be lost.',
    '{ "title": "Contact", "title": "Write to us" }',
    '{ "title": "Write to us" }',
  ),
  'json/too-deep': explained('Brackets are nested too deep', 'No page needs that; most often a bracket was not closed.', '[[[[[[ … ]]]]]]', '[ … ]'),
  'file/byte-order-mark': explained(
    'The file begins with an invisible sign',
    'Some programs cannot read such files. "npm run fix" removes it.',
    'Saved as "UTF-8 with BOM".',
    'Saved as "UTF-8".',
  ),
  'file/not-utf8': explained(
    'The file is saved in another encoding',
    'Letters such as é would turn into other signs.',
    'Saved as "UTF-16" or "Windows-1252".',
    'Saved as "UTF-8".',
  ),
  'file/too-large': explained(
    'The file is too large',
    'A page of this size would take minutes to load.',
    'A file of 3 MB.',
    'Several pages that link to each other.',
  ),
  'file/unreadable': explained(
    'The file cannot be opened',
    'What cannot be opened cannot become a page.',
    'A shortcut to a file in another folder.',
    'A copy of the file.',
  ),
  'file/bad-name': explained(
    'The name cannot be part of an address',
    'Addresses have lower-case letters, digits and hyphens, so that they work everywhere and can be said on the phone.',
    'pages/Our Team.json',
    'pages/our-team.json',
  ),
  'file/reserved-name': explained(
    'The name begins with "_"',
    'Such names are kept for _site.json and the folder _shared.',
    'pages/_draft.json',
    'pages/plans.json with "draft": true',
  ),
  'file/not-a-page': explained('A file in pages/ is no page', 'It is left out of the site.', 'pages/team.jpg', 'public/images/team.jpg'),
} satisfies Partial<Record<Code, Explanation>>;
