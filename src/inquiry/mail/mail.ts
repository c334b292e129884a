import type { MailSettings } from '../../model/page/types.ts';
import type { InquiryParams } from './params.ts';

/** Where mail goes. The local inbox answers at the address of the page itself. */
const mailOrigin = (mail: Pick<MailSettings, 'mode'>): string =>
  mail.mode === 'local' ? location.origin : 'https://api.emailjs.com';

/** How long a connection may say nothing, in milliseconds. */
const TIMEOUT = 20_000;

/** Why a message did not go out, or may not have. */
interface Failure {
  sent: false;
  /** That of the answer, 0 without one, and absent when the site's mail settings are at fault. */
  status?: number;
  text: string;
  /** It left this computer and nothing came back: silence is no proof that nothing arrived. */
  mayHaveArrived?: true;
  /** What comes back after all, if anything does. */
  later?: Promise<Outcome>;
  cause?: unknown;
}

/** How a send ended. The visitor reads one sentence whatever went wrong; status and text are for the log. */
export type Outcome = { sent: true } | Failure;

/**
 * The client reads `localStorage` when it is imported, which throws where storage is blocked. Then it is shown none.
 */
function hideBlockedStorage(): void {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Fetches the mail client; the form does so when it is first touched. */
export async function loadClient() {
  hideBlockedStorage();
  return import('./client.ts');
}

const networkError = (cause: unknown): Failure => ({ sent: false, status: 0, text: 'Network Error', cause });

/**
 * The client rejects with strings (its settings), with `{ status, text }` (an answer), and with whatever `fetch`
 * throws.
 */
function failure(cause: unknown): Failure {
  if (typeof cause === 'string') return { sent: false, text: cause };
  const answer = cause as { status?: unknown; text?: unknown } | null | undefined;
  if (typeof answer?.status === 'number' && typeof answer.text === 'string')
    return { sent: false, status: answer.status, text: answer.text };
  return { ...networkError(cause), mayHaveArrived: true };
}

async function deliver(mail: MailSettings, params: InquiryParams): Promise<Outcome> {
  const client = await loadClient().catch(networkError);
  if ('sent' in client) return client;
  const { publicKey, limitRate, blockList, blockHeadless } = mail;
  const offline = navigator.onLine === false;
  try {
    // One call with everything: whatever a later `init` leaves out is forgotten.
    client.init({
      publicKey,
      limitRate,
      blockList,
      blockHeadless,
      storageProvider: client.rates,
      origin: mailOrigin(mail),
    });
    const { status, text } = await client.send(mail.serviceId, mail.templateId, { ...params });
    // Hosts without the inbox, and programs that watch what goes out, may answer any address with 200 and a page.
    if (text.trimStart().startsWith('<')) return { sent: false, status, text: 'The answer is a page' };
    client.rates.commit();
    return { sent: true };
  } catch (cause) {
    const found = failure(cause);
    return offline && found.mayHaveArrived ? networkError(cause) : found;
  }
}

/** Sends one inquiry. Never throws, and never tries twice by itself: silence is no proof that nothing arrived. */
export async function sendInquiry(mail: MailSettings, params: InquiryParams, timeout = TIMEOUT): Promise<Outcome> {
  const answer = deliver(mail, params);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Outcome>((resolve) => {
    const cause = new Error(`No answer within ${timeout / 1000} seconds`);
    timer = setTimeout(() => resolve({ ...failure(cause), later: answer }), timeout);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
