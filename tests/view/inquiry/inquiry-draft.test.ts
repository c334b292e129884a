import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, formName, readDraft, saveDraft } from '../../../src/inquiry/draft.ts';
import { rateStorage } from '../../../src/inquiry/mail/rate.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}

let session: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  session = memoryStorage();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is kept until it is cleared, for its own form', () => {
  expect(saveDraft('a', { message: 'Hello', phone: '' })).toBe(true);
  expect(readDraft('a')).toEqual({ message: 'Hello' });
  expect(readDraft('b')).toEqual({});
  clearDraft('a');
  expect(readDraft('a')).toEqual({});
  expect(session.values.size).toBe(0);
});

test('a draft is there again after a reload', () => {
  session.setItem('inquiry reloaded', '{"message":"Hello"}');
  expect(readDraft('reloaded')).toEqual({ message: 'Hello' });
});

test('words that were taken back are no draft any more', () => {
  saveDraft('a', { message: 'Hello' });
  expect(saveDraft('a', { message: '' })).toBe(true);
  expect(readDraft('a')).toEqual({});
});

test('forms have names of their own: by page, kind, id, and number where they are like each other', () => {
  const names = [{}, { number: 2 }, { id: '2' }, { formType: 'demo' as const }].map((form) =>
    formName('/contact', form),
  );
  expect(names).toEqual(['/contact contact', '/contact contact #2', '/contact contact 2', '/contact demo']);
});

test('a full storage is harmless: the draft survives in memory, and it is said that a reload would lose it', () => {
  session.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(saveDraft('full', { message: 'Hello' })).toBe(false);
  expect(readDraft('full')).toEqual({ message: 'Hello' });
  clearDraft('full');
});

test('a blocked storage is harmless', () => {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(saveDraft('blocked', { message: 'Hello' })).toBe(false);
  expect(readDraft('blocked')).toEqual({ message: 'Hello' });
  expect(() => clearDraft('blocked')).not.toThrow();
  expect(readDraft('blocked')).toEqual({});
});

test('what others wrote into the storage is not believed', () => {
  for (const text of ['{', 'null', '5', '"x"', '{"message":5}', '[1]']) {
    session.setItem('inquiry odd', text);
    expect(readDraft('odd')).toEqual({});
  }
});

test('the rate limiter notes a time only when the send has succeeded', async () => {
  const rates = rateStorage(() => 2000);
  await rates.set('/contact', '1000');
  expect(await rates.get('/contact')).toBeNull();
  rates.commit();
  expect(await rates.get('/contact')).toBe('1000');
  expect(localStorage.getItem('/contact')).toBe('1000');
});

test('a time that is taken back is nowhere any more', async () => {
  const rates = rateStorage(() => 2000);
  await rates.set('/contact', '1000');
  rates.commit();
  await rates.remove('/contact');
  expect(await rates.get('/contact')).toBeNull();
  expect(localStorage.getItem('/contact')).toBeNull();
});

test('the newest send counts, whichever tab made it', async () => {
  const rates = rateStorage(() => 5000);
  await rates.set('/contact', '1000');
  rates.commit();
  localStorage.setItem('/contact', '3000');
  // A send that is not limited notes nothing.
  rates.commit();
  expect(await rates.get('/contact')).toBe('3000');
  localStorage.setItem('/contact', '500');
  expect(await rates.get('/contact')).toBe('1000');
  localStorage.setItem('/contact', '99999');
  expect(await rates.get('/contact')).toBe('1000');
});

test('a time in the future does not lock the form', async () => {
  localStorage.setItem('/contact', '99999');
  expect(await rateStorage(() => 2000).get('/contact')).toBeNull();
});
