/** One sign, word, text in quotes or comment of a JSON file. */
interface Token {
  source: string;
  offset: number;
}

const TOKEN = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|[{}[\],:/]|[^\s"{}[\],:/]+/g;

/** Everything in a file but the spaces between. Never fails: what is no JSON comes out as it is. */
export function tokensOf(text: string): Token[] {
  return [...eachToken(text)];
}

/** The same one after the other. */
export function* eachToken(text: string): Generator<Token> {
  for (const { 0: source, index: offset } of text.matchAll(TOKEN)) yield { source, offset };
}

/** Whether a token is a comment, of a line or of several. */
export function isComment({ source }: Token): boolean {
  return source.startsWith('//') || source.startsWith('/*');
}
