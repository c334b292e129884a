import { expect, test } from 'vitest';
import { isUsedByForms } from '../../../src/engine/site/languages/sentences-in-forms.ts';
import { form as said } from '../../../src/strings/en-form.ts';
import { fixtureBlock, mainOf, rendered } from '../../support/fixture-blocks.ts';

test('a form asks about the newsletter, unless there is none', async () => {
  const reach = { email: '', phone: '', phoneHref: '' };
  const asks = async (form: object): Promise<boolean> =>
    (await mainOf({ type: 'inquiryForm', mail: { reach }, ...form })).includes('subscribeNewsletter');
  expect(await asks({})).toBe(true);
  expect(await asks({ showNewsletterCheckbox: false })).toBe(false);
});

test('beside a form stands its own number, or else that of the site, where there is one', async () => {
  const reach = { email: '', phone: '(441) 555-0119', phoneHref: 'tel:+14415550119' };
  const shown = async (form: object): Promise<string> =>
    /<dl class="reach">.*?<\/dl>/.exec(await mainOf({ type: 'inquiryForm', ...form }))?.[0] ?? '';
  expect(await shown({ mail: { reach } })).toContain('<a href="tel:+14415550119">(441) 555-0119</a>');
  const own = await shown({
    mail: { reach },
    phone: { label: 'Bench', number: '(441) 555-0172', href: 'tel:+14415550172' },
  });
  expect(own).toContain('<dt>Bench</dt><dd><a href="tel:+14415550172">(441) 555-0172</a>');
  expect(own).not.toContain('0119');
  expect(await shown({ mail: { reach: { ...reach, phone: '' } } })).toBe('<dl class="reach"></dl>');
});

test('a box that must be ticked is not called wrong before anybody could tick it, as Chrome does by itself', async () => {
  const contact = fixtureBlock('/visit', 'inquiryForm');
  const { main } = await rendered(contact);
  expect(/<input[^>]*privacyAgreed"[^>]*>/.exec(main)?.[0]).toContain('aria-invalid="false"');
});

test('a form in a column has its heading above, and the others beside', async () => {
  const contact = fixtureBlock('/visit', 'inquiryForm');
  const columns = 'grid-template-columns:minmax(0,5fr) minmax(0,8fr)';
  expect((await rendered({ ...contact, layout: 'side' })).css).toContain(columns);
  expect((await rendered({ ...contact, layout: 'column' })).css).not.toContain(columns);
});

test('the example in a field can be read on the ground of every tone', async () => {
  const { css } = await rendered({ type: 'newsletter', heading: 'One letter a month', tone: 'accent' });
  expect(css).toMatch(/input::placeholder\{color:var\(--ink-soft\);opacity:1\}/);
  const form = { type: 'inquiryForm', mail: { reach: {} } };
  const asked = await rendered({ ...form, fields: [{ name: 'message', placeholder: 'A few words' }] });
  expect(asked.main).toMatch(/<textarea[^>]* class="exemplified"/);
  expect(asked.css.includes('.exemplified::placeholder{color:var(--ink-soft);opacity:1}')).toBe(true);
  expect((await rendered({ ...form, fields: ['message'] })).css.includes('::placeholder')).toBe(false);
});

test('a mail address beside a form has the lines of any text, and its link is as high as a finger wants it', async () => {
  const { css } = await rendered({ type: 'inquiryForm', mail: { reach: { email: 'info@example.org' } } });
  expect(css).toMatch(/\.reach a\{display:inline-block;padding-block:calc\(22px - \.8em\)/);
  expect(css).not.toContain('line-height:44px');
});

test('how a form greets, and what it answers, is read out', async () => {
  const form = await mainOf({ type: 'inquiryForm', mail: { reach: {} } });
  expect(form.match(/<p class="note" role="status">/g)).toHaveLength(2);
});

// What the check asks for in a language is worked out beside the form: the two say the same.
test.each<Record<string, unknown>>([
  {},
  { formType: 'demo' },
  { formType: 'trial' },
  { formType: 'demo', showConsultationCheckbox: true, fields: ['preferredDate', 'email'] },
  { showConsultationCheckbox: false, showNewsletterCheckbox: false },
  { consultationText: 'Advise me', formTitle: 'Ask', buttonText: 'Send', industries: ['Food'], fields: ['industry'] },
])('a form shows the sentences of a language that the check asks for because of it: %j', async (settings) => {
  const form = { type: 'inquiryForm', mail: { reach: {} }, ...settings };
  const isAskedFor = isUsedByForms([form]);
  const main = await mainOf(form);
  const shown = { ...said, industries: said.industries[0] };
  for (const name of ['title', 'buttonText', 'consultation', 'newsletter', 'demoDate', 'industries'] as const)
    expect(main.includes(shown[name] ?? ''), name).toBe(isAskedFor(['form', name]));
});
