import { block } from '../../../../model/diagnostics/example.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { isBroken } from '../../../../model/content/content.ts';
import { isSameData } from '../../../../model/content/same-data.ts';
import { comparable } from '../../../../model/words/comparable.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { opensPage } from '../../../schema/schemas.ts';
import type { WrittenBlock } from '../../../site/blocks-in.ts';
import { blockShown, sharedFrom } from '../../../site/shared-blocks.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

/** Lists that have words of their own for this, or where the same twice says something. */
const OTHERS = new Set(['redirects', 'aliases', 'only', 'fields', 'values', 'categories', 'rows', 'cells']);
/** What an entry is about: two entries with the same are one too many. */
const SUBJECTS = ['question'];

/** No list has an entry twice: most often it was copied and never changed. */
export const sameEntries = documentRule({
  meta: {
    codes: {
      'text/same-entry': {
        level: 'advice',
        title: 'The same stands twice in a list',
        message: ({ words, first, second }: { words: unknown; first: number; second: number }) => [
          `Number ${second} of this list says the same as number ${first}: ${shown(words)}.`,
          'Remove one of the two, or change its words.',
        ],
        why: 'Most often an entry was copied and never changed.',
        bad: block(
          '{ "type": "faq", "items": [{ "question": "How fast?", "answer": "In a day." }, { "question": "How fast?", "answer": "In a week." }] }',
        ),
        good: block(
          '{ "type": "faq", "items": [{ "question": "How fast?", "answer": "In a day." }, { "question": "How long?", "answer": "For a week." }] }',
        ),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    const path: DataPath = [];
    const enter = (key: string | number, value: unknown): void => {
      if (value === null || typeof value !== 'object') return;
      path.push(key);
      if (!Array.isArray(value)) walk(value as Record<string, unknown>);
      else {
        if (typeof key === 'string') reportRepeated(value, path, { document, site, report });
        for (let index = 0; index < value.length; index++) enter(index, value[index]);
      }
      path.pop();
    };
    const walk = (group: Record<string, unknown>): void => {
      for (const name in group) if (!OTHERS.has(name)) enter(name, group[name]);
    };
    walk(document.data ?? {});
  },
});

/** The first entry of a list that says what an earlier one says. */
function reportRepeated(
  list: unknown[],
  path: DataPath,
  { document, site, report }: Pick<Parameters<typeof sameEntries.check>[0], 'document' | 'site' | 'report'>,
): void {
  const context = { content: site.content, address: document.address };
  const compared = list.map(comparedBy);
  for (const [second, entry] of compared.entries()) {
    const first = compared.findIndex((other, at) => at === second || areSame(context, other, entry));
    if (first === second) continue;
    const subject = subjectOf(list[second]);
    const at = [...path, second, ...(subject === undefined ? [] : [subject])];
    report(
      'text/same-entry',
      { path: at, about: [...path] },
      { words: wordsOf(list[second]), first: first + 1, second: second + 1 },
    );
    return;
  }
}

/** The site, and the address of the page, of an entry. */
type PageContext = Pick<SiteContext, 'content'> & { address: string };

/** An entry, and the text that it is compared by, where it is a text or has a subject: each is compared with many. */
interface Compared {
  entry: unknown;
  text?: string;
}

function comparedBy(entry: unknown): Compared {
  const subject = subjectOf(entry);
  const text: unknown = subject === undefined ? entry : (entry as Record<string, unknown>)[subject];
  return { entry, ...(typeof text === 'string' && { text: comparable(text) }) };
}

/** A word may stand twice, such as "yes"; several words may not, nor may groups that have words. */
function areSame(context: PageContext, { entry: a, text: before }: Compared, { entry: b, text }: Compared): boolean {
  if (typeof a !== typeof b) return false;
  if (text !== undefined) return before === text && (typeof b !== 'string' || text.includes(' '));
  if (b === null || typeof b !== 'object' || Array.isArray(b) || a === null) return false;
  return !isOther(a as object, b) && isSameData(a, b) && Object.keys(b).length > 0 && !isReportedElsewhere(b, context);
}

/**
 * Whether another rule reports that an entry is there twice: a second hero, a duplicate section name, a shared block
 * that does not exist. A shared block counts as the block in its file.
 */
function isReportedElsewhere(entry: object, { content, address }: PageContext): boolean {
  const block = entry as WrittenBlock['block'];
  const within = block.type === 'shared' ? sharedFrom(content, address, block['name']) : [];
  const blocks = [block, ...within.flatMap(({ data }) => data?.['block'] ?? [])];
  return (
    !blockShown(content, address, block) ||
    blocks.some((each) => opensPage(content.schemas, Object(each).type) || hasName(each))
  );
}

/** Whether two entries differ in a plain value, as most do in their first: comparing them whole takes longer. */
function isOther(a: object, b: object): boolean {
  for (const name in b) {
    const value: unknown = b[name as keyof typeof b];
    if (typeof value !== 'object' && a[name as keyof typeof a] !== value) return true;
  }
  return false;
}

/** Whether a section name stands somewhere in an entry. */
const hasName = (entry: unknown): boolean =>
  entry !== null && typeof entry === 'object' && ('id' in entry || Object.values(entry).some(hasName));

const subjectOf = (entry: unknown): string | undefined =>
  entry !== null && typeof entry === 'object' ? SUBJECTS.find((name) => name in entry) : undefined;

const wordsOf = (entry: unknown): unknown =>
  typeof entry === 'string' ? entry : Object.values(entry as object).find((part) => typeof part === 'string');
