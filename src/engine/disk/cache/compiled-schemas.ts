import type { Validators } from '../../schema/validator.ts';

/**
 * The compiled validators of the built-in schemas, and the fingerprint of these. The bundler of the commands replaces
 * this module (`scripts/pack/validators.ts`); from sources, there are none, and schemas are compiled when they are
 * needed.
 */
export const compiled: { of: string; validators: Validators } = { of: '', validators: {} };
