import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownFields } from '../../../src/inquiry/fields.ts';
import type { FormType } from '../../../src/model/forms/inquiry-fields.ts';
import type { InquiryFormBlock } from '../../../src/model/page/types.ts';
import { toParams } from '../../../src/inquiry/mail/params.ts';
import { check, HONEYPOT, type Entry } from '../../../src/inquiry/rules.ts';
import { en } from '../../../src/strings/en.ts';
import { tableFor } from '../../../src/strings/tables.ts';

const complete = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  subject: 'Backups',
  company: 'Analytical',
  message: 'Hello',
  privacyAgreed: 'on',
};

/** The mail of a form in English. */
const paramsOf = (values: Entry['values'], block: Parameters<typeof toParams>[1]) => toParams(values, block, en.form);

/** What is wrong with an entry of a form of this kind. */
const errorsOf = (formType: FormType | undefined, entry: Entry) =>
  check(shownFields({ formType }, en.form), entry, en.form);

describe('validation', () => {
  test('a complete entry has no faults', () => {
    for (const formType of ['contact', 'demo', 'trial'] as const)
      expect(errorsOf(formType, { values: complete })).toEqual({});
  });

  test('every required field complains, in the order of the form', () => {
    expect(Object.keys(errorsOf(undefined, { values: {} }))).toEqual([
      'firstName',
      'lastName',
      'email',
      'subject',
      'message',
      'privacyAgreed',
    ]);
    expect(Object.keys(errorsOf('demo', { values: {} }))).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
      'message',
      'privacyAgreed',
    ]);
  });

  test.each([
    ['spaces', ' \n '],
    ['signs without a width', ' \u200b\ufeff\u2060'],
  ])('%s are not words', (_name, message) => {
    expect(errorsOf(undefined, { values: { ...complete, message } })).toEqual({ message: 'Enter your message.' });
  });

  test('what is written with such signs is', () => {
    expect(errorsOf(undefined, { values: { ...complete, message: '👩\u200d🔧' } })).toEqual({});
  });

  test('the privacy notice has exactly the words of the specification', () => {
    const { privacyAgreed: _, ...values } = complete;
    expect(errorsOf(undefined, { values })).toEqual({
      privacyAgreed: 'Please agree to the privacy policy before submitting.',
    });
  });

  test('what the browser cannot read is said in our words', () => {
    expect(
      errorsOf(undefined, { values: { ...complete, email: 'ada@' }, validity: { email: { typeMismatch: true } } }),
    ).toEqual({
      email: en.form.wrongEmail,
    });
    expect(errorsOf('demo', { values: complete, validity: { preferredDate: { badInput: true } } })).toEqual({
      preferredDate: en.form.wrongDate,
    });
  });

  test('half a date is no reason to leave a required one out', () => {
    const fields: InquiryFormBlock['fields'] = [
      { name: 'preferredDate', required: true },
      { name: 'until', kind: 'date', required: true },
    ];
    const validity = { preferredDate: { badInput: true }, 'own-until': { badInput: true } };
    expect(check(shownFields({ fields }, en.form), { values: complete, validity }, en.form)).toEqual({
      preferredDate: 'Enter a whole date.',
      'own-until': 'Enter a whole date.',
    });
    expect(errorsOf('demo', { values: complete, validity })).toEqual({
      preferredDate: 'Enter a whole date, or none.',
    });
  });

  test('the trap stops a message and says why', () => {
    expect(errorsOf(undefined, { values: { ...complete, [HONEYPOT]: 'http://spam.example' } })).toEqual({
      [HONEYPOT]: en.form.trapped,
    });
  });
});

const QUESTIONS: InquiryFormBlock['fields'] = [
  'email',
  { name: 'guests', label: 'How many guests?', kind: 'number', required: true },
  { name: 'seat', label: 'Where to sit', choices: ['Window', 'Yard'], required: true },
  { name: 'dog', label: 'We bring a dog.', kind: 'checkbox', required: true },
  'message',
];

describe('questions of the author', () => {
  const errors = (entry: Entry) => check(shownFields({ fields: QUESTIONS }, en.form), entry, en.form);

  test('complain by what they are called', () => {
    expect(errors({ values: { privacyAgreed: 'on', email: 'a@b.c', message: 'Hello' } })).toEqual({
      'own-guests': 'Fill in “How many guests?”.',
      'own-seat': 'Choose an answer to “Where to sit”.',
      'own-dog': 'Tick “We bring a dog.”.',
    });
    expect(errors({ values: complete, validity: { 'own-guests': { badInput: true } } })['own-guests']).toBe(
      'Enter a number for “How many guests?”.',
    );
  });

  test('say what the least and the most of an answer is', () => {
    const low = 'Enter 1 or more for “How many guests?”.';
    const guests = {
      name: 'guests',
      label: 'How many guests?',
      kind: 'number',
      tooLow: low,
      tooHigh: 'Fewer.',
    } as const;
    const said = (validity: Partial<ValidityState>): unknown =>
      check(
        shownFields({ fields: [guests] }, en.form),
        { values: complete, validity: { 'own-guests': validity } },
        en.form,
      );
    expect(said({ rangeUnderflow: true })).toEqual({ 'own-guests': low });
    expect(said({ rangeOverflow: true })).toEqual({ 'own-guests': 'Fewer.' });
  });

  test('arrive by name, and as lines that every mail template shows', () => {
    const values = { ...complete, 'own-guests': ' 4 ', 'own-seat': '', 'own-dog': 'on' };
    expect(paramsOf(values, { fields: QUESTIONS })).toMatchObject({
      guests: '4',
      seat: '',
      dog: 'Yes',
      email: 'ada@example.com',
      message: 'Hello\n\nHow many guests? 4\nWe bring a dog. Yes',
    });
    const fields = [{ name: 'rooms', label: 'お部屋は？' }];
    expect(paramsOf({ ...complete, 'own-rooms': '月の間' }, { fields }).message).toBe('Hello\n\nお部屋は？ 月の間');
    expect(toParams(values, { fields: QUESTIONS }, tableFor('de').form)['dog']).toBe('Ja');
    const { message: _, ...rest } = values;
    expect(paramsOf(rest, { fields: QUESTIONS }).message).toMatch(/^How many guests\? 4\n/);
  });
});

describe('parameters of the mail', () => {
  const PARAMETERS =
    'firstName,lastName,fullName,email,phone,company,subject,message,formType,requestConsultation,subscribeNewsletter,preferredDate,employeeCount,industry';

  test('there are fourteen and nothing else', () => {
    expect(Object.keys(paramsOf({ ...complete, [HONEYPOT]: '' }, {})).toSorted()).toEqual(
      PARAMETERS.split(',').toSorted(),
    );
  });

  test('boxes are Yes or No, the full name is first plus last', () => {
    const params = paramsOf({ ...complete, requestConsultation: 'on' }, {});
    expect(params).toMatchObject({
      fullName: 'Ada Byron',
      requestConsultation: 'Yes',
      subscribeNewsletter: 'No',
      formType: 'contact',
    });
  });

  test('the full name is said as it is asked for', () => {
    const fullName = (...fields: (string | { name: string })[]) =>
      paramsOf({ ...complete, firstName: '太郎', lastName: '山田' }, { fields } as InquiryFormBlock).fullName;
    expect(fullName('lastName', { name: 'firstName' }, 'email')).toBe('山田 太郎');
    expect(fullName('firstName', 'lastName')).toBe('太郎 山田');
    expect(fullName('email', 'firstName')).toBe('太郎 山田');
  });

  test('an empty subject is "New {formType} inquiry"', () => {
    const { subject: _, ...values } = complete;
    expect(paramsOf(values, { formType: 'trial' }).subject).toBe('New trial inquiry');
    expect(paramsOf({ ...values, subject: ' ' }, { formType: 'demo', initialSubject: 'Demo' }).subject).toBe(
      'New demo inquiry',
    );
  });

  test('the subject of the page is sent where the field is not shown', () => {
    const { subject: _, ...values } = complete;
    expect(paramsOf(values, { initialSubject: 'Web development' }).subject).toBe('Web development');
  });

  test('whatever is typed, all parameters are texts and the message is not touched', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...PARAMETERS.split(',')), fc.string({ unit: 'grapheme' })),
        (values) => {
          const params = paramsOf(values, { formType: 'demo' });
          expect(Object.values(params).every((value) => typeof value === 'string')).toBe(true);
          expect(params.message).toBe(values['message'] ?? '');
        },
      ),
      { examples: [[{ message: '  two\n lines \n' }]] },
    );
  });
});
