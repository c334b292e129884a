import type { SchemaSources } from './schema.ts';

/** Compares a text with a regular expression; undefined where that takes too long. */
export type Match = (pattern: RegExp, text: string) => boolean | undefined;

/** A regular expression as validators call it. */
export interface Pattern {
  test(text: string): boolean;
}

/**
 * Texts and the patterns that schemas ask for. Of an owner's own kinds of blocks nobody knows how long a comparison
 * takes.
 */
export interface Patterns {
  /** A pattern by its source. A text that cannot be compared in time does not match. */
  of(source: string, flags?: string): Pattern;
  /** Whether a text could not be compared in time. */
  isTooSlow(source: string | undefined, text: unknown): boolean;
}

/** The patterns that some schemas ask for. */
export function createPatterns(sources: SchemaSources, match: Match): Patterns {
  const own = new Set((sources.own ?? []).flatMap((type) => patternsIn(sources.blocks[type])));
  const tooSlow = new Map<string, Set<unknown>>();
  return {
    of: (source, flags = 'u') => {
      const pattern = new RegExp(source, flags);
      if (!own.has(source)) return pattern;
      const test = (text: string): boolean => {
        const isMatch = match(pattern, text);
        if (isMatch === undefined) tooSlow.set(source, (tooSlow.get(source) ?? new Set()).add(text));
        return isMatch === true;
      };
      // By it, what is compiled tells patterns apart.
      return { test, toString: () => String(pattern) };
    },
    isTooSlow: (source = '', text) => tooSlow.get(source)?.has(text) === true,
  };
}

function patternsIn(schema: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
