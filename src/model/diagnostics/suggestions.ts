import { isListed, type FileSource } from '../content/files.ts';
import type { DataPath, Diagnostic, Location, Suggestion } from './diagnostic.ts';

/** Whether there is no doubt about a suggestion. */
export type Certainty = Pick<Suggestion, 'certain'>;

/** The suggestion that `npm run fix` does: the one without doubt, if there is one. */
export const fixOf = ({ suggestions }: Pick<Diagnostic, 'suggestions'>): Suggestion | undefined =>
  suggestions?.find(({ certain }) => certain);

/** The suggestion to write something else at a location; none where nothing is known that was meant. */
export function replaceWith(location: Location, value: unknown, { certain = false }: Certainty = {}): Suggestion[] {
  if (value === undefined) return [];
  return [{ edits: [{ kind: 'replace', location, value }], ...(certain ? { certain } : {}) }];
}

/** The suggestion to take an entry out of its list, and with the last one the list. */
export const removalFrom = (list: readonly unknown[], path: DataPath): Suggestion[] =>
  removal(list.length === 1 ? path.slice(0, -1) : path);

/** The suggestion to take a field or entry away. */
export const removal = (path: DataPath): Suggestion[] => [{ edits: [{ kind: 'remove', path }] }];

/** The suggestion to give a file another name; none where nothing is known that was meant, or where it is taken. */
export const renameFile = (source: FileSource, to: string | undefined): Suggestion[] =>
  to === undefined || isListed(source, to) ? [] : [{ edits: [{ kind: 'renameFile', to }] }];
