import type { Code } from '../messages.ts';
import { advice } from './advice.ts';
import type { Explanation } from './explanation.ts';
import { faults } from './faults.ts';
import { reading } from './reading.ts';

/** Every code has one: a new code without it fails the type check. */
export const explanations: Record<Code, Explanation> = { ...reading, ...faults, ...advice };
