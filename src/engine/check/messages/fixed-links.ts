import type { Replacement } from '../../../model/diagnostics/codes.ts';
import { asText } from '../../../model/words/as-text.ts';
import { shown } from '../../../model/words/phrases.ts';

/** What `npm run fix` says of a link to which it gave another address. */
export const linkFixed = (_args: unknown, { before, after }: Replacement): string =>
  `The link to ${shown(before)} now leads to "${asText(after)}".`;

/** What `npm run fix` says of a link to an old address. */
export const redirectFixed = ({ href }: { href: string }, { after }: Replacement): string =>
  `The link to "${href}" now leads straight to "${asText(after)}".`;
