import { asText } from '../../../model/words/as-text.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import { blocksIn } from '../blocks-in.ts';
import { wholeOf } from '../outline.ts';

/** What a page has and its translation has otherwise: a section, or how many entries one has. */
export type Difference =
  | { kind: 'missing' | 'added'; type: string }
  | { kind: 'entries'; type: string; index: number; list: string; original: number; translation: number };

type LooseBlock = Record<string, unknown>;

const blocksOf = (document: ContentDocument): LooseBlock[] => blocksIn(wholeOf(document)).map(({ block }) => block);

/**
 * The first thing that tells a translation from its original, apart from words: nobody has to note down when a page was
 * translated. Two pages with the same sections, each with as many entries, keep pace with each other.
 */
export function differenceOf(original: ContentDocument, translation: ContentDocument): Difference | undefined {
  const [before, after] = [blocksOf(original), blocksOf(translation)];
  const types = (blocks: LooseBlock[]): string[] => blocks.map(({ type }) => asText(type));
  const missing = firstLeft(types(before), types(after));
  if (missing !== undefined) return { kind: 'missing', type: missing };
  const added = firstLeft(types(after), types(before));
  if (added !== undefined) return { kind: 'added', type: added };
  for (const [index, block] of after.entries()) {
    const twin = before[index];
    const found = twin && twin['type'] === block['type'] ? entriesOf(twin, block) : undefined;
    if (found) return { kind: 'entries', type: asText(block['type']), index, ...found };
  }
  return undefined;
}

/** The first of some names that is not among others as often. */
function firstLeft(names: string[], others: string[]): string | undefined {
  const left = [...others];
  return names.find((name) => {
    const at = left.indexOf(name);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function entriesOf(original: LooseBlock, translation: LooseBlock) {
  for (const [list, entries] of Object.entries(original)) {
    const own = translation[list];
    // A list that only one of the two has may say "all" or "none"; what a list of pages asks for is no list of entries.
    if (!Array.isArray(entries) || !Array.isArray(own) || entries.length === own.length) continue;
    return { list, original: entries.length, translation: own.length };
  }
  return undefined;
}
