import { messages } from './messages.ts';
import { hasFailed, type Standing } from './sending.ts';

/** What became of the last inquiry, said in the form itself. */
export interface Note {
  text: string;
  bad: boolean;
  /** Nothing else has said it aloud. */
  urgent: boolean;
}

const TEXTS: Record<Standing['phase'], string | undefined> = {
  idle: undefined,
  sending: undefined,
  sent: messages.wasSent,
  failed: messages.notSent,
  unclear: messages.mayHaveArrived,
};

/** The note of a form; what no toast could say comes first. */
export function noteOf(standing: Standing): Note | undefined {
  const text = [standing.untold, TEXTS[standing.phase]].filter(Boolean).join(' ');
  const bad = hasFailed(standing);
  return text ? { text, bad, urgent: bad && standing.untold !== undefined } : undefined;
}
