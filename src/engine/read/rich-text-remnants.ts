/** Formatting that was begun and not finished, so that visitors would see its signs. */
export type RemnantKind = 'bold' | 'tight' | 'gap' | 'unclosed' | 'unknown';

/**
 * `[a] (/b)`, `[a](/b`, `[a][b]`, `a**(b)**c` and `**`: what is left of them in plain words, where no backslash says that it is
 * meant.
 */
const REMNANTS: [kind: RemnantKind, shape: RegExp][] = [
  ['gap', /(?<!\\)\[[^[\]\n]+\]\s+\((?:\/|#|https?:|mailto:|tel:|www\.)[^()\s]*\)/],
  ['unclosed', /(?<!\\)\[[^[\]\n]+\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^()\s]*(?=\s|$)/],
  ['unclosed', /(?<!\\)\[[^[\]()\n]+\((?:\/|#|https?:|mailto:|tel:|www\.)[^()\s]*\)/],
  ['unknown', /(?<!\\)\[[^[\]\n]+\]\[[^[\]\n]*\]/],
  ['tight', /(?<!\\)\*\*(?:(?=[\p{P}\p{S}])[^*\n]*[^*\s]|[^\s*](?:[^*\n]*[^*\s])?(?<=[\p{P}\p{S}]))\*\*/u],
  ['bold', /(?<!\\)\*\*\s*[^\s*](?:[^*\n]*[^*\s])?\s*\*\*/],
  ['bold', /(?<!\\)\*\*/],
];

/** What of a stretch of plain words looks like unfinished formatting; of several of a kind the first. */
export function remnantsIn(
  markdown: string,
  start: number,
  end: number,
): { kind: RemnantKind; offset: number; source: string }[] {
  const words = markdown.slice(start, end);
  if (!words.includes('[') && !words.includes('**')) return [];
  for (const [kind, shape] of REMNANTS) {
    const found = shape.exec(words);
    if (found) return [{ kind, offset: start + found.index, source: found[0] }];
  }
  return [];
}
