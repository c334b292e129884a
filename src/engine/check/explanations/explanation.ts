/** What docs/problems.md says about a code, beyond the words that are printed with it. */
export interface Explanation {
  /** The problem in a few words, as a heading. */
  title: string;
  /** Why it matters. */
  why: string;
  /** What it looks like, and what it should look like: JSON, or words where a file as a whole is meant. */
  bad: string;
  good: string;
}

/** An explanation, in the order of its parts. */
export const explained = (title: string, why: string, bad: string, good: string): Explanation => ({ title, why, bad, good });
