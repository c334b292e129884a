/** A storage of the browser that never throws: blocked or full, it says so and the form goes on without it. */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** Whether it is kept. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Even naming a blocked storage throws, so it is asked for anew each time and inside a guard. */
function attempt<T>(action: (storage: Storage) => T, kind: 'localStorage' | 'sessionStorage', otherwise: T): T {
  try {
    return action(globalThis[kind]);
  } catch {
    return otherwise;
  }
}

/** `localStorage` or `sessionStorage` behind a guard. */
export const safeStorage = (kind: 'localStorage' | 'sessionStorage'): SafeStorage => ({
  get: (key) => attempt((storage) => storage.getItem(key), kind, null),
  set: (key, value) => attempt((storage) => (storage.setItem(key, value), true), kind, false),
  remove: (key) => attempt((storage) => storage.removeItem(key), kind, undefined),
});

/**
 * Keeps things for this tab: in `sessionStorage`, and in memory, which survives navigation where that is blocked or
 * full.
 */
export function tabStorage(): SafeStorage {
  const session = safeStorage('sessionStorage');
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? session.get(key),
    set: (key, value) => {
      memory.set(key, value);
      return session.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      session.remove(key);
    },
  };
}
