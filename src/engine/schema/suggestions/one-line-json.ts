/** Data as it is typed on one line, with spaces. */
export const oneLineJson = (data: unknown): string => JSON.stringify(data, null, 1).replace(/\n\s*/g, ' ');
