import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../src/inquiry/draft.ts';
import { loadClient } from '../../../src/inquiry/mail/mail.ts';
import { toParams } from '../../../src/inquiry/mail/params.ts';
import { resetSendState, hasFailed, onSendStateChange, send, sendStateOf } from '../../../src/inquiry/mail/sending.ts';
import { readRepeat } from '../../../src/model/forms/inquiry-repeat.ts';
import type { MailSettings } from '../../../src/model/page/types.ts';
import { en } from '../../../src/strings/en.ts';

// There is no document, so no toast can be shown: what it would say, the form says.
const { sent: SENT, failed: FAILED } = en.form;

const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

/** What has gone to the mail service, each with what answers it. */
let posts: { message: string; answer: (status: number) => void; cut: () => void }[];
let heard: () => void;
let form = '';
let forms = 0;
let errors: string[];

// It keeps the clock that it finds.
beforeAll(() => {
  vi.stubGlobal('localStorage', storage());
  return loadClient().then(() => undefined);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 4, 21, 10, 32, 7) });
  posts = [];
  errors = [];
  form = `/contact-${forms++} contact`;
  const browser = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('location', { origin: 'https://example.com', pathname: form });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { template_params: params } = JSON.parse(body) as { template_params: { message: string } };
    return new Promise((resolve, reject) => {
      posts.push({
        message: params.message,
        answer: (status) => resolve(new Response('OK', { status })),
        cut: () => reject(new TypeError('Failed to fetch')),
      });
      heard();
    });
  });
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words.map(String).join(' ')));
});
afterEach(() => {
  resetSendState(form);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const MAIL = { mode: 'local', serviceId: 's', templateId: 't', publicKey: 'k', reach: {}, privacyHref: '' };

const sendNow = (message: string): Promise<void> => {
  const params = toParams({ message }, {}, en.form);
  return send({ form, mail: MAIL as unknown as MailSettings, params, strings: en.form });
};

/** Sends what somebody wrote, until it is on its way. */
async function begin(message = 'My bike squeaks.'): Promise<{ ended: Promise<void> }> {
  saveDraft(form, { message });
  const posted = new Promise<void>((resolve) => (heard = resolve));
  const ended = sendNow(message);
  await posted;
  return { ended };
}

/** Waits until the form says so. */
const untilSaid = (words: string): Promise<void> =>
  new Promise((resolve) => {
    const end = onSendStateChange(() => {
      if (sendStateOf(form).untold !== words) return;
      end();
      resolve();
    });
  });

/** Whether the browser asks a visitor who leaves. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('as long as a message is on its way, the browser asks before the page is left, and nothing else is sent', async () => {
  const { ended } = await begin();
  expect([sendStateOf(form).phase, asks()]).toEqual(['sending', true]);
  await sendNow('Another.');
  posts[0]?.answer(200);
  await ended;
  expect([posts.length, sendStateOf(form).phase, asks()]).toEqual([1, 'sent', false]);
});

test('what has arrived is no draft any more, and the form hears that it has', async () => {
  const phases: string[] = [];
  const end = onSendStateChange(() => phases.push(sendStateOf(form).phase));
  const { ended } = await begin();
  posts[0]?.answer(200);
  await ended;
  end();
  expect([readDraft(form), sendStateOf(form)]).toEqual([{}, { phase: 'sent', wordsAreNew: false, untold: SENT }]);
  expect([...new Set(phases)]).toEqual(['sending', 'sent']);
  expect(hasFailed(sendStateOf(form))).toBe(false);
});

test('what was written while another message was on its way is kept', async () => {
  const { ended } = await begin();
  saveDraft(form, { message: 'Another.' });
  posts[0]?.answer(200);
  await ended;
  expect([readDraft(form), sendStateOf(form).wordsAreNew]).toEqual([{ message: 'Another.' }, true]);
});

test('what was refused keeps its words, is no repeat when it is sent again, and says why to the owner alone', async () => {
  const { ended } = await begin();
  posts[0]?.answer(500);
  await ended;
  expect(sendStateOf(form)).toEqual({ phase: 'failed', untold: FAILED });
  expect([readDraft(form), hasFailed(sendStateOf(form)), asks()]).toEqual([
    { message: 'My bike squeaks.' },
    true,
    false,
  ]);
  expect(errors).toEqual(['The inquiry was not sent. 500 OK']);
  const again = await begin();
  posts[1]?.answer(200);
  await again.ended;
  expect(readRepeat(posts[1]?.message ?? '')).toEqual({ message: 'My bike squeaks.' });
});

describe('a message to which no answer came', () => {
  const REFERENCE = '2026-05-21 10:32:07 UTC';

  test('may have arrived: each further try says so with the time of the first, until one has', async () => {
    const first = await begin();
    posts[0]?.cut();
    await first.ended;
    expect([sendStateOf(form).phase, hasFailed(sendStateOf(form))]).toEqual(['unclear', true]);
    for (const [at, end] of [
      [1, 'failed'],
      [2, 'sent'],
    ] as const) {
      vi.setSystemTime(Date.now() + 60_000);
      const { ended } = await begin();
      expect(readRepeat(posts[at]?.message ?? '')).toEqual({ message: 'My bike squeaks.', reference: REFERENCE });
      posts[at]?.answer(end === 'sent' ? 200 : 500);
      await ended;
    }
    const next = await begin('Thank you!');
    posts[3]?.answer(200);
    await next.ended;
    expect(readRepeat(posts[3]?.message ?? '')).toEqual({ message: 'Thank you!' });
  });

  test('is still unclear after a refusal of a further try: the first may have arrived', async () => {
    const first = await begin();
    posts[0]?.cut();
    await first.ended;
    const second = await begin();
    posts[1]?.answer(500);
    await second.ended;
    expect(sendStateOf(form).phase).toBe('unclear');
  });

  test('since the page was left, is still unclear when that is opened again, with its words; nothing new is at stake', () => {
    const other = `${form} of another document`;
    sessionStorage.setItem(`inquiry tried ${other}`, REFERENCE);
    expect(sendStateOf(other)).toEqual({ phase: 'unclear', earlier: true });
    expect(hasFailed(sendStateOf(other))).toBe(false);
  });

  test('is given up by whoever begins anew: the next one is no repeat', async () => {
    const first = await begin();
    posts[0]?.cut();
    await first.ended;
    resetSendState(form);
    expect(sendStateOf(form)).toEqual({ phase: 'idle' });
    const next = await begin('Another.');
    expect(readRepeat(posts[1]?.message ?? '')).toEqual({ message: 'Another.' });
    posts[1]?.answer(200);
    await next.ended;
  });

  test('is thanked for once an answer comes after all', async () => {
    const { ended } = await begin();
    await vi.advanceTimersByTimeAsync(20_000);
    await ended;
    expect(sendStateOf(form).phase).toBe('unclear');
    const thanked = untilSaid(SENT);
    posts[0]?.answer(200);
    await thanked;
    expect([sendStateOf(form).phase, readDraft(form)]).toEqual(['sent', {}]);
  });

  test('is not thanked for while a further try is on its way: that has an answer of its own', async () => {
    const first = await begin();
    await vi.advanceTimersByTimeAsync(20_000);
    await first.ended;
    const second = await begin();
    posts[0]?.answer(200);
    await vi.advanceTimersByTimeAsync(0);
    await new Promise(setImmediate);
    expect(sendStateOf(form)).toEqual({ phase: 'sending' });
    posts[1]?.answer(200);
    await second.ended;
    expect(sendStateOf(form).phase).toBe('sent');
  });

  test.each([
    ['was given up', () => resetSendState(form)],
    [
      'was given up for another one that nobody has answered either',
      async () => {
        resetSendState(form);
        vi.setSystemTime(Date.now() + 60_000);
        const { ended } = await begin('Another.');
        posts[1]?.cut();
        await ended;
      },
    ],
  ])('says nothing of the form any more once it %s, whatever comes after all', async (_what, giveUp) => {
    const { ended } = await begin();
    await vi.advanceTimersByTimeAsync(20_000);
    await ended;
    await giveUp();
    const before = sendStateOf(form);
    posts[0]?.answer(200);
    await vi.advanceTimersByTimeAsync(0);
    await new Promise(setImmediate);
    expect(sendStateOf(form)).toEqual(before);
  });
});
