/** In milliseconds. After that, the browser loads the page, with its own indicator. */
const TIMEOUT = 10_000;

/**
 * A promise that rejects after a timeout, since a connection may stay open without an answer.
 * @param timeout in milliseconds
 */
export function withTimeout<T>(answer: Promise<T>, timeout = TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeout / 1000} seconds`)), timeout);
  });
  return Promise.race([answer, expiry]).finally(() => clearTimeout(timer));
}
