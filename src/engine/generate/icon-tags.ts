import { byKey } from '../../model/compare.ts';
import { fromPackage } from './icon-files.ts';

/** An icon in the light of a word for it: the lower its rank, the nearer. */
interface Tagged {
  name: string;
  rank: number;
}

/** So many icons are proposed for a word. */
const MAX_ICONS = 5;
/** One word in plain letters. Shorter ones are slips of others more often than tags. */
const WORD = /^[a-z]{3,}$/;
/** Where a part of the name would stand among the tags. */
const IN_NAME = -2;

/** The words for what icons show, as their package tags them, each with the icons that show it, the best first. */
export function iconTagsFile(): string {
  const tags = JSON.parse(fromPackage('tags.json')) as Record<string, string[]>;
  const names = Object.keys(tags);
  const known = new Map<string, Tagged[]>();
  for (const [name, words] of Object.entries(tags)) {
    const parts = name.split('-');
    const variants = names.filter((other) => other.startsWith(`${name}-`)).length;
    // Plain names are asked for most, and what is drawn in many ways even more so.
    const rankAt = (place: number): number => place + 4 * (parts.length - 1) - 2 * Math.log2(1 + variants);
    const placed = [...words.entries(), ...parts.map((part) => [IN_NAME, part] as const)];
    for (const [place, word] of placed)
      if (WORD.test(word) && !Object.hasOwn(tags, word))
        known.set(word, [...(known.get(word) ?? []), { name, rank: rankAt(place) }]);
  }
  const lines = [...known]
    .toSorted(byKey)
    .map(([word, icons]) => `${JSON.stringify(word)}:${JSON.stringify(nearestOf(icons))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function nearestOf(icons: Tagged[]): string[] {
  const sorted = icons.toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
  return [...new Set(sorted.map(({ name }) => name))].slice(0, MAX_ICONS);
}
