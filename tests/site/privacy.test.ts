import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shownFields } from '../../src/inquiry/fields.ts';
import type { KnownField } from '../../src/model/forms/inquiry-fields.ts';
import type { InquiryFormBlock } from '../../src/model/page/types.ts';
import { en } from '../../src/strings/en.ts';
import { PROJECT } from '../support/places.ts';

// The privacy policy says what the forms of this site ask for, and what is kept in browsers.

const filesIn = (folder: string, name: RegExp): string[] =>
  fs
    .readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => name.test(file));
const textOf = (file: string): string => fs.readFileSync(path.join(PROJECT, file), 'utf8');
const policy = textOf('pages/privacy-policy.json');

/** How the policy calls a field. */
const CALLED: Record<KnownField, RegExp> = {
  firstName: /first and last name/i,
  lastName: /first and last name/i,
  email: /email address/i,
  phone: /phone/i,
  company: /company/i,
  subject: /subject/i,
  preferredDate: /preferred date/i,
  employeeCount: /number of employees/i,
  industry: /industry/i,
  message: /message/i,
};
const FIELDS = Object.keys(CALLED) as KnownField[];

/** The fields that a row of the policy's table names. */
const fieldsNamed = (row: string): KnownField[] => {
  const words = new RegExp(String.raw`\| ${row} \| ([^|]*) \|`).exec(policy)?.[1] ?? '';
  return FIELDS.filter((field) => CALLED[field].test(words));
};

test('the policy names what every form asks for, and what only some do', () => {
  const forms = filesIn('pages', /\.json$/)
    .flatMap((file) => (JSON.parse(textOf(`pages/${file}`)) as { blocks?: { type: string }[] }).blocks ?? [])
    .filter((block) => block.type === 'inquiryForm')
    .map((block) => shownFields(block as InquiryFormBlock, en.form).map(({ name }) => name));
  expect(forms.length).toBeGreaterThan(3);
  const asked = FIELDS.filter((field) => forms.some((names) => names.includes(field)));
  const always = asked.filter((field) => forms.every((names) => names.includes(field)));
  expect(fieldsNamed('Every form')).toEqual(always);
  expect(fieldsNamed('Some forms')).toEqual(asked.filter((field) => !always.includes(field)));
});

/** What keeps something in a browser, and how the policy says so. */
const KEPT: Record<string, RegExp> = {
  'inquiry/draft.ts': /holds the draft of a form/,
  'inquiry/handoff.ts': /an address into a newsletter box/,
  'inquiry/mail/rate.ts': /the time at which you last sent a form/,
  'inquiry/mail/tries.ts': /the time of your first try/,
  'renderer/reload-once.ts': /the time of our last attempt to reload it/,
  'router.ts': /how far down you were on pages you have left/,
};
/** The question for statistics, which this site has not, and what all of these keep things with. */
const ELSEWHERE = new Set(['consent.ts', 'inquiry/storage.ts']);

test('the policy names all that is kept in browsers', () => {
  const keeping = filesIn('src', /^(?!engine\/|tools\/).*\.tsx?$/).filter(
    (file) =>
      !ELSEWHERE.has(file) &&
      /(?:tabStorage|safeStorage)\(|Storage\.setItem\(|scrollRestoration:/.test(textOf(`src/${file}`)),
  );
  expect(keeping.toSorted()).toEqual(Object.keys(KEPT));
  expect(Object.entries(KEPT).filter(([, words]) => !words.test(policy))).toEqual([]);
  expect(textOf('pages/_site.json')).not.toContain('"analytics"');
});
