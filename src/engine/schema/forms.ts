import type { SchemaSources } from './schema.ts';

/** Compares a text with a regular expression; undefined where that takes too long. */
export type Match = (form: RegExp, text: string) => boolean | undefined;

/** A regular expression as validators call it. */
export interface Form {
  test(text: string): boolean;
}

/** Texts and the forms that schemas ask for. Of an owner's own kinds of blocks nobody knows how long a comparison takes. */
export interface Forms {
  /** A form by its source. What cannot be compared in time has another. */
  of(source: string, flags?: string): Form;
  /** Whether a text could not be compared in time. */
  isTooSlow(source: string | undefined, text: unknown): boolean;
}

/** The forms that some schemas ask for. */
export function createForms(sources: SchemaSources, match: Match): Forms {
  const own = new Set((sources.own ?? []).flatMap((type) => patternsIn(sources.blocks[type])));
  const tooSlow = new Map<string, Set<unknown>>();
  return {
    of: (source, flags = 'u') => {
      const form = new RegExp(source, flags);
      if (!own.has(source)) return form;
      const test = (text: string): boolean => {
        const isMatch = match(form, text);
        if (isMatch === undefined) tooSlow.set(source, (tooSlow.get(source) ?? new Set()).add(text));
        return isMatch === true;
      };
      // By it, what is compiled tells forms apart.
      return { test, toString: () => String(form) };
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
