import { advice } from '../../src/engine/check/words/advice.ts';

/** The "checks" of a site that is small on purpose: no advice about it, except on lengths, which stand in the schemas. */
export const NO_ADVICE = Object.fromEntries(
  Object.keys(advice)
    .filter((code) => code !== 'text/too-long')
    .map((code) => [code, 'off']),
);
