/** What is done with a file after a while, unless it is asked for anew meanwhile. */
export function createDelays() {
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
    end: (): void => {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
