import type { ContentDocument } from '../model.ts';
import { createDocument } from './document.ts';

/**
 * Ways to write a plain letter or sign that a search for it would miss: escapes of JSON, addresses and formatted texts.
 * A file with one of them may mention anything.
 */
const DISGUISE = /\\(?:[\\/]|u00[2-7])|%[2-7][0-9a-f]|&#?\w+;/i;

/** A document that is parsed and validated only when something of it is asked for: most pages of a large site never are. */
export const lazyDocument: typeof createDocument = (file, kind, address, bytes) => {
  // A character for each byte: quick to make and to search, what is searched for is plain letters, and the bytes can be had back.
  const raw = bytes.toString('latin1');
  let whole: ContentDocument | undefined;
  const read = (): ContentDocument => (whole ??= createDocument(file, kind, address, Buffer.from(raw, 'latin1')));
  let disguised: boolean | undefined;
  return {
    file,
    kind,
    address,
    get text() {
      return read().text;
    },
    get data() {
      return read().data;
    },
    get facts() {
      return read().facts;
    },
    get problems() {
      return read().problems;
    },
    mayMention: (...patterns) => patterns.some((pattern) => pattern.test(raw)) || (disguised ??= DISGUISE.test(raw)),
  };
};
