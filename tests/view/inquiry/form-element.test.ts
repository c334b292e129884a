import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../src/inquiry/draft.ts';
import * as elements from '../../../src/inquiry/form-element.ts';
import { keepTyped } from '../../../src/inquiry/keep-typed.ts';

/** A field as browsers have it, as far as forms look at one. */
class Field {
  name = '';
  type = 'text';
  value = '';
  defaultValue = '';
  checked = false;
  focus = vi.fn<() => void>();
  constructor(state: Partial<Field> = {}) {
    Object.assign(this, state);
  }
}
class Input extends Field {}
class TextArea extends Field {
  override type = 'textarea';
}
/** A choice: without a word where its value is none of them. */
class Select extends Field {
  override type = 'select-one';
  options = ['', '1-10', '11-50'].map((value) => ({ value, setAttribute: (_: string, to: string) => void to }));
  get selectedIndex(): number {
    return this.options.findIndex(({ value }) => value === this.value);
  }
  set selectedIndex(at: number) {
    this.value = this.options[at]?.value ?? '';
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  vi.stubGlobal('HTMLSelectElement', Select);
  vi.stubGlobal('sessionStorage', undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** A form as it was delivered: with a subject that the page has put there. */
function delivered() {
  const fields = {
    email: new Input({ name: 'email', type: 'email' }),
    subject: new Input({ name: 'subject', value: 'Repairs', defaultValue: 'Repairs' }),
    message: new TextArea({ name: 'message' }),
    employeeCount: new Select({ name: 'employeeCount' }),
    subscribeNewsletter: new Input({ name: 'subscribeNewsletter', type: 'checkbox', value: 'on' }),
    website: new Input({ name: 'website' }),
  };
  const all = [...Object.values(fields), new Input({ value: 'without a name' }), { name: 'button', value: 'Send' }];
  const reset = (): void => {
    for (const each of Object.values(fields)) if (each.type !== 'checkbox') each.value = each.defaultValue;
    fields.subscribeNewsletter.checked = false;
  };
  const scrollIntoView = vi.fn<() => void>();
  const form: unknown = { elements: all, reset, scrollIntoView };
  return { form: form as HTMLFormElement, scrollIntoView, ...fields };
}

const valuesOf = (form: ReturnType<typeof delivered>): string[] =>
  [form.email, form.subject, form.message, form.employeeCount].map(({ value }) => value);

test('a draft is what a visitor wrote and chose: no box, nothing in the trap, and not what the page says itself', () => {
  const { form, email, message, employeeCount, website } = delivered();
  const nothing = { email: '', subject: '', message: '', employeeCount: '' };
  expect(elements.readDraftOf(form)).toEqual(nothing);
  [email.value, message.value, employeeCount.value, website.value] = ['ada@example.com', 'Hello', '1-10', 'spam'];
  expect(elements.readDraftOf(form)).toEqual({
    ...nothing,
    email: 'ada@example.com',
    message: 'Hello',
    employeeCount: '1-10',
  });
});

test('a draft is put back where nothing was written meanwhile', () => {
  const typed = delivered();
  typed.message.value = 'Written just now';
  elements.restoreDraft(typed.form, { subject: 'Prices', message: 'Hello', employeeCount: '11-50', website: 'spam' });
  expect(valuesOf(typed)).toEqual(['', 'Prices', 'Written just now', '11-50']);
  expect(typed.website.value).toBe('');
});

test('a choice of a draft that there is no longer leaves the field as it was delivered', () => {
  const changed = delivered();
  elements.restoreDraft(changed.form, { employeeCount: '1000+' });
  expect([changed.employeeCount.value, changed.employeeCount.selectedIndex]).toEqual(['', 0]);
});

test('what was sent is gone from the form, also what the page had filled in', () => {
  const sent = delivered();
  [sent.email.value, sent.employeeCount.value, sent.subscribeNewsletter.checked] = ['ada@example.com', '1-10', true];
  elements.emptyForm(sent.form);
  expect([...valuesOf(sent), sent.subscribeNewsletter.checked]).toEqual(['', '', '', '', false]);
  // A box whose value is gone would be sent as if it were not ticked.
  expect(sent.subscribeNewsletter.value).toBe('on');
});

test('an address that is handed over stands in its field, and the newsletter is ticked; the first empty field is next', () => {
  const { form, scrollIntoView, email, message, subscribeNewsletter, website } = delivered();
  elements.takeAddress(form, 'ada@example.com');
  expect([email.value, subscribeNewsletter.checked, website.checked]).toEqual(['ada@example.com', true, false]);
  elements.focusFirstEmpty(form);
  expect([email, message].map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  // First the whole form is brought into view: the field alone may only just be.
  expect(scrollIntoView).toHaveBeenCalledBefore(message.focus);
});

test('what stands in a form that does not live is kept beside what was kept of it before', () => {
  const typed = delivered();
  saveDraft('typed', { message: 'Before', phone: '555-0142' });
  keepTyped(typed.form, 'typed');
  expect(readDraft('typed')).toEqual({ message: 'Before', phone: '555-0142' });
  typed.message.value = 'Now';
  keepTyped(typed.form, 'typed');
  expect(readDraft('typed')).toEqual({ message: 'Now', phone: '555-0142' });
});

test('a form that is folded is opened, wherever that stands', () => {
  const fold = { open: false };
  const form = (closest: object | null): HTMLFormElement => ({ closest: () => closest }) as unknown as HTMLFormElement;
  elements.unfold(form(fold));
  elements.unfold(form(null));
  expect(fold.open).toBe(true);
});

test('the bounds of a field are those that the site says; today is the day of whoever fills it in', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 21, 23, 59) });
  const [day, count, most] = ['', '', ''].map((none) => ({ min: none, max: none }));
  elements.setBounds(day as HTMLInputElement, { min: 'today', max: '2026-12-31' });
  elements.setBounds(count as HTMLInputElement, { min: 0 });
  elements.setBounds(most as HTMLInputElement, { max: 9.5 });
  vi.useRealTimers();
  expect([day, count, most]).toEqual([
    { min: '2026-05-21', max: '2026-12-31' },
    { min: '0', max: '' },
    { min: '', max: '9.5' },
  ]);
});
