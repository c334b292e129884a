import { expect, it } from 'vitest';
import { createDocument } from '../../../src/engine/read/document.ts';
import { isUsedByForms } from '../../../src/engine/site/languages/sentences-in-forms.ts';
import { outlineOf } from '../../../src/engine/site/outline.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const SENTENCES = [
  'title',
  'submitting',
  'consultation',
  'labels.email',
  'missing.email',
  'labels.industry',
  'industries',
  'wrongDate',
  'own.missing',
];

it.each<[string, Record<string, unknown>[], string[]]>([
  ['an ordinary form', [{}], ['title', 'submitting', 'consultation', 'labels.email', 'missing.email']],
  [
    'one that has its own words',
    [{ formTitle: 'Ask', consultationText: 'Advise me', fields: [{ name: 'email', label: 'Where?' }, 'message'] }],
    ['submitting', 'own.missing'],
  ],
  [
    'one for demos',
    [{ formType: 'demo' }],
    SENTENCES.filter((name) => name !== 'own.missing' && name !== 'consultation'),
  ],
  [
    'one for demos with the box of others',
    [{ formType: 'demo', showConsultationCheckbox: true }],
    SENTENCES.filter((name) => name !== 'own.missing'),
  ],
  [
    'several',
    [{ fields: ['industry'], industries: ['Food'] }, { fields: [{ name: 'day', kind: 'date' }] }],
    SENTENCES.filter((name) => !/email|industries/.test(name)),
  ],
  [
    'one with mistakes',
    [{ fields: [null, 7, { name: {} }], formType: 3 }],
    ['title', 'submitting', 'consultation', 'own.missing'],
  ],
])('what %s says is asked for in a language, and nothing else', (_name, forms, spoken) => {
  const isSpoken = isUsedByForms(forms);
  expect(SENTENCES.filter((name) => isSpoken(['form', ...name.split('.')]))).toEqual(spoken);
  expect(isSpoken(['collection', 'title'])).toBe(true);
});

it('is known of a form on a page of which only the outline is at hand', () => {
  const form = {
    type: 'inquiryForm',
    formType: 'contact',
    formTitle: 'Ask',
    showConsultationCheckbox: false,
    fields: [{ name: 'email', label: 'Where?' }, 'message'],
  };
  const text = JSON.stringify(pageOf('Ask', [{ type: 'hero', heading: 'Ask' }, form]));
  const page = createDocument(SCHEMAS, { file: 'pages/ask.json', kind: 'page', address: '/ask' }, text);
  const [, outlined] = outlineOf(page).data['blocks'] as [unknown, Record<string, unknown>];
  const spokenOf = (...forms: Record<string, unknown>[]): string[] =>
    SENTENCES.filter((name) => isUsedByForms(forms)(['form', ...name.split('.')]));
  expect(spokenOf(outlined)).toEqual(spokenOf(form));
  expect(spokenOf(outlined)).not.toEqual(spokenOf({}));
});
