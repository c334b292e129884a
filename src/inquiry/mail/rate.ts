import { safeStorage, type SafeStorage } from '../storage.ts';

/** What the mail client's rate limiter asks of a storage, and what we add. */
export interface RateStorage {
  get: (key: string) => Promise<string | null>;
  set: (key: string, time: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Notes the time of the send that just succeeded. */
  commit: () => void;
}

/**
 * The mail client notes the time of a send before it sends, so a failed one would hold up the next try.
 * Here the note waits until the send has succeeded. Where storage is blocked, it is kept in memory.
 */
export function rateStorage(
  now: () => number = Date.now,
  storage: SafeStorage = safeStorage('localStorage'),
): RateStorage {
  const memory = new Map<string, string>();
  let noted: [key: string, time: string] | undefined;
  return {
    async get(key) {
      // Another tab may have sent since; and a clock that was set back must not lock the form for years.
      const times = [memory.get(key), storage.get(key)].map(Number).filter((time) => time > 0 && time <= now());
      return times.length > 0 ? String(Math.max(...times)) : null;
    },
    async set(key, time) {
      noted = [key, time];
    },
    async remove(key) {
      memory.delete(key);
      storage.remove(key);
    },
    commit() {
      if (!noted) return;
      memory.set(...noted);
      storage.set(...noted);
      noted = undefined;
    },
  };
}
