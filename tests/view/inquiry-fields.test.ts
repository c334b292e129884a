import { describe, expect, test } from 'vitest';
import { placeFields } from '../../src/blocks/inquiryForm/place-fields.ts';
import { shownFields as fieldsIn } from '../../src/inquiry/fields.ts';
import { en } from '../../src/strings/en.ts';

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

  test('a page chooses the optional fields and their order', () => {
    expect(names({ formType: 'demo', fields: ['industry', 'company'] })).toEqual([
      'firstName',
      'lastName',
      'email',
      'industry',
      'company',
      'message',
    ]);
  });

  test('what is required is shown even if the page leaves it out', () => {
    expect(names({ formType: 'trial', fields: ['phone'] })).toContain('company');
    expect(names({ fields: [] })).toContain('subject');
  });

  test('a page that gives the subject itself need not show it', () => {
    expect(names({ fields: ['phone'], initialSubject: 'Web development' })).not.toContain('subject');
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
});
