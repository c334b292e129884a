/** One sign, word, text in quotes or comment of a JSON file. */
interface Token {
  source: string;
  offset: number;
}

const TOKEN = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|[{}[\],:/]|[^\s"{}[\],:/]+/g;

/** Everything in a file but the spaces between. Never fails: what is no JSON comes out as it is. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({ source: match[0], offset: match.index }));
}

export function isComment({ source }: Token): boolean {
  return source.startsWith('//') || source.startsWith('/*');
}
