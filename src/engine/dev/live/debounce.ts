/** Debounces calls by file: each `start` replaces the pending call for the same file. */
export function createDebouncer() {
  const waiting = new Map<string, NodeJS.Timeout>();
  return {
    start: (file: string, wait: number, then: (file: string) => void): void => {
      clearTimeout(waiting.get(file));
      const timer = setTimeout(() => {
        waiting.delete(file);
        then(file);
      }, wait);
      waiting.set(file, timer.unref());
    },
    cancelAll: (): void => {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
