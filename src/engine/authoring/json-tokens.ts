import { commentEnds } from '../read/syntax/comment-ends.ts';

/** One sign, word, text in quotes or comment of a JSON file. */
interface Token {
  source: string;
  offset: number;
  isComment: boolean;
}

const TOKEN = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?|[{}[\],:/]|[^\s"{}[\],:/]+/g;

/** Everything in a file but the spaces between. Never fails: what is no JSON comes out as it is. */
export function tokensOf(text: string): Token[] {
  return [...eachToken(text)];
}

/** The same one after the other. */
export function* eachToken(text: string): Generator<Token> {
  const token = new RegExp(TOKEN);
  const endOf = commentEnds(text);
  let before: string | undefined;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const { 0: source, index: offset } = found;
    const end = endOf(offset, before);
    token.lastIndex = end ?? token.lastIndex;
    yield { source: text.slice(offset, token.lastIndex), offset, isComment: end !== undefined };
    if (end === undefined) before = source;
  }
}
