/**
 * What any page may have to say, whatever its blocks are: that something went wrong, and a toast of the page before.
 */
const ALWAYS = ['notice', 'error', 'toast'];

/** The sections of blocks that are not named after them. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = { inquiryForm: 'form' };

/** The sections of the table of sentences (src/strings) that pages with such blocks say by themselves. */
export const sentenceSectionsOf = (types: Iterable<string>): Set<string> =>
  new Set([...ALWAYS, ...[...types].map((type) => NAMED_OTHERWISE[type] ?? type)]);
