/** Whether a value is a group of fields: no list, no text, not nothing. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
