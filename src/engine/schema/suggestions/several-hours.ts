import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { hoursMeant } from './hours-meant.ts';

/** What stands between the hours before and after a break, and between those of several days, in many languages. */
const BETWEEN = /\s*(?:[,;/&+、\n]|(?<!\p{L})(?:and|und|et|y|eta|e|en|og|och|ve|и|та|as well as|sowie)(?!\p{L}))\s*/giu;
/** Times from and to. */
const RANGE = /\d\D+\d/;

/** A longer text is not only opening hours. */
const MAX_LENGTH = 200;

/**
 * The hint for hours that take several entries, such as those around a break: "Lunes a viernes de 9 a 14 y de 16 a 19"
 * is one before it and one after it, on the same days. Undefined for any other value.
 */
export function severalHoursHint(path: DataPath, words: string, lang: string): string | undefined {
  if (!path.includes('openingHours') || words.length > MAX_LENGTH) return undefined;
  const entries: string[] = [];
  let days = '';
  for (const part of partsOf(words)) {
    const own = hoursMeant(part, lang);
    const entry = own ?? hoursMeant(`${days} ${part}`, lang);
    if (entry === undefined) return undefined;
    if (own !== undefined) days = /^\D*/.exec(part)?.[0] ?? '';
    entries.push(entry);
  }
  return entries.length > 1 ? `Write an entry for each: ${entries.map((each) => `"${each}"`).join(', ')}.` : undefined;
}

/** The parts of a text that have times, with the days before them: these may be several. */
function partsOf(words: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  for (const { index, 0: between } of [...words.matchAll(BETWEEN), { index: words.length, 0: '' }]) {
    const part = words.slice(begin, index);
    if (!RANGE.test(part) && index < words.length) continue;
    parts.push(part);
    begin = index + between.length;
  }
  return parts;
}
