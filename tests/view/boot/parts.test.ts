import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT } from '../../../src/model/forms/draft-key.ts';
import { listeners, runBoot, settled, stubPage, unstubPage } from '../../support/first-script.ts';

/** An element as far as the first script looks at one: by which selectors it is found, and what it stands in. */
class Thing {
  readonly #selectors: string[];
  readonly #place: Thing | undefined;
  readonly dataset: Record<string, string> = {};
  form: Thing | null = null;
  ariaBusy: string | null = null;
  isFailed = false;
  readonly isConnected = true;
  readonly within = new Map<string, unknown>();
  readonly click = vi.fn();
  constructor(selectors: string[], place?: Thing) {
    this.#selectors = selectors;
    this.#place = place;
  }
  closest(selector: string): Thing | null {
    return this.#selectors.includes(selector) ? this : (this.#place?.closest(selector) ?? null);
  }
  contains(other: Thing): boolean {
    return other === this || (other.#place !== undefined && this.contains(other.#place));
  }
  querySelector(selector: string): unknown {
    return this.within.get(selector);
  }
  matches(): boolean {
    return this.isFailed;
  }
  toggleAttribute(_name: string, isFailed: boolean): boolean {
    return (this.isFailed = isFailed);
  }
}

const BLOCK = 'main>*';
const PART = '[data-live]';
const BUTTON = '[role=button],button';

/** A block with a live part in it, and a button in that. */
function part(early?: string) {
  const block = new Thing([BLOCK]);
  const place = new Thing([PART], block);
  if (early) place.dataset['early'] = early;
  return { block, place, button: new Thing([BUTTON], place) };
}

/** The same with a form, whose message of failure can be brought into view. */
function formPart() {
  const { place, block } = part('draft');
  const form = new Thing(['form'], place);
  const button = new Thing([BUTTON], form);
  button.form = form;
  const message = { scrollIntoView: vi.fn() };
  form.within.set('[type=submit]', button).set('.when-failed', message);
  return { place, block, form, button, message };
}

/** What brings parts to life, in the order in which that was asked for. */
let woken: { place: Thing; live: () => Promise<void>; fail: () => Promise<void> }[];
let inMain: ReturnType<typeof listeners>;
let inWindow: ReturnType<typeof listeners>;
let notLoaded: Awaited<ReturnType<typeof stubPage>>['notLoaded'];

const wake = (place: Thing): Promise<void> =>
  new Promise((resolve, reject) => {
    const then = (end: () => void) => () => (end(), settled());
    woken.push({ place, live: then(resolve), fail: then(() => reject(new Error('It is gone.'))) });
  });

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('location', { pathname: '/contact', search: '' });
});
afterEach(unstubPage);

/** Whether something that is pressed is held: neither the browser nor anybody else does anything for it. */
function isHeld(type: string, target: Thing): boolean {
  const { isPrevented, isStopped } = inMain.tell(type, target);
  return isPrevented && isStopped;
}

/** Shows another page with these live parts in place of the one that was opened. */
let show: (...parts: { place: Thing }[]) => void;

/** Opens a page with these live parts. */
async function open(...parts: { place: Thing }[]): Promise<void> {
  woken = [];
  inMain = listeners();
  vi.stubGlobal('onbeforeunload', null);
  ({ inWindow, notLoaded } = await stubPage({ code: { wake }, document: {} }));
  const { hydrateOnIntent } = await runBoot<{ hydrateOnIntent: (main: object) => void }>('parts.ts');
  show = (...parts) =>
    hydrateOnIntent({ querySelectorAll: () => parts.map(({ place }) => place), addEventListener: inMain.add });
  show(...parts);
  await settled();
}

const places = (): Thing[] => woken.map(({ place }) => place);
/** Whether the browser asks a visitor who leaves. */
const asks = (): boolean => Boolean((globalThis as unknown as { onbeforeunload: () => unknown }).onbeforeunload?.());

test('a form of which this tab has a draft lives at once, and no form by a draft of another page', async () => {
  const form = formPart();
  vi.stubGlobal('sessionStorage', { [`${DRAFT}/contact-us contact`]: '{}', [`${DRAFT}/ contact`]: '{}', other: '' });
  await open(form, part());
  expect(places()).toEqual([]);
  vi.stubGlobal('sessionStorage', { [`${DRAFT}/contact contact`]: '{}' });
  await open(form, part());
  expect(places()).toEqual([form.place]);
});

test('a page whose storage is blocked has no draft, and lives as any other', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  vi.stubGlobal('location', { pathname: '/contact', search: '?kind=City' });
  const list = part('query');
  await open(formPart(), list);
  expect(places()).toEqual([list.place]);
});

test('a list lives at once where the address says what it is narrowed by', async () => {
  const list = part('query');
  await open(list);
  expect(places()).toEqual([]);
  vi.stubGlobal('location', { pathname: '/bikes', search: '?kind=City' });
  await open(list);
  expect(places()).toEqual([list.place]);
});

test('each sign of intent in a block brings to life what is in it, once, and nothing else', async () => {
  const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'input'];
  const lists = signs.map(() => part());
  await open(formPart(), ...lists);
  for (const [at, { button }] of lists.entries()) inMain.tell(signs[at] ?? '', button);
  await settled();
  const all = lists.map(({ place }) => place);
  expect(places()).toEqual(all);
  for (const { button } of lists) inMain.tell('keydown', button);
  await settled();
  expect(places()).toEqual(all);
});

test('a pointer that moves over a block is such a sign, too', async () => {
  const [form, list] = [formPart(), part()];
  await open(form, list);
  inWindow.tell('pointermove', list.block, { movementX: 1 });
  await settled();
  expect(places()).toEqual([list.place]);
});

test('the browser asks before a form is left that was submitted before it lives, and nothing else that waits', async () => {
  const [form, list] = [formPart(), part()];
  await open(form, list);
  inMain.tell('click', list.button);
  expect([list.button.ariaBusy, asks()]).toEqual(['true', false]);
  inMain.tell('submit', form.form);
  expect([form.button.ariaBusy, asks()]).toEqual(['true', true]);
  await settled();
  await woken[1]?.live();
  expect([form.button.ariaBusy, asks()]).toEqual([null, false]);
});

test('what is pressed before its part lives is held, and pressed once that does: a form once, anything else as often', async () => {
  const [form, list] = [formPart(), part()];
  await open(form, list);
  const held = ['click', 'click', 'submit'].map((type) => isHeld(type, form.form));
  expect(held).toEqual([false, false, true]);
  for (const button of [form.button, form.button, list.button, list.button]) expect(isHeld('click', button)).toBe(true);
  await settled();
  expect(places()).toEqual([form.place, list.place]);
  await woken[0]?.live();
  expect([form.button, list.button].map(({ click }) => click.mock.calls.length)).toEqual([1, 0]);
  await woken[1]?.live();
  expect(list.button.click).toHaveBeenCalledTimes(2);
  expect([isHeld('click', list.button), isHeld('submit', form.form)]).toEqual([false, false]);
});

test('a form whose code cannot be loaded says so where it is seen, and is sent once that comes after all', async () => {
  const [form, list] = [formPart(), part()];
  await open(form, list);
  inMain.tell('submit', form.form);
  inMain.tell('click', list.button);
  await settled();
  await woken[0]?.fail();
  expect([form.form.isFailed, form.button.ariaBusy, asks()]).toEqual([true, null, true]);
  expect(form.message.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(console.error).toHaveBeenCalledWith(new Error('It is gone.'));
  expect(notLoaded.showPopover).not.toHaveBeenCalled();
  // What else was pressed is forgotten, and the page says so.
  await woken[1]?.fail();
  expect([list.button.ariaBusy, notLoaded.showPopover.mock.calls.length]).toEqual([null, 1]);
  // For a moment nothing asks for it again: a pointer that goes on moving would at every pixel.
  inMain.tell('keydown', list.button);
  vi.setSystemTime(Date.now() + 1_001);
  await settled();
  expect(woken).toHaveLength(2);
  // Wherever on the page somebody goes on.
  inMain.tell('keydown', list.button);
  await settled();
  expect(places().slice(2)).toEqual([form.place, list.place]);
  for (const { live } of woken.slice(2)) await live();
  expect([form.form.isFailed, form.button.click.mock.calls.length, list.button.click.mock.calls.length]).toEqual([
    false,
    1,
    0,
  ]);
});

test('back online, what was submitted is tried again by itself', async () => {
  const [form, list] = [formPart(), part()];
  await open(form, list);
  inMain.tell('submit', form.form);
  await settled();
  await woken[0]?.fail();
  inWindow.tell('online');
  await settled();
  expect(places().slice(1)).toEqual([form.place]);
});

test('words that are changed after a form has failed are not sent before they are submitted again, those before are', async () => {
  const [after, before] = [formPart(), formPart()];
  await open(after, before);
  for (const { form } of [after, before]) inMain.tell('submit', form);
  inMain.tell('input', before.button);
  await settled();
  for (const { fail } of woken.slice()) await fail();
  inMain.tell('input', after.button);
  inWindow.tell('online');
  await settled();
  expect(places().slice(2)).toEqual([before.place]);
  await woken[2]?.live();
  expect([after, before].map(({ button }) => button.click.mock.calls.length)).toEqual([0, 1]);
});

test('what waits on a page is over once another one is shown, whose parts live by signs in it', async () => {
  const [form, list] = [formPart(), part()];
  await open(form);
  inMain.tell('submit', form.form);
  await settled();
  await woken[0]?.fail();
  show(list);
  inWindow.tell('online');
  await settled();
  expect(places()).toEqual([form.place]);
  // Code that failed rests for a moment.
  vi.setSystemTime(Date.now() + 2_000);
  inMain.tell('keydown', list.button);
  await settled();
  expect(places().slice(1)).toEqual([list.place]);
});
