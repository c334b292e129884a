import type { ContentDocument } from '../../model/content/content.ts';
import { createDocument } from './document.ts';

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
 * A document that is parsed and validated only when something of it is asked for: most pages of a large site never are.
 */
export const lazyDocument: typeof createDocument = (schemas, name, source) => {
  // What is searched for is plain letters: a character for each byte will do.
  const raw = typeof source === 'string' ? source : new TextDecoder('latin1').decode(source);
  let whole: ContentDocument | undefined;
  const read = (): ContentDocument => (whole ??= createDocument(schemas, name, source));
  let disguised: boolean | undefined;
  const mayMention = (...patterns: RegExp[]): boolean =>
    patterns.some((pattern) => pattern.test(raw)) ||
    (disguised ??= DISGUISES.some(([beginning, shape]) => raw.includes(beginning) && shape?.test(raw) !== false));
  return {
    ...name,
    get text() {
      return read().text;
    },
    get data() {
      return read().data;
    },
    get references() {
      return read().references;
    },
    get diagnostics() {
      return read().diagnostics;
    },
    mayMention,
    mayHave: (...fields) => fields.some((field) => mayMention(new RegExp(`"${field}"`))),
  };
};
