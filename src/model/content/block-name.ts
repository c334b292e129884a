/**
 * What a block is called by its own words, for whoever has to tell it from others: its heading, or what stands for one.
 */
export const blockName = (block: Record<string, unknown>): string | undefined =>
  NAMES.map((field) => block[field]).find((text): text is string => typeof text === 'string' && text.trim() !== '');

const NAMES = ['heading', 'title', 'formTitle', 'name'];
