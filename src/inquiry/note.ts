import type { FormStrings } from '../strings/index.ts';
import { hasFailed, type Standing } from './mail/sending.ts';

/** What became of the last inquiry, said in the form itself. */
export interface Note {
  text: string;
  bad: boolean;
  /** Nothing else has said it aloud. */
  urgent: boolean;
}

/** What is said of each standing that there is something to say of. */
const KEYS = { sent: 'wasSent', failed: 'notSent', unclear: 'mayHaveArrived' } as const satisfies Partial<
  Record<Standing['phase'], keyof FormStrings>
>;

const textOf = ({ phase }: Standing, strings: FormStrings): string | undefined =>
  phase in KEYS ? strings[KEYS[phase as keyof typeof KEYS]] : undefined;

/** The note of a form; what no toast could say comes first. */
export function noteOf(standing: Standing, strings: FormStrings): Note | undefined {
  const text = [standing.untold, textOf(standing, strings)].filter(Boolean).join(' ');
  const bad = hasFailed(standing);
  return text ? { text, bad, urgent: bad && standing.untold !== undefined } : undefined;
}
