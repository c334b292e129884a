import leven from 'leven';

/**
 * The candidate that was probably meant, if one is close enough; capitals do not count. After one slip of the fingers,
 * a part of the other word says most: "telephone" is "phone", not "megaphone". Nor is "phone-icon" "phone-log", which
 * has another word at its end and no slip.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const shorter = withoutOneWord(wanted);
  const distanceTo = editDistanceFrom(wanted);
  let limit = mostEdits(wanted.length);
  let best: string | undefined;
  let part: string | undefined;
  let whole: string | undefined;
  const isCloser = (candidate: string, than: string | undefined): boolean =>
    than === undefined || gap(wanted, candidate) < gap(wanted, than);
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (isPart(wanted, other) && isCloser(candidate, part)) part = candidate;
    if (shorter.has(other) && isCloser(candidate, whole)) whole = candidate;
    const distance = distanceTo(other, limit);
    if (distance > limit || (best !== undefined && distance === limit)) continue;
    best = candidate;
    limit = distance;
  }
  if (best !== undefined && limit <= 1) return best;
  // What has all of the word, and more, says most.
  if (part !== undefined && part.length > wanted.length) return part;
  // Another word differs in more letters than slips do.
  const slips = whole === undefined ? 0 : Math.max(2, Math.floor((gap(wanted, whole) - 1) / 3));
  return best !== undefined && limit <= slips ? (part ?? best) : (whole ?? part ?? best);
}

/** The largest edit distance at which a word of this length may have been meant. */
function mostEdits(length: number): number {
  // One sign alone would be near to any other.
  if (length < 2) return 0;
  return length <= 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

/** The edit distance (Levenshtein) from a word to others. Beyond the limit it is only known to be more. */
function editDistanceFrom(word: string): (other: string, limit: number) => number {
  let differingLetters: ReturnType<typeof letterCounter> | undefined;
  return (other, limit) => {
    if (gap(word, other) > limit) return Infinity;
    differingLetters ??= letterCounter(word);
    const differing = differingLetters(other);
    // Each letter that one word has more of takes an edit of its own: most candidates are ruled out by counting.
    if (differing > limit) return Infinity;
    // Letters in the wrong order are one slip of the fingers: "stpes" is "steps", not "specs".
    return differing === 0 ? Math.min(1, leven(word, other)) : leven(word, other, { maxDistance: limit + 1 });
  };
}

/** A name without its first or its last word. */
function withoutOneWord(name: string): Set<string> {
  const [first, last] = [name.indexOf('-'), name.lastIndexOf('-')];
  if (first <= 0 || last === name.length - 1) return new Set();
  return new Set([name.slice(first + 1), name.slice(0, last)]);
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
  const codes = Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
  // As long as the letters of the word need; what is beyond is none of them, and written nowhere.
  const counts = new Int16Array(codes.reduce((most, code) => Math.max(most, code), 0) + 1);
  for (const code of codes) (counts[code] as number)++;
  return (other) => {
    let more = 0;
    for (let at = 0; at < other.length; at++) {
      const code = other.charCodeAt(at);
      if (code >= counts.length || (counts[code] as number)-- <= 0) more++;
    }
    for (let at = 0; at < other.length; at++) {
      const code = other.charCodeAt(at);
      if (code < counts.length) (counts[code] as number)++;
    }
    return Math.max(more, more + word.length - other.length);
  };
}
