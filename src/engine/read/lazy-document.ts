import type { ContentDocument } from '../../model/content/content.ts';
import { createDocument } from './document.ts';
import { mentionsIn } from './mentions.ts';

/**
 * A document that is parsed and validated only when something of it is asked for: most pages of a large site never are.
 */
export const lazyDocument: typeof createDocument = (schemas, name, source) => {
  // What is searched for is plain letters: a character for each byte will do.
  const raw = typeof source === 'string' ? source : new TextDecoder('latin1').decode(source);
  let whole: ContentDocument | undefined;
  const read = (): ContentDocument => (whole ??= createDocument(schemas, name, source));
  const mayMention = mentionsIn(() => raw);
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
