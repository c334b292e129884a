import { asText } from '../../../model/words/as-text.ts';
import { headingInItsLetters, slug } from '../slug.ts';

type Named = Record<string, unknown>;

/** The section names of blocks and of their parts. */
export const namesIn = (blocks: Named[]): Set<string> =>
  new Set(
    blocks
      .flatMap((block) => [block, ...((block['sections'] as Named[] | undefined) ?? [])])
      .flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
  );

/** A section name that the page does not have yet, and has from now on. */
export function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
  taken.add(name);
  return name;
}

/** What a part of an article is called in links, and before headings were called by their own letters. */
interface PartName {
  id: string;
  formerId?: string;
}

/**
 * The names of the parts of an article: its author's, or one that says what the heading does.
 * @param taken the section names of the page, which has these from now on, too
 */
export const partNames = (sections: readonly Named[], lang: string, taken: Set<string>): PartName[] =>
  sections.map(({ id, heading }) => (typeof id === 'string' ? { id } : nameFor(asText(heading), lang, taken)));

function nameFor(heading: string, lang: string, taken: Set<string>): PartName {
  // Names of Latin letters begin with one.
  const name = freeName(slug(heading, lang).replace(/^(?![a-z])/, 'part-'), taken);
  const own = headingInItsLetters(heading, lang);
  return own === undefined ? { id: name } : { id: freeName(own, taken), formerId: name };
}
