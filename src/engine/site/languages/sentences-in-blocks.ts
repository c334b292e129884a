import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { hasBillingChoice } from '../../../model/page/billing-choice.ts';
import type { WrittenBlock } from '../blocks-in.ts';
import { isUsedByForms } from './sentences-in-forms.ts';

type Block = WrittenBlock['block'];
type Condition = (block: Block) => boolean;

/** The fields of blocks that decide which sentences they show: of the entries of a list, and of the block itself. */
export const SENTENCE_ENTRIES: Readonly<Record<string, { list: string; fields: readonly string[]; own: string[] }>> = {
  pricing: { list: 'plans', fields: ['annual', 'monthly'], own: ['unit'] },
  timeline: { list: 'entries', fields: ['mark'], own: [] },
};

const has =
  (field: string): Condition =>
  (block) =>
    block[field] !== undefined;
const lacks =
  (field: string): Condition =>
  (block) =>
    block[field] === undefined;
const either =
  (...all: Condition[]): Condition =>
  (block) =>
    all.some((holds) => holds(block));
const both =
  (...all: Condition[]): Condition =>
  (block) =>
    all.every((holds) => holds(block));
const entriesIn = (list: string, { [list]: entries }: Block): Record<string, unknown>[] =>
  Array.isArray(entries) ? entries.filter(isGroup) : [];
const anEntry =
  (list: string, is: (entry: Record<string, unknown>) => boolean): Condition =>
  (block) =>
    entriesIn(list, block).some(is);

const billingChoice: Condition = (block) => hasBillingChoice({ plans: entriesIn('plans', block) });
const annual = anEntry('plans', (plan) => plan['annual'] !== undefined);
const monthly = anEntry('plans', (plan) => plan['monthly'] !== undefined);
const marked = (mark: string): Condition => anEntry('entries', (entry) => entry['mark'] === mark);

/** Sentences that only some blocks of a type show, and the condition for each. */
const OPTIONAL: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  collection: {
    all: either(has('filters'), has('categories')),
    categories: has('categories'),
    ...Object.fromEntries(['pages', 'page', 'previous', 'next', 'part'].map((name) => [name, has('perPage')])),
    listed: either(has('perPage'), has('categories')),
    learnMore: lacks('linkLabel'),
    nothing: lacks('empty'),
    noMatch: has('filters'),
    shown: has('filters'),
  },
  pricing: {
    billing: billingChoice,
    annually: annual,
    monthly,
    unit: both(billingChoice, lacks('unit')),
    billedAnnually: annual,
    billedMonthly: monthly,
  },
  timeline: { alarm: marked('alarm'), action: marked('action'), done: marked('done') },
};

/** Tells whether any of these blocks shows a sentence of the table; true for sentences that are not optional. */
export function isUsedByBlocks(blocks: readonly Block[]): (path: DataPath) => boolean {
  const isInForms = isUsedByForms(blocks.filter(({ type }) => type === 'inquiryForm'));
  return (path) => {
    const [section, name] = path.map(String);
    const holds = OPTIONAL[section ?? '']?.[name ?? ''];
    return holds === undefined ? isInForms(path) : blocks.some((block) => block.type === section && holds(block));
  };
}
