import type { ContentMemory } from '../disk/memory.ts';
import type { Question } from '../resolve/reads.ts';
import type { BuildRecord, PageRecord } from './build-record.ts';
import { hashOf } from './hash.ts';
import type { PlaceOf } from './host-files.ts';
import { isAsLeft, type LastOutput } from './output-folder.ts';
import { isInShard, type Shard } from './shards.ts';
import { documentKey, documentKeys, type BuildContext, type BuiltPage, type PageJob } from './page-builder.ts';

/** Which pages are as they were, and which have to be looked at. */
export interface PagePlan {
  /** The files of the pages that are. */
  same: string[];
  jobs: PageJob[];
  /** What each page is made of, by address. */
  pages: Record<string, PageRecord>;
  /** Keeps what is known of a page once it is built. */
  note(job: PageJob, built: BuiltPage): void;
}

interface Before {
  last: LastOutput;
  record: Pick<BuildRecord, 'pages'>;
  /** Whether what any page may read is as it was. */
  isSameCommon: boolean;
  memory: ContentMemory | undefined;
  shard: Shard | undefined;
  /** Where the host looks for the files of a page. */
  placeOf: PlaceOf;
}

/**
 * Compares every page with the last build. A page is resolved again when its text has changed, or when a question that
 * it asked about other pages has another answer; it gets another document when its data or what stands around it has
 * changed.
 */
export function planPages(
  context: BuildContext,
  { last, record, isSameCommon, memory, shard, placeOf }: Before,
): PagePlan {
  const { resolved } = context;
  const answer = answers(context, memory);
  const keyAround = documentKeys(context);
  const plan: PagePlan = {
    same: [],
    jobs: resolved.folders.map((folder) => ({ address: folder, isNotFound: true, files: placeOf(folder, true) })),
    pages: {},
    note: ({ address, isNotFound, main }, built) => {
      const page = plan.pages[address];
      if (!page || isNotFound) return;
      if (built.main) page.main = built.main;
      if (!main) page.asked = Object.fromEntries(built.asked.map((question) => [question, answer(question)]));
    },
  };
  const isLeft = (name: string): boolean => isAsLeft(last, name, last.files[name]?.key ?? '');
  for (const [address, file] of resolved.addresses) {
    if (shard && !isInShard(address, shard)) continue;
    const source = memory?.hashOf(file) ?? '';
    const { asked = {}, main, source: before } = record.pages[address] ?? {};
    const isSameText = isSameCommon && source !== '' && before === source;
    const isSame = isSameText && Object.entries(asked).every(([question, then]) => answer(question) === then);
    plan.pages[address] = { source, asked, ...(main && { main }) };
    const files = placeOf(address);
    const { document, copy = document, data = '' } = files;
    const dataKey = last.files[data]?.key ?? '';
    const extras = context.extras.namesFor(address).filter((name) => last.files[name]);
    const isWhole = (): boolean => {
      const key = documentKey(dataKey, keyAround(pathOf(context, address)));
      return [document, copy].every((name) => isAsLeft(last, name, key)) && extras.every(isLeft);
    };
    if (!isSame || !isAsLeft(last, data, dataKey)) plan.jobs.push({ address, files });
    else if (isWhole()) plan.same.push(...Object.values(files), ...extras);
    else plan.jobs.push(main && isLeft(document) ? { address, files, main } : { address, files });
  }
  return plan;
}

/** Names of answers, each question asked once. */
function answers({ resolved }: BuildContext, memory: ContentMemory | undefined): (question: Question) => string {
  const known = new Map<Question, string>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const name = hashOf(resolved.answerOf(question, (file) => memory?.seenOf(file)?.all));
    known.set(question, name);
    return name;
  };
}

const pathOf = ({ resolved }: BuildContext, address: string): { path: string } => ({
  path: resolved.site.basePath + address,
});
