import type { Validators } from '../../schema/validator.ts';

/**
 * The built-in schemas, compiled: in a bundle of the commands `scripts/pack/validators.ts` stands in for this file.
 * Where TypeScript is run as it is written there are none, and schemas are compiled when they are needed.
 */
export const compiled: { of: string; validators: Validators } = { of: '', validators: {} };
