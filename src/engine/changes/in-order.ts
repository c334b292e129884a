import { compareTexts } from '../../model/compare.ts';
import type { ChangeKind } from '../check/affected/changed-file.ts';

const ORDER: ChangeKind[] = ['added', 'moved', 'changed', 'removed'];

/** Changes as they are reported: by kind, and within one by name. */
export const inOrder = <T extends { how: ChangeKind }>(changes: T[], nameOf: (change: T) => string): T[] =>
  changes.toSorted((a, b) => ORDER.indexOf(a.how) - ORDER.indexOf(b.how) || compareTexts(nameOf(a), nameOf(b)));
