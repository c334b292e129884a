/** A paragraph in brackets, as the templates of `npm run new` have them: it says what belongs in its place. */
const BRACKETS = /^\[[^[\]]*\s[^[\]]*\]$/m;

/** The paragraph of a text that still says, in brackets, what belongs in its place. */
export function bracketIn(text: string): RegExpExecArray | null {
  return text.startsWith('[') || text.includes('\n[') ? BRACKETS.exec(text) : null;
}
