import { createSearchIndexes, type SearchIndexes } from '../../search/search-index.ts';
import type { BuiltPage, PageJob } from '../pages/page-builder.ts';

/** The words of pages that have others than at the last build. */
export interface NewWords {
  /** Keeps the words of a page that was built. */
  note(job: PageJob, built: BuiltPage): void;
  readonly byLanguage: SearchIndexes['byLanguage'];
  readonly addresses: ReadonlySet<string>;
}

/** Begins with none. */
export function newWords(): NewWords {
  const { byLanguage, add } = createSearchIndexes();
  const addresses = new Set<string>();
  return {
    byLanguage,
    addresses,
    note: ({ address }, { searchKey, words }) => {
      if (!words) return;
      add(languageOf(searchKey), address, words);
      addresses.add(address);
    },
  };
}

/** The language in which a page is found, as its key says: "" where it is not. */
export const languageOf = (searchKey = ''): string => searchKey.split(' ')[0] ?? '';
