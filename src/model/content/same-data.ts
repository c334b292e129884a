import { byKey } from '../compare.ts';
import { isContainer } from './is-container.ts';

/** Whether two values of JSON say the same, whatever the order of their fields. A field may be called "toString". */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameData(a[name], b[name]))
  );
}

/** A text that two values of JSON share if they say the same, and no others: to find one among thousands. */
export const keyOfData = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    isContainer(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(byKey)) : part,
  );
