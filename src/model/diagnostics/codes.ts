import type { Diagnostic, Location, Severity, Suggestion } from './diagnostic.ts';
import type { Example } from './example.ts';

/** What is wrong, and what to do about it (may be missing where the message says it). */
export type Message = [message: string, hint?: string];

/** What `npm run fix` wrote in place of what. */
export interface Replacement {
  before: unknown;
  after: unknown;
  /** The same as they are shown to an author, long texts from where they differ. */
  was: string;
  is: string;
  /** At how many places. */
  count: number;
}

/**
 * Everything there is to say about one code. How to write it: the message begins with what is wrong and where, then why
 * it matters if that is not plain; the hint says what to do or type. The reader edits pages and is no developer.
 */
export interface CodeMeta<Args = never> {
  /**
   * Errors stop the build, warnings do not. How much advice weighs, a site says itself, under "checks" in
   * pages/_site.json.
   */
  level: 'error' | 'warning' | 'advice';
  /** Advice that only sites hear that ask for it, under "checks": it is a matter of taste. */
  default?: 'off';
  /** The code in a few words, as a heading. */
  title: string;
  /**
   * Fills the message. `place` is where it is, in words: `block 3 (hero "Cloud") › button 1`; empty for the file as a
   * whole.
   */
  message(args: Args, place: string): Message;
  /** What `npm run fix` says that it did where it wrote something else. Without it: "this" is now "that". */
  done?(args: Args, replacement: Replacement): string | undefined;
  /** Why it matters. */
  why: string;
  /**
   * What it looks like, and what it should look like. Both are printed, and run: the one has this code and no other,
   * the other none.
   */
  bad: Example;
  good: Example;
  /** Whether `npm run fix` fixes it: always, or where a suggestion is certain. */
  fixable?: 'always' | 'sometimes';
  /**
   * Which suggestions are certain that do not say so: those that write the same address, only in the way that works.
   */
  certain?: 'same-address';
}

/** Codes by name. They are permanent: other people's tools and notes refer to them. */
export type Codes = Record<string, CodeMeta>;

/** What the message of a code is filled with. */
export type ArgsOf<C extends Codes, K extends keyof C> =
  Parameters<C[K]['message']> extends [infer Args, ...unknown[]] ? Args : Record<string, never>;

/** How rules, readers and validators state what they found. */
export type Report<C extends Codes> = <K extends keyof C & string>(
  code: K,
  location: Location,
  args: ArgsOf<C, K>,
  suggestions?: Suggestion[],
) => void;

/** The weight of a code where a site says nothing about it. */
export const severityOf = ({ level }: Pick<CodeMeta, 'level'>): Severity => (level === 'error' ? 'error' : 'warning');

/** A report that collects diagnostics of one file into a list. */
export function reportInto<C extends Codes>(diagnostics: Diagnostic[], file: string, codes: C): Report<C> {
  return (code, location, args, suggestions) => {
    const severity = severityOf(codes[code] as CodeMeta);
    const diagnostic = { file, code, severity, location, args: args as object };
    diagnostics.push(suggestions?.length ? { ...diagnostic, suggestions } : diagnostic);
  };
}
