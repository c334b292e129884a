import type { ReportedDiagnostic } from '../../src/model/reported.ts';

/** Words that mean something to developers only. */
export const JARGON =
  /\b(?:schema|instance|oneOf|anyOf|pattern|regex|regular expression|object|array|string|property|properties|boolean|null|undefined|NaN|stack)\b/i;

/** A message without what it quotes: authors may write any word. */
export const ownWords = ({ message, hint }: ReportedDiagnostic): string => `${message} ${hint}`.replace(/"[^"]*"/g, '');
