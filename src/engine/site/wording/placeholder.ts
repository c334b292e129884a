import { UNSPACED } from '../../../model/words/letters/unspaced.ts';

/**
 * A paragraph in brackets, as the templates of `npm run new` have them: it says what belongs in its place. It has two
 * words at least, or as many letters as two have where none stands between them.
 */
const BRACKETS = new RegExp(`^\\[[^[\\]]*(?:\\s|[${UNSPACED}]{4})[^[\\]]*\\]$`, 'mu');

/** The paragraph of a text that still says, in brackets, what belongs in its place. */
export function bracketIn(text: string): RegExpExecArray | null {
  return text.startsWith('[') || text.includes('\n[') ? BRACKETS.exec(text) : null;
}
