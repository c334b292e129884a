import { blockName } from '../../model/content/block-name.ts';
import type { DocumentKind } from '../../model/content/content.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';
import type { Schema } from './schema.ts';
import { deref, type Schemas } from './schemas.ts';
import { isInBlock, walkTo, type Step } from './walk.ts';

/**
 * A place in words, counting from 1: `block 3 (hero "Cloud migration") › button 1`. Empty for the document as a whole.
 */
export function placeInWords(schemas: Schemas, kind: DocumentKind, data: unknown, path: DataPath): string {
  const steps = walkTo(schemas, kind, data, path);
  const words: string[] = [];
  for (let index = 1; index < steps.length; index++) {
    const step = steps[index] as Step;
    const parent = steps[index - 1] as Step;
    const here = path.slice(0, index);
    if (isBlock(kind, here))
      words.push(`block${typeof step.key === 'number' ? ` ${step.key + 1}` : ''}${blockLabel(schemas, step.value)}`);
    else if (typeof step.key === 'number') words.push(`${itemNoun(schemas, parent.schema)} ${step.key + 1}`);
    // A list is named by its items: "question 2", not "items › question 2".
    else if (typeof path[index] !== 'number') words.push(step.key);
  }
  return words.join(' › ');
}

const NOUNS: Record<DocumentKind, string> = {
  page: 'page',
  site: 'site file',
  language: 'site file',
  shared: 'shared block',
  block: 'kind of block',
  icon: 'icon',
};

/** What one thing in this place is called: "button", "question", "block". */
export function nounAt(schemas: Schemas, kind: DocumentKind, data: unknown, path: DataPath): string {
  if (path.length === 0) return NOUNS[kind];
  const steps = walkTo(schemas, kind, data, path);
  const step = steps.at(-1) as Step;
  if (isBlock(kind, path)) return `${(step.value as { type?: string } | undefined)?.type ?? ''} block`.trim();
  if (typeof step.key === 'number') return itemNoun(schemas, (steps.at(-2) as Step).schema);
  return (step.schema.title ?? String(step.key)).toLowerCase();
}

/** What one entry of a list is called, from the title of the entries or, for plain texts, of the list. */
export function itemNoun(schemas: Schemas, list: Schema): string {
  const item = deref(schemas, list.items);
  const listed = (list.title ?? '').toLowerCase();
  if (item.type === 'object' && item.title) return item.title === 'Entry' ? entryOf(listed) : item.title.toLowerCase();
  return listed.endsWith('s') ? singular(listed) : 'entry';
}

/** "menu entry", but not "entries entry". */
const entryOf = (listed: string): string => (/^(?:entries|items|list)?$/.test(listed) ? 'entry' : `${listed} entry`);

function singular(words: string): string {
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`;
  if (/(?:ss|x|ch)es$/.test(words)) return words.slice(0, -2);
  return words.endsWith('s') && !words.endsWith('ss') ? words.slice(0, -1) : words;
}

function isBlock(kind: DocumentKind, path: DataPath): boolean {
  return isInBlock(kind, path) && path.length === (kind === 'page' ? 2 : 1);
}

function blockLabel({ blockTypes }: Schemas, block: unknown): string {
  if (block === null || typeof block !== 'object') return '';
  const { type } = block as { type?: unknown };
  if (typeof type !== 'string' || !blockTypes.includes(type)) return '';
  const label = blockName(block as Record<string, unknown>);
  if (label === undefined) return ` (${type})`;
  const short = label.length > 40 ? `${label.slice(0, 39).trimEnd()}…` : label;
  return ` (${type} "${short}")`;
}
