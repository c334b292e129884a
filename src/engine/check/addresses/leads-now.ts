import type { Replacement } from '../../../model/diagnostics/codes.ts';
import { asText } from '../../../model/words/as-text.ts';
import { shown } from '../../../model/words/phrases.ts';

/** What is said of a link that was fixed. */
export const leadsNow = (_args: unknown, { before, after }: Replacement): string =>
  `The link to ${shown(before)} now leads to "${asText(after)}".`;

/** What is said of a link that led on from an old address. */
export const leadsStraight = ({ href }: { href: string }, { after }: Replacement): string =>
  `The link to "${href}" now leads straight to "${asText(after)}".`;
