import { isGroup } from '../content/is-group.ts';

/** A value of a file as text. A group is empty: it may have a field such as "toString". */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return isGroup(value) ? '' : String(value);
}
