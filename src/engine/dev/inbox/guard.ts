import type { IncomingMessage } from 'node:http';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a request comes from this computer's own pages. A foreign `Host` means that another site has bent its name to this
 * address, a foreign `Origin` that another site's page asks: neither may read or write inquiries.
 */
export function isLocal({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (!LOCAL.test(headers.host ?? '')) return false;
  if (headers.origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  const origin = /^https?:\/\/(.+)$/.exec(headers.origin)?.[1];
  return origin !== undefined && LOCAL.test(origin);
}
