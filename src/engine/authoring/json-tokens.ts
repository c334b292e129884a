/** One sign, word, text in quotes or comment of a JSON file. */
interface Token {
  source: string;
  offset: number;
}

const TOKEN = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?|\/\/[^\r\n]*|\/\*|[{}[\],:/]|[^\s"{}[\],:/]+/g;

/** Everything in a file but the spaces between. Never fails: what is no JSON comes out as it is. */
export function tokensOf(text: string): Token[] {
  return [...eachToken(text)];
}

/** The same one after the other. */
export function* eachToken(text: string): Generator<Token> {
  const token = new RegExp(TOKEN);
  // Each that is open would be looked for to the end of the file.
  const lastEnd = text.lastIndexOf('*/');
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const { 0: source, index: offset } = found;
    if (source === '/*') token.lastIndex = offset + 2 > lastEnd ? offset + 1 : text.indexOf('*/', offset + 2) + 2;
    yield { source: source === '/*' ? text.slice(offset, token.lastIndex) : source, offset };
  }
}

/** Whether a token is a comment, of a line or of several. */
export function isComment({ source }: Token): boolean {
  return source.startsWith('//') || source.startsWith('/*');
}
