/** How long what a visitor waits for may be on its way, in milliseconds. After that the browser loads it, and shows that it does. */
const PATIENCE = 10_000;

/** What is asked of the host, unless it takes too long: an answer that never ends is none. */
export function inTime<T>(answer: Promise<T>, patience = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience / 1000} seconds`)), patience);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
