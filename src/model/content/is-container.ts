/** Whether a value holds other values: a group or a list. */
export const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
