import { adviceCodes } from '../../../src/engine/check/codes.ts';

/**
 * The "checks" of a site that is small on purpose: no advice about it, except on lengths, which stand in the schemas.
 */
export const NO_ADVICE = Object.fromEntries(
  adviceCodes.filter((code) => code !== 'text/too-long').map((code) => [code, 'off']),
);
