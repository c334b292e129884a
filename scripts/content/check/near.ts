import leven from 'leven';

const letters = (word: string): string => [...word].toSorted().join('');

/** The candidate that was probably meant, if one is close enough; capitals do not count. */
export function near(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let limit = wanted.length <= 3 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const other = candidate.toLowerCase();
    // Letters in the wrong order are one slip of the fingers: "stpes" is "steps", not "specs".
    const distance = letters(other) === letters(wanted) ? Math.min(1, leven(wanted, other)) : leven(wanted, other, { maxDistance: limit + 1 });
    if (distance > limit || (best !== undefined && distance === limit)) continue;
    best = candidate;
    limit = distance;
  }
  return best;
}
