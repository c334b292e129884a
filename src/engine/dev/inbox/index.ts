import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendFailure, sendText, type Handler } from '../../build/server/http.ts';
import { INBOX, INBOX_DATA } from '../../../model/dev-protocol.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import { refuses } from '../guard.ts';
import { isRejected, readMailCall } from './body.ts';
import { faultsOf } from './faults.ts';
import { inboxPage } from './page.ts';
import { createStore, type MailMethod, type Store } from './store.ts';

/** The file with the messages of a site, relative to its root. */
export const INBOX_FILE = '.inquiries/inbox.jsonl';

interface InboxOptions {
  /** Where messages are kept, as lines of JSON. */
  file: string;
  /** The name of the site, for the title of the page; undefined while its file has mistakes. */
  name?: () => string | undefined | Promise<string | undefined>;
  /** The colors of the site as CSS; without them the page is black on white. */
  colorStyle?: () => string | Promise<string>;
}

const API = /^\/api\/v1\.0\/email\/(send|send-form)$/;

/** Handles one of the two mail calls. Answers `OK` only once the message is on disk. */
async function receiveMail(
  store: Store,
  via: MailMethod,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return sendText(response, 405, 'Method Not Allowed', { allow: 'POST' });
  const { status, delay, wire } = faultsOf(request);
  const call = await readMailCall(request, via);
  if (delay) await wait(delay);
  if (wire === 'drop') return void request.socket.destroy();
  if (wire === 'hang') return;
  if (isRejected(call)) return sendText(response, call.status, call.text);
  if (status) return sendText(response, status, `Fault ${status}, as asked for`);
  await store.add(via, call);
  if (wire === 'cut') {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '100' });
    response.write('O', () => request.socket.destroy());
    return;
  }
  sendText(response, 200, 'OK');
}

/** Serves the messages as JSON: GET lists them, DELETE deletes them. Both support ETags. */
async function serveMails(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'DELETE') {
    const isCleared = await store.clear(request.headers['if-match']?.replaceAll('"', ''));
    return isCleared ? sendText(response, 204, '') : sendText(response, 412, 'Another message has arrived meanwhile.');
  }
  if (request.method !== 'GET') return sendText(response, 405, 'Method Not Allowed', { allow: 'GET, DELETE' });
  const etag = `"${await store.version()}"`;
  if (request.headers['if-none-match'] === etag) return sendText(response, 304, '', { etag });
  sendText(response, 200, JSON.stringify(await store.list()), {
    'content-type': 'application/json; charset=utf-8',
    etag,
  });
}

/**
 * A replacement for the mail service in the dev server and the preview: it accepts the same two calls, stores every
 * message in a file and shows them at `/__inbox` (as JSON at `/__inbox.json`). It answers only requests from this
 * computer and the site's own pages.
 */
export function createInbox({ file, name = () => undefined, colorStyle = () => '' }: InboxOptions): Handler {
  const store = createStore(file);
  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void> | void> = {
    [INBOX_DATA]: (request, response) => serveMails(store, request, response),
    [INBOX]: async ({ method }, response) => {
      if (method !== 'GET' && method !== 'HEAD')
        return sendText(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
      const { html, policy } = inboxPage((await name()) ?? 'this site', await colorStyle());
      sendText(response, 200, html, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    },
  };
  return (request, response, next) => {
    const { pathname = '' } = parseTarget(request.url) ?? {};
    const via = API.exec(pathname)?.[1] as MailMethod | undefined;
    const route = via ? () => receiveMail(store, via, request, response) : routes[pathname];
    if (!route) return next();
    if (refuses(request, response)) return;
    // A client that disconnects in the middle of a message gets no answer.
    Promise.resolve(route(request, response)).catch(
      (error: unknown) => response.destroyed || sendFailure(response, error),
    );
  };
}
