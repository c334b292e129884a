import type { ContentMemory } from '../disk/memory.ts';
import type { Question } from '../resolve/reads.ts';
import type { BuildRecord, PageRecord } from './build-record.ts';
import { hashOf } from './hash.ts';
import { isAsLeft, type LastOutput } from './output-folder.ts';
import { isInShard, type Shard } from './shards.ts';
import { documentKey, documentKeys, filesOf, type BuildContext, type PageJob } from './page-builder.ts';

/** Which pages are as they were, and which have to be looked at. */
export interface PagePlan {
  same: PageJob[];
  jobs: PageJob[];
  /** What each page is made of, by address. */
  pages: Record<string, PageRecord>;
  /** Keeps what a page has asked while it was resolved. */
  noteAsked(address: string, questions: Iterable<Question>): void;
}

interface Before {
  last: LastOutput;
  /** The last build, as far as what its pages have in common still holds. */
  record: Pick<BuildRecord, 'pages'>;
  memory: ContentMemory | undefined;
  shard: Shard | undefined;
}

/**
 * Compares every page with the last build. A page is resolved again when its text has changed, or when a question that
 * it asked about other pages has another answer; it gets another document when its data or what stands around it has
 * changed.
 */
export function planPages(context: BuildContext, { last, record, memory, shard }: Before): PagePlan {
  const { resolved } = context;
  const answer = answers(context, memory);
  const keyAround = documentKeys(context);
  const plan: PagePlan = {
    same: [],
    jobs: resolved.folders.map((folder) => ({ address: folder, isNotFound: true })),
    pages: {},
    noteAsked: (address, questions) => {
      const page = plan.pages[address];
      if (page) page.asked = Object.fromEntries([...questions].map((question) => [question, answer(question)]));
    },
  };
  for (const [address, file] of resolved.addresses) {
    if (shard && !isInShard(address, shard)) continue;
    const source = memory?.hashOf(file) ?? '';
    const known = source === '' ? undefined : record.pages[address];
    const isSameText = known?.source === source;
    const asked = known?.asked ?? {};
    const isSame = isSameText && Object.entries(asked).every(([question, before]) => answer(question) === before);
    plan.pages[address] = { source, asked };
    const { document, data = '', searched = '' } = filesOf({ address });
    const isSearchedSame = isAsLeft(last, searched, last.files[searched]?.key);
    const dataKey = last.files[data]?.key ?? '';
    if (!isSame || !isAsLeft(last, data, dataKey)) plan.jobs.push({ address });
    else if (isSearchedSame && isAsLeft(last, document, documentKey(dataKey, keyAround(pathOf(context, address)))))
      plan.same.push({ address });
    else plan.jobs.push({ address, isSameData: true });
  }
  return plan;
}

/** Names of answers, each question asked once. */
function answers({ resolved }: BuildContext, memory: ContentMemory | undefined): (question: Question) => string {
  const known = new Map<Question, string>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const name = hashOf(resolved.answerOf(question, (file) => memory?.seenOf(file)));
    known.set(question, name);
    return name;
  };
}

const pathOf = ({ resolved }: BuildContext, address: string): { path: string } => ({
  path: resolved.site.basePath + address,
});
