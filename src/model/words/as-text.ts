import { isGroup } from '../content/is-group.ts';

/** A value of a file as a text. A group may have fields that JavaScript would ask for its text. */
export const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).join(',') : isGroup(value) ? '' : String(value);
