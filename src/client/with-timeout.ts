/** How long a visitor waits, in milliseconds. After that the browser itself loads the page, and shows that it does. */
const TIMEOUT = 10_000;

/** The answer of the host. Rejects after a time: a connection may stay open and never bring one. */
export function withTimeout<T>(answer: Promise<T>, timeout = TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeout / 1000} seconds`)), timeout);
  });
  return Promise.race([answer, expiry]).finally(() => clearTimeout(timer));
}
