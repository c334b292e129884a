import { searchIndex, type SearchIndex } from '../../search/search-index.ts';
import type { BuiltPage, PageJob } from '../pages/page-builder.ts';

/** The words of pages that have others than at the last build, by language. */
export interface NewWords {
  /** Keeps the words of a page that was built. */
  note(job: PageJob, built: BuiltPage): void;
  readonly byLanguage: ReadonlyMap<string, SearchIndex>;
  readonly addresses: ReadonlySet<string>;
}

export function newWords(): NewWords {
  const byLanguage = new Map<string, SearchIndex>();
  const addresses = new Set<string>();
  return {
    byLanguage,
    addresses,
    note: ({ address }, { found, words }) => {
      if (!words) return;
      const lang = languageOf(found);
      const index = byLanguage.get(lang) ?? searchIndex();
      byLanguage.set(lang, index);
      index.add(address, words);
      addresses.add(address);
    },
  };
}

/** The language in which a page is found: "" where it is not. */
export const languageOf = (found = ''): string => found.split(' ')[0] ?? '';
