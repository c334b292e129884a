import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { hasBillingChoice } from '../../../model/page/billing-choice.ts';
import type { WrittenBlock } from '../blocks-in.ts';
import { spokenByForms } from './spoken-by-forms.ts';

type Block = WrittenBlock['block'];
type Says = (block: Block) => boolean;

/** The fields of blocks that decide which sentences these say; of those in a list, the ones of its entries. */
export const SENTENCE_ENTRIES: Readonly<Record<string, { list: string; fields: readonly string[]; own: string[] }>> = {
  pricing: { list: 'plans', fields: ['annual', 'monthly'], own: ['unit'] },
  timeline: { list: 'entries', fields: ['mark'], own: [] },
};

const has =
  (field: string): Says =>
  (block) =>
    block[field] !== undefined;
const lacks =
  (field: string): Says =>
  (block) =>
    block[field] === undefined;
const either =
  (...all: Says[]): Says =>
  (block) =>
    all.some((says) => says(block));
const both =
  (...all: Says[]): Says =>
  (block) =>
    all.every((says) => says(block));
const entriesIn = (list: string, { [list]: entries }: Block): Record<string, unknown>[] =>
  Array.isArray(entries) ? entries.filter(isGroup) : [];
const anEntry =
  (list: string, is: (entry: Record<string, unknown>) => boolean): Says =>
  (block) =>
    entriesIn(list, block).some(is);

const billingChoice: Says = (block) => hasBillingChoice({ plans: entriesIn('plans', block) });
const annual = anEntry('plans', (plan) => plan['annual'] !== undefined);
const monthly = anEntry('plans', (plan) => plan['monthly'] !== undefined);
const marked = (mark: string): Says => anEntry('entries', (entry) => entry['mark'] === mark);

/** The sentences of a block that only some of its kind say, and which do. */
const NOT_BY_ALL: Readonly<Record<string, Readonly<Record<string, Says>>>> = {
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

/** Tells of a sentence of the table whether one of these blocks says it, where not all of its kind do. */
export function spokenByBlocks(blocks: readonly Block[]): (path: DataPath) => boolean {
  const isSpokenByForms = spokenByForms(blocks.filter(({ type }) => type === 'inquiryForm'));
  return (path) => {
    const [section, name] = path.map(String);
    const says = NOT_BY_ALL[section ?? '']?.[name ?? ''];
    return says === undefined ? isSpokenByForms(path) : blocks.some((block) => block.type === section && says(block));
  };
}
