import type { MailSettings } from '../../model/page/types.ts';
import { clearDraft, readDraft } from '../draft.ts';
import { setAtStake } from '../leave.ts';
import { sendInquiry, type Outcome } from './mail.ts';
import type { FormStrings } from '../../strings/index.ts';
import type { InquiryParams } from './params.ts';
import { asRepeat } from '../../model/forms/inquiry-repeat.ts';
import { closeToast, showToast, type ToastKind } from '../toasts/index.ts';
import { forgetTry, noteTry, openTry } from './tries.ts';

/**
 * How far the sending of an inquiry is. It lives outside the form, since the visitor may go on while a message is on its way.
 */
export interface SendState {
  /** `unclear`: it was sent and no answer came, or the page was left before one could. */
  phase: 'idle' | 'sending' | 'sent' | 'failed' | 'unclear';
  /** It was so when the page was loaded: the words are kept, and nothing new is at stake. */
  earlier?: true;
  /** It arrived when the form held other words already, which are kept. */
  wordsAreNew?: boolean;
  /** A sentence that no toast could say. */
  untold?: string;
}

/** Nothing was sent yet. */
export const IDLE: SendState = { phase: 'idle' };
const LEFT_WHILE_SENDING: SendState = { phase: 'unclear', earlier: true };

const states = new Map<string, SendState>();
const listeners = new Set<() => void>();

/** How far the sending of a form's inquiry is. */
export const sendStateOf = (form: string): SendState => states.get(form) ?? (openTry(form) ? LEFT_WHILE_SENDING : IDLE);

/** Whether what the form holds has failed since the page was loaded. */
export const hasFailed = (state: SendState): boolean =>
  state !== LEFT_WHILE_SENDING && (state.phase === 'failed' || state.phase === 'unclear');

/** Calls back whenever a form's state of sending changes; returns what ends that. */
export function onSendStateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets the state of sending of a form. While a message is on its way, the browser asks before the page is left. */
function setSendState(form: string, state: SendState): void {
  states.set(form, state);
  setAtStake(`${form} on its way`, state.phase === 'sending');
  for (const listener of listeners) listener();
}

/** The visitor begins anew: another message after one that was sent, or an empty form after one that failed. */
export function resetSendState(form: string): void {
  forgetTry(form);
  setSendState(form, IDLE);
}

/** Says it over the page; where toasts cannot be loaded, the form says it. */
async function tell(form: string, message: string, kind: ToastKind): Promise<void> {
  if (!(await showToast(message, kind))) setSendState(form, { ...sendStateOf(form), untold: message });
}

/** For the owner, in the console; without anything a visitor wrote. */
function log({ status, text, cause }: Extract<Outcome, { sent: false }>): void {
  const what = status === undefined ? `The mail settings of this site are wrong: ${text}` : `${status} ${text}`;
  console.error(`The inquiry was not sent. ${what}`, ...(cause === undefined ? [] : [cause]));
}

/** What a form holds, to tell whether it has changed meanwhile. */
const wordsOf = (form: string): string => JSON.stringify(readDraft(form));

interface Job {
  form: string;
  mail: MailSettings;
  params: InquiryParams;
  strings: FormStrings;
  /** A second thank-you of the page. */
  successMessage?: string;
}

/**
 * Sends an inquiry and tells how it ended, wherever the visitor is by then. A second call while the first is under way
 * does nothing.
 */
export async function send(job: Job): Promise<void> {
  const { form, mail, params, strings } = job;
  if (sendStateOf(form).phase === 'sending') return;
  setSendState(form, { phase: 'sending' });
  closeToast(strings.failed);
  const reference = openTry(form);
  noteTry(form);
  const before = wordsOf(form);
  const outcome = await sendInquiry(
    mail,
    reference ? { ...params, message: asRepeat(params.message, reference) } : params,
  );
  // Choices can be changed while it is on its way, and an address be handed over.
  if (outcome.sent) return thank(job, wordsOf(form) !== before);
  log(outcome);
  const unclear = outcome.mayHaveArrived === true || reference !== undefined;
  if (!unclear) forgetTry(form);
  setSendState(form, { phase: unclear ? 'unclear' : 'failed' });
  if (outcome.later) void takeLate(outcome.later, job);
  await tell(form, strings.failed, 'error');
}

/** It has arrived. */
async function thank({ form, strings, successMessage }: Job, wordsAreNew: boolean): Promise<void> {
  if (!wordsAreNew) clearDraft(form);
  forgetTry(form);
  setSendState(form, { phase: 'sent', wordsAreNew });
  await tell(form, strings.sent, 'success');
  if (successMessage) await showToast(successMessage, 'success');
}

/** What was unclear is not, once an answer comes after all: unless the visitor has tried again or begun anew. */
async function takeLate(later: Promise<Outcome>, job: Job): Promise<void> {
  const { form, strings } = job;
  const [reference, before] = [openTry(form), wordsOf(form)];
  const outcome = await later;
  if (!outcome.sent || sendStateOf(form).phase !== 'unclear' || openTry(form) !== reference) return;
  closeToast(strings.failed);
  await thank(job, wordsOf(form) !== before);
}
