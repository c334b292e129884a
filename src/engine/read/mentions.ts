/**
 * Ways to write a plain letter or sign that a search for it would miss: escapes of JSON, addresses and formatted texts.
 * A file with one of them may mention anything. What each begins with is looked for first: that takes a tenth of the
 * time.
 */
const DISGUISES: [beginning: string, whole?: RegExp][] = [
  ['\\\\'],
  ['\\/'],
  ['\\u00', /\\u00[2-7]/],
  ['%', /%[2-7][0-9a-f]/i],
  ['&', /&#?\w+;/],
];

/**
 * A document's `mayMention`, which searches its text instead of parsing it.
 * @param text JSON of the document: its file, or its outline
 */
export function mentionsIn(text: () => string): (...patterns: RegExp[]) => boolean {
  let isDisguised: boolean | undefined;
  return (...patterns) => {
    const searched = text();
    return (
      patterns.some((pattern) => pattern.test(searched)) ||
      (isDisguised ??= DISGUISES.some(
        ([beginning, shape]) => searched.includes(beginning) && shape?.test(searched) !== false,
      ))
    );
  };
}
