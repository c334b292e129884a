import { applyEdits, modify, type JSONPath } from 'jsonc-parser';

/** How a JSON text is laid out: its line ends, and the space before each level. */
export interface Layout {
  eol: string;
  indent: string;
}

/** Reads the layout off a text: the first line that begins with space says how much. */
export function layoutOf(text: string): Layout {
  return { eol: text.includes('\r\n') ? '\r\n' : '\n', indent: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ' };
}

/** Sets the value at a path, or removes it with `undefined`. Everything else in the text stays as it is written; a new field of a page stands before its blocks. */
export function setValue(text: string, path: JSONPath, value: unknown): string {
  const { eol, indent } = layoutOf(text);
  const formattingOptions = { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol };
  return applyEdits(
    text,
    modify(text, path, value, { formattingOptions, getInsertionIndex: (names) => (names.includes('blocks') ? names.indexOf('blocks') : names.length) }),
  );
}
