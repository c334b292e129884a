import { describe, expect, test } from 'vitest';
import { placeFields } from '../../../src/blocks/inquiryForm/place-fields.ts';
import { KNOWN_FIELDS } from '../../../src/model/forms/inquiry-fields.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { shownFields as fieldsIn } from '../../../src/inquiry/fields.ts';
import { en } from '../../../src/strings/en.ts';

type Asked = Parameters<typeof fieldsIn>[0];
const shownFields = (block: Asked) => fieldsIn(block, en.form);
const names = (block: Asked) => shownFields(block).map(({ name }) => name);
const required = (block: Asked) => shownFields(block).flatMap((field) => (field.required ? field.name : []));

describe('which fields a form shows', () => {
  test('contact asks for a subject, demo for a date, trial for neither', () => {
    expect(names({})).toEqual(['firstName', 'lastName', 'email', 'phone', 'company', 'subject', 'message']);
    expect(names({ formType: 'demo' })).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'preferredDate',
      'employeeCount',
      'industry',
      'message',
    ]);
    expect(names({ formType: 'trial' })).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'employeeCount',
      'industry',
      'message',
    ]);
  });

  test('company is required for demo and trial, the subject for contact', () => {
    expect(required({ formType: 'contact' })).toEqual(['firstName', 'lastName', 'email', 'subject', 'message']);
    expect(required({ formType: 'demo' })).toEqual(['firstName', 'lastName', 'email', 'company', 'message']);
    expect(required({ formType: 'trial' })).toEqual(['firstName', 'lastName', 'email', 'company', 'message']);
  });

  test('a page lists all fields in its own order', () => {
    expect(names({ formType: 'demo', fields: ['email', 'industry', 'company'] })).toEqual([
      'email',
      'industry',
      'company',
    ]);
  });

  test('what a kind of inquiry requires is required of the listed fields, too, unless the page says otherwise', () => {
    expect(required({ formType: 'trial', fields: ['email', 'phone', 'company'] })).toEqual(['email', 'company']);
    expect(
      required({ fields: ['email', { name: 'phone', required: true }, { name: 'subject', required: false }] }),
    ).toEqual(['email', 'phone']);
  });

  test('browsers fill in the whole name where a form asks for that in one field', () => {
    const filledIn = (...fields: NonNullable<Asked['fields']>) =>
      shownFields({ fields }).map(({ autoComplete }) => autoComplete);
    const whole = { name: 'firstName', label: 'Your name' };
    expect(filledIn(whole, 'email')).toEqual(['name', 'email']);
    expect(filledIn(whole, 'lastName')).toEqual(['given-name', 'family-name']);
    expect(filledIn('firstName', 'email')).toEqual(['given-name', 'email']);
  });

  test('a form that asks for no e-mail address requires the phone number', () => {
    expect(required({ fields: ['phone', 'company'] })).toEqual(['phone']);
  });

  test('a page puts its own words on a known field, which keeps its nature', () => {
    const [field] = shownFields({
      fields: [{ name: 'company', label: 'School', hint: 'Or kindergarten.', wide: true }],
    });
    expect(field).toMatchObject({
      name: 'company',
      label: 'School',
      hint: 'Or kindergarten.',
      wide: true,
      autoComplete: 'organization',
      missing: 'Fill in “School”.',
    });
  });

  test('a page asks questions of its own', () => {
    const fields: Asked['fields'] = [
      { name: 'guests', label: 'How many guests?', kind: 'number', required: true },
      { name: 'seat', label: 'Where?', choices: ['Window', 'Yard'] },
      { name: 'dog', label: 'We bring a dog.', kind: 'checkbox' },
      { name: 'reset', label: 'Shall we reset it?', wide: true },
    ];
    expect(
      shownFields({ fields }).map((field) => [field.name, field.type, field.options, field.required, field.wide]),
    ).toEqual([
      ['own-guests', 'number', undefined, true, undefined],
      ['own-seat', 'text', ['Window', 'Yard'], false, undefined],
      ['own-dog', 'checkbox', undefined, false, true],
      ['own-reset', 'text', undefined, false, true],
    ]);
  });

  test('the names that a page can list are the known fields', () => {
    const { fields } = SCHEMAS.sources.blocks['inquiryForm']?.properties ?? {};
    expect(fields?.items?.then?.enum).toEqual(KNOWN_FIELDS);
  });

  test('the choices are those of the specification', () => {
    const options = (name: string) => shownFields({ formType: 'demo' }).find((field) => field.name === name)?.options;
    expect(options('employeeCount')).toEqual(['1-10', '11-50', '51-200', '201-500', '501+']);
    expect(options('industry')).toEqual([
      'Financial Services',
      'Healthcare',
      'Legal',
      'Manufacturing',
      'Technology',
      'Other',
    ]);
  });

  test('a page can name the industries itself, and a date is that of a demo in a demo form alone', () => {
    const fields = shownFields({ fields: ['industry'], industries: ['Bakeries', 'Mills'] });
    expect(fields.find(({ name }) => name === 'industry')?.options).toEqual(['Bakeries', 'Mills']);
    const dateIn = (block: Asked) => shownFields(block).find(({ name }) => name === 'preferredDate')?.label;
    expect([dateIn({ formType: 'demo' }), dateIn({ fields: ['preferredDate'] })]).toEqual([
      'Preferred demo date',
      'Preferred date',
    ]);
  });

  test('no field stands alone in half a row', () => {
    const wide = placeFields(shownFields({})).flatMap(({ field, wide: isWide }) => (isWide ? field.name : []));
    expect(wide).toEqual(['company', 'subject', 'message']);
    expect(
      placeFields(shownFields({ formType: 'demo' })).flatMap(({ field, wide: isWide }) => (isWide ? field.name : [])),
    ).toEqual(['message']);
  });

  test('first and last name share their row on phones, too: nothing else is as short', () => {
    const short = (block: Asked): string[] =>
      placeFields(shownFields(block)).flatMap(({ field, short: isShort }) => (isShort ? field.name : []));
    expect(short({})).toEqual(['firstName', 'lastName']);
    expect(short({ fields: ['firstName', 'email', 'lastName'] })).toEqual([]);
  });
});
