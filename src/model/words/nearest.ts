import leven from 'leven';

/**
 * The candidate that was probably meant, if one is close enough; capitals do not count. After one slip of the fingers, a
 * part of the other word says most: "telephone" is "phone", not "megaphone".
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const differing = letterCounter(wanted);
  let limit = wanted.length <= 3 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let part: string | undefined;
  for (const candidate of candidates) {
    if (isPart(wanted, candidate.toLowerCase()) && (part === undefined || gap(wanted, candidate) < gap(wanted, part)))
      part = candidate;
    if (gap(wanted, candidate) > limit) continue;
    const other = candidate.toLowerCase();
    const others = differing(other);
    // Each letter that one word has more of takes a step of its own: most candidates are ruled out by counting.
    if (others > limit) continue;
    // Letters in the wrong order are one slip of the fingers: "stpes" is "steps", not "specs".
    const distance =
      others === 0 ? Math.min(1, leven(wanted, other)) : leven(wanted, other, { maxDistance: limit + 1 });
    if (distance > limit || (best !== undefined && distance === limit)) continue;
    best = candidate;
    limit = distance;
  }
  return best !== undefined && limit <= 1 ? best : (part ?? best);
}

const gap = (a: string, b: string): number => Math.abs(a.length - b.length);

/** Whether one word is most of the other. A page is no part of what is below it. */
function isPart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 4 || short.length * 2 <= long.length || !long.includes(short)) return false;
  return !long.replace(short, '').includes('/');
}

/**
 * Counts how many letters of a word another one lacks, or has more of, whichever is more. Their order does not matter.
 */
function letterCounter(word: string): (other: string) => number {
  const counts = new Int16Array(0x10000);
  for (let at = 0; at < word.length; at++) (counts[word.charCodeAt(at)] as number)++;
  return (other) => {
    let more = 0;
    for (let at = 0; at < other.length; at++) if ((counts[other.charCodeAt(at)] as number)-- <= 0) more++;
    for (let at = 0; at < other.length; at++) (counts[other.charCodeAt(at)] as number)++;
    return Math.max(more, more + word.length - other.length);
  };
}
