/** What is used of the parser. */
declare module 'sax' {
  export interface Tag {
    name: string;
    attributes: Record<string, string>;
    /** The namespace, where these are asked for; empty if there is none. */
    uri?: string;
  }
  export interface Parser {
    onopentag: (tag: Tag) => void;
    ondoctype: (doctype: string) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    onerror: (fault: Error) => void;
    error: Error | null;
    ENTITIES: Record<string, string>;
    position: number;
    startTagPosition: number;
    write(text: string): Parser;
    close(): Parser;
  }
  export function parser(
    strict: boolean,
    options?: { lowercase?: boolean; xmlns?: boolean; strictEntities?: boolean },
  ): Parser;
  const sax: { parser: typeof parser };
  export default sax;
}
