/** What is used of the parser. */
declare module 'sax' {
  export interface Tag {
    name: string;
    attributes: Record<string, string>;
  }
  export interface Parser {
    onopentag: (tag: Tag) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    onerror: (fault: Error) => void;
    error: Error | null;
    position: number;
    startTagPosition: number;
    write(text: string): Parser;
    close(): Parser;
  }
  export function parser(strict: boolean, options?: { lowercase: boolean }): Parser;
  const sax: { parser: typeof parser };
  export default sax;
}
