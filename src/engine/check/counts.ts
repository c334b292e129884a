import { isGroup } from '../../model/content/is-group.ts';
import type { DataPath, Location, Suggestion } from '../../model/diagnostics/diagnostic.ts';

/** The groups of a list, as far as it is one, with their places. */
export function groupsIn(list: unknown): { group: Record<string, unknown>; index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((group: unknown, index) => (isGroup(group) ? [{ group, index }] : []));
}

interface CountFault {
  location: Location;
  args: { found: number; wanted: number };
  suggestions: Suggestion[];
}

/** What is wrong with a list that needs so many entries: it is short, or has some at the end that belong to nothing. */
export function countFault(list: unknown, wanted: number, path: DataPath): CountFault | undefined {
  if (!Array.isArray(list) || list.length === wanted) return undefined;
  const args = { found: list.length, wanted };
  if (list.length < wanted) return { location: { path }, args, suggestions: [] };
  const surplus = list.slice(wanted).map((_, index): DataPath => [...path, wanted + index]);
  const edits = surplus.toReversed().map((each) => ({ kind: 'remove' as const, path: each }));
  return { location: { path: [...path, wanted] }, args, suggestions: [{ edits }] };
}
