import type { Rule } from './rule.ts';
import * as all from './rules/index.ts';

/** All rules. */
export const rules = Object.values(all) as Rule[];
