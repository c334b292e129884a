import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { sendFailure, sendText, type Handler } from '../build/server/http.ts';

type Asked = Pick<IncomingMessage, 'headers' | 'method'> & { socket: { remoteAddress?: string } };

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether a request was made on this computer. A foreign `Host` means that another site has bent its name to this
 * address; what a proxy passes on may come from anywhere.
 */
export function isFromThisComputer({ headers, socket: { remoteAddress = '' } }: Asked): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4') && LOCAL_HOST.test(headers.host ?? '');
}

/** Whether a page of another site asks, be it one on another port of this computer. */
function isFromOtherSite({ headers: { origin, host = '', 'sec-fetch-site': site = 'none' } }: Asked): boolean {
  const isOwnOrigin = origin === undefined || origin.toLowerCase().replace(/^https?:\/\//, '') === host.toLowerCase();
  return !isOwnOrigin || !['same-origin', 'none'].includes(String(site));
}

/**
 * What stands before all that is private or does something: the inbox, the editor, the problems, the blocks. Only this
 * computer and the site's own pages get past it.
 * @returns whether the request was refused, which has then been said
 */
export function refuses(req: Asked, res: ServerResponse): boolean {
  const allowed = isFromThisComputer(req) && !isFromOtherSite(req);
  if (!allowed)
    sendText(
      res,
      403,
      'Only this computer is answered here, at an address that begins with http://localhost, and no other site.',
    );
  return !allowed;
}

/** Other sites may link to a page of the site being worked on, but take nothing from it. */
export const refuseOtherSites: Handler = (req, res, next) => {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = req.headers;
  const isLink = req.method === 'GET' && mode === 'navigate' && destination === 'document';
  if (isFromOtherSite(req) && !isLink) return sendText(res, 403, 'No other site may take anything from here.');
  next();
};

/** What broke is shown to this computer alone; connect knows by the four parameters that this is for errors. */
export function refuseDetails(
  error: unknown,
  req: IncomingMessage,
  res: ServerResponse,
  next: (error: unknown) => void,
) {
  if (isFromThisComputer(req)) next(error);
  else sendFailure(res, error);
}
