/** How long what a visitor waits for may be on its way, in milliseconds. After that the browser loads it, and shows that it does. */
const PATIENCE = 10_000;

/** The answer of the host. Rejects where it takes too long: a connection may stay open and never bring one. */
export function inTime<T>(answer: Promise<T>, patience = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience / 1000} seconds`)), patience);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
