import { createSearchIndexes, type SearchIndexes } from '../../search/search-index.ts';
import type { BuiltPage, PageJob } from '../pages/page-builder.ts';

/** The words of pages whose words have changed since the last build. */
export interface NewWords {
  /** Adds a page that was built. */
  note(job: PageJob, built: BuiltPage): void;
  readonly byLanguage: SearchIndexes['byLanguage'];
  readonly addresses: ReadonlySet<string>;
}

/** An empty collection. */
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

/** The language of a page in its search key: "" where it is not in the search. */
export const languageOf = (searchKey = ''): string => searchKey.split(' ')[0] ?? '';
