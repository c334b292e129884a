import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBoot, settled, stubPage, unstubPage } from '../../support/first-script.ts';

/** A form with an address in it: a newsletter box, where it says of which page the form is that takes the address. */
function box(newsletter?: string) {
  const button = { ariaBusy: null as string | null, form: {} };
  const message = { scrollIntoView: vi.fn() };
  const form = {
    dataset: { newsletter },
    elements: { email: { value: 'ada@example.com' } },
    isFailed: false,
    reset: vi.fn(),
    querySelector: (selector: string) => (selector === 'button' ? button : message),
    toggleAttribute: (_name: string, isFailed: boolean) => (form.isFailed = isFailed),
  };
  button.form = form;
  return { form, button, message };
}

const offer = vi.fn<(email: string, page: string) => Promise<void>>();
let page: Awaited<ReturnType<typeof stubPage>>;

beforeEach(async () => {
  offer.mockReset();
  page = await stubPage({ code: { offer }, document: {} });
  await runBoot('newsletter.ts');
});
afterEach(unstubPage);

test('a newsletter box hands its address to the form of the page that it names, waits for that, and is empty then', async () => {
  const { form, button } = box('/contact');
  let take: () => void = () => undefined;
  offer.mockReturnValue(new Promise((resolve) => (take = resolve)));
  expect(page.inWindow.tell('submit', form).isPrevented).toBe(true);
  await settled();
  expect(offer.mock.calls).toEqual([['ada@example.com', '/contact']]);
  expect([button.ariaBusy, form.reset.mock.calls.length]).toEqual(['true', 0]);
  take();
  await settled();
  expect([button.ariaBusy, form.reset.mock.calls.length]).toEqual([null, 1]);
});

test('a newsletter box whose page cannot be opened keeps its address, and says so where it is seen', async () => {
  const { form, button, message } = box('/contact');
  offer.mockRejectedValue(new Error('It is gone.'));
  page.inWindow.tell('submit', form);
  await settled();
  expect([form.isFailed, button.ariaBusy, form.reset.mock.calls.length]).toEqual([true, null, 0]);
  expect(message.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(console.error).toHaveBeenCalledWith(new Error('It is gone.'));
});

test('code that could not be loaded is asked for again when somebody presses again', async () => {
  const { form } = box('/contact');
  const { app = '' } = page.says;
  page.says['app'] = 'data:text/javascript,throw new Error()';
  await import(/* @vite-ignore */ page.says['app']).catch(() => undefined);
  page.inWindow.tell('submit', form);
  await settled();
  expect([form.isFailed, offer.mock.calls.length]).toEqual([true, 0]);
  page.says['app'] = app;
  offer.mockResolvedValue();
  page.inWindow.tell('submit', form);
  await settled();
  expect([form.isFailed, offer.mock.calls.length]).toEqual([false, 1]);
});

test('any other form is left alone', async () => {
  const { form } = box();
  expect(page.inWindow.tell('submit', form).isPrevented).toBe(false);
  await settled();
  expect(offer).not.toHaveBeenCalled();
});
