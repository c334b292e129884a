import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stringsSchema } from '../../src/strings/schema.ts';
import { tables } from '../../src/strings/tables.ts';
import { PROJECT } from '../support/places.ts';
import { wordsInCode } from '../support/source-words.ts';

const VIEW = ['blocks', 'client', 'inquiry', 'layout', 'renderer', 'ui'];

/** Words in code that no visitor reads, by their file or by the folder of all that says them. */
const FOR_OTHERS: Record<string, string> = {
  'src/inquiry/mail/mail.ts': 'What went wrong, for the log.',
  'src/inquiry/mail/params.ts': 'The subject of a mail without one, and answers in it: for the owner.',
  'src/inquiry/mail/sending.ts': 'What went wrong, for the log.',
  'src/engine/build/hosts/': 'What the build tells owners, and lines of servers.',
  'src/engine/build/missing-letters.ts': 'What the build tells owners.',
  'src/engine/build/server/http.ts': 'The servers of development.',
  'src/engine/build/server/serve.ts': 'The servers of development.',
  'src/engine/build/document/font-fallbacks.ts': 'Names of typefaces.',
  'src/engine/build/bundle/bundle.ts': 'What the build tells owners.',
  'src/engine/build/bundle/own/import-faults.ts': 'What the build tells owners.',
  'src/engine/build/bundle/own/own-blocks-plugin.ts': 'What the build tells owners.',
  'src/engine/build/bundle/own/own-fault.ts': 'What the build tells owners.',
  'src/engine/build/drawing/drawing-thread.ts': 'What the build tells owners.',
  'src/engine/build/pictures/sharp-notice.ts': 'What the build tells owners.',
  'src/engine/build/bundle/licenses.ts': 'Whose code is shipped.',
};

test('what visitors read stands in src/strings, and nowhere else in the view or in what the engine resolves and builds', () => {
  const found = [...VIEW, 'engine/resolve', 'engine/build'].flatMap(wordsInCode);
  const others = Object.keys(FOR_OTHERS);
  expect(found.filter(({ file }) => !others.some((other) => file.startsWith(other)))).toEqual([]);
  expect(others.filter((other) => !found.some(({ file }) => file.startsWith(other)))).toEqual([]);
});

test('every language that there is is named to owners', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const languages = Object.keys(tables).map((lang) => names.of(lang) ?? lang);
  const missingIn = (text: string): string[] => languages.filter((name) => !text.includes(name));
  for (const file of ['README.md', 'docs/your-own-site.md'])
    expect(missingIn(fs.readFileSync(path.join(PROJECT, file), 'utf8')), file).toEqual([]);
  expect(missingIn(JSON.stringify(stringsSchema()))).toEqual([]);
});
