import type { ContentMemory } from '../../disk/cache/memory.ts';
import { once } from '../../../model/once.ts';
import type { Question } from '../../resolve/reads.ts';
import type { BuildRecord, PageRecord } from '../build-record.ts';
import { hashOf } from '../hash.ts';
import type { PlaceOf } from '../hosts/files/host-files.ts';
import { isAsLeft, type LastOutput } from '../output/output-folder.ts';
import { isOfSearchIndex } from '../site-files/search-output.ts';
import { isInShard, type Shard } from '../output/shards.ts';
import { blocksKeys, documentKeys, keyIn } from './document-key.ts';
import type { BuildContext, BuiltPage, PageJob } from './page-builder.ts';

/** Which pages are as they were, and which have to be looked at. */
export interface PagePlan {
  /** The files of the pages that are. */
  same: string[];
  jobs: PageJob[];
  /** What each page is made of, by address. */
  pages: Record<string, PageRecord>;
  /** Keeps what is known of a page once it is built. */
  note(job: PageJob, built: BuiltPage): void;
  /** What pages have asked, with the names of the answers. */
  answers(): BuildRecord['answers'];
}

interface Before {
  last: LastOutput;
  record: Pick<BuildRecord, 'pages' | 'answers' | 'components'>;
  /** Whether what any page may read is as it was. */
  isSameCommon: boolean;
  memory: ContentMemory | undefined;
  shard: Shard | undefined;
  /** Where the host looks for the files of a page. */
  placeOf: PlaceOf;
}

/**
 * Compares every page with the last build. A page is resolved again when its text has changed, when other code draws one
 * of its blocks, or when a question that it asked about other pages has another answer; it gets another document when its
 * blocks or what stands around them have changed.
 */
export function planPages(
  context: BuildContext,
  { last, record, isSameCommon, memory, shard, placeOf }: Before,
): PagePlan {
  const { resolved, code } = context;
  const answer = answersIn(context, memory);
  const keyOf = documentKeys(context);
  const blocksKeyOf = blocksKeys(code);
  const isDrawnAlike = sameCode(record.components, code.components);
  const plan = pagePlan(answer);
  for (const folder of resolved.folders)
    plan.jobs.push({ address: folder, isNotFound: true, files: placeOf(folder, true) });
  const isAnsweredAlike = (question: Question): boolean => answer(question) === record.answers[question];
  const isLeft = (name: string): boolean => isAsLeft(last, name, last.files[name]?.key ?? '');
  for (const [address, file] of resolved.addresses) {
    if (shard && !isInShard(address, shard)) continue;
    const source = memory?.hashOf(file) ?? '';
    const { asked = [], main, types = '', source: before } = record.pages[address] ?? {};
    const isSameText = isSameCommon && source !== '' && before === source;
    const isSame = isSameText && isDrawnAlike(types) && asked.every(isAnsweredAlike);
    plan.pages[address] = { file, source, types, asked, ...(main && { main }) };
    const files = placeOf(address);
    const { document, copy = document, data = '' } = files;
    const dataKey = last.files[data]?.key ?? '';
    const extras = context.extras.namesFor(address).filter((name) => last.files[name]);
    if (!isSame || !isAsLeft(last, data, dataKey)) {
      plan.jobs.push({ address, files });
      continue;
    }
    const blocksKey = blocksKeyOf(dataKey, types);
    const key = keyOf(blocksKey, pathOf(context, address));
    const { rest, menus, outline } = keyIn(last.files[document]?.key);
    const isWhole = rest === key.rest && [document, copy, ...extras].every(isLeft);
    if (isWhole && menus === key.menus) plan.same.push(...Object.values(files), ...extras);
    else if (isWhole && main) plan.jobs.push({ address, files, main, sameBut: { blocksKey, outline, extras } });
    else plan.jobs.push(main && isLeft(document) ? { address, files, main } : { address, files });
  }
  return plan;
}

interface Changed {
  last: LastOutput;
  record: BuildRecord;
  memory: ContentMemory;
  placeOf: PlaceOf;
}

/**
 * Which pages have other words, where nothing else has changed: no other page sees these words. Undefined when somebody
 * has touched the last build, and all has to be looked at.
 */
export function planChanged(context: BuildContext, { last, record, memory, placeOf }: Changed): PagePlan | undefined {
  const answer = answersIn(context, memory);
  const plan = pagePlan((question) => record.answers[question] ?? answer(question), { ...record.pages });
  const written = new Set<string>();
  for (const [address, page] of Object.entries(record.pages)) {
    const source = memory.hashOf(page.file) ?? '';
    if (source === page.source) continue;
    plan.pages[address] = { ...page, source };
    const job = { address, files: placeOf(address) };
    plan.jobs.push(job);
    for (const name of [...Object.values(job.files), ...context.extras.namesFor(address)]) written.add(name);
  }
  plan.same.push(...Object.keys(last.files).filter((name) => !written.has(name) && !isOfSearchIndex(name)));
  const isLeft = (name: string): boolean => isAsLeft(last, name, last.files[name]?.key);
  return plan.same.every(isLeft) ? plan : undefined;
}

function pagePlan(answer: (question: Question) => string, pages: PagePlan['pages'] = {}): PagePlan {
  return {
    same: [],
    jobs: [],
    pages,
    note({ address, isNotFound, main }, built) {
      const page = pages[address];
      if (!page || isNotFound) return;
      if (built.main) page.main = built.main;
      if (main) return;
      page.asked = built.asked;
      page.types = built.types;
    },
    answers() {
      const asked = new Set(Object.values(pages).flatMap((page) => page.asked));
      return Object.fromEntries([...asked].map((question) => [question, answer(question)]));
    },
  };
}

/** Whether the code is as it was that draws blocks of some types. */
function sameCode(before: Record<string, string>, now: Record<string, string>): (types: string) => boolean {
  const known = new Map<string, boolean>();
  return (types) => once(known, types, () => types.split(' ').every((type) => before[type] === now[type]));
}

/** Names answers, each question asked once. */
function answersIn({ resolved }: BuildContext, memory: ContentMemory | undefined): (question: Question) => string {
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
