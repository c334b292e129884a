import type { FormStrings } from '../strings/index.ts';
import { hasFailed, type SendState } from './mail/sending.ts';

/** What became of the last inquiry, said in the form itself. */
export interface Note {
  /** Where it is bad, the other ways to reach the company end it. */
  text: string;
  bad: boolean;
  /** Nothing else has said it aloud. */
  urgent: boolean;
}

/** What is said of each state that there is something to say of. */
const KEYS: Partial<Record<SendState['phase'], 'wasSent' | 'notSent' | 'mayHaveArrived'>> = {
  sent: 'wasSent',
  failed: 'notSent',
  unclear: 'mayHaveArrived',
};

/** The note of a form; what no toast could say comes first. */
export function noteOf(state: SendState, strings: FormStrings): Note | undefined {
  const bad = hasFailed(state);
  const key = KEYS[state.phase];
  const text = [state.untold, key && strings[key], bad && strings.phone].filter(Boolean).join(' ');
  return text ? { text, bad, urgent: bad && state.untold !== undefined } : undefined;
}
