import { isGroup } from '../../../model/content/is-group.ts';
import { blocksFrom } from './block-from.ts';
import { formsIn } from './form-in.ts';
import type { Schema } from '../schema.ts';
import { deref, type Schemas } from '../schemas.ts';

/** What a list holds that was written as one of its entries, or as a text with all of them. */
interface ListFrom {
  list: unknown[];
  certain: boolean;
}

/** What lists begin their lines with where they are typed. */
const MARK = /^\s*(?:[-–—*•·▪✓✔]|\d{1,2}[.)])\s+/;
/** Words between two commas, beyond which they are rather a part of a sentence. */
const MOST_WORDS = 4;

/**
 * The list that was meant where something else stands: a text with its entries in lines, or between semicolons or
 * commas, or the only one of its groups.
 */
export function listFrom(schemas: Schemas, { items }: Schema, value: unknown): ListFrom | undefined {
  const entry = deref(schemas, items);
  const pattern = entry.pattern === undefined ? undefined : schemas.patterns.of(entry.pattern);
  const formed = pattern && (typeof value === 'string' || isPairs(value)) ? formsIn(pattern, value) : undefined;
  if (formed) return { list: formed, certain: false };
  if (isGroup(value)) {
    const blocks = entry.title === 'Block' ? blocksFrom(schemas, value) : undefined;
    if (blocks) return { list: blocks, certain: true };
    const names = Object.keys(entry.properties ?? {});
    const isEntry = Object.keys(value).every((name) => names.includes(name)) && Object.keys(value).length > 0;
    return isEntry ? { list: [value], certain: true } : undefined;
  }
  return typeof value === 'string' && [entry.type].flat().includes('string') ? entriesIn(value) : undefined;
}

function entriesIn(text: string): ListFrom {
  const lines = text.split(/\n+/).map((line) => line.replace(MARK, ''));
  if (lines.length > 1) return { list: wordsOf(lines), certain: true };
  const parts = text.split(';');
  if (parts.length > 1) return { list: wordsOf(parts), certain: true };
  // A sentence may have commas, too.
  const between = text.split(/,\s+/);
  const isShort = between.every((words) => words.trim().split(/\s+/).length <= MOST_WORDS) && !/[.!?]/.test(text);
  return { list: isShort ? wordsOf(between) : [text.trim()], certain: isShort || between.length === 1 };
}

/** Whether a group has nothing but texts. */
export const isPairs = (value: unknown): value is Record<string, string> =>
  isGroup(value) && Object.values(value).every((part) => typeof part === 'string');

const wordsOf = (parts: string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');
