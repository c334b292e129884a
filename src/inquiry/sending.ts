import type { MailSettings } from '../model/types.ts';
import { clearDraft } from './draft.ts';
import { setAtStake } from './leave.ts';
import { sendInquiry, type Outcome } from './mail.ts';
import { messages } from './messages.ts';
import type { InquiryParams } from './params.ts';
import { closeToast, showToast } from './toasts/index.ts';

/** What a form is about; it lives outside the form, since the visitor may go on while a message is on its way. */
export type Phase = 'idle' | 'sending' | 'failed';

const phases = new Map<string, Phase>();
const listeners = new Set<() => void>();

/** The phase of a form's inquiry. */
export const phaseOf = (form: string): Phase => phases.get(form) ?? 'idle';

/** Calls back whenever a phase changes; returns what ends that. */
export function onPhase(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets the phase of a form. While a message is on its way, the browser asks before the page is left. */
export function setPhase(form: string, phase: Phase): void {
  phases.set(form, phase);
  setAtStake(`${form} on its way`, phase === 'sending');
  for (const listener of listeners) listener();
}

/** What is said when toasts themselves cannot be loaded. */
type Say = (message: string) => void;

async function tell(message: string, kind: 'success' | 'error', otherwise: Say): Promise<void> {
  if (!(await showToast(message, kind))) otherwise(message);
}

/** For the owner, in the console; without anything a visitor wrote. */
function log({ status, text, cause }: Extract<Outcome, { sent: false }>): void {
  const what = status === undefined ? `The mail settings of this site are wrong: ${text}` : `${status} ${text}`;
  console.error(`The inquiry was not sent. ${what}`, ...(cause === undefined ? [] : [cause]));
}

interface Job {
  form: string;
  mail: MailSettings;
  params: InquiryParams;
  /** A second thank-you of the page. */
  successMessage?: string;
  otherwise: Say;
}

/** Sends an inquiry and tells how it ended, wherever the visitor is by then. A second call while the first is under way does nothing. */
export async function send({ form, mail, params, successMessage, otherwise }: Job): Promise<boolean> {
  if (phaseOf(form) === 'sending') return false;
  setPhase(form, 'sending');
  closeToast(messages.failed);
  const outcome = await sendInquiry(mail, params);
  if (outcome.sent) {
    clearDraft(form);
    setPhase(form, 'idle');
    await tell(messages.sent, 'success', otherwise);
    if (successMessage) await tell(successMessage, 'success', () => undefined);
    return true;
  }
  log(outcome);
  setPhase(form, 'failed');
  await tell(messages.failed, 'error', otherwise);
  return false;
}
