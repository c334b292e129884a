import { around } from './en-around.ts';
import { inPages } from './en-pages.ts';

/**
 * Every sentence that visitors read and no author wrote, in English, by the place where it stands: data, with places
 * such as {name}. What a block says is a section with the name of its type (see model/page/sections.ts). Only a
 * counted sentence has an `other`.
 */
export const en = { ...inPages, ...around };
