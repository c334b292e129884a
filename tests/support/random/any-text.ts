import fc from 'fast-check';

/**
 * Any text that a program can hold, halves of surrogate pairs included. What fast-check has for it learns all of Unicode
 * first, which takes seconds.
 */
export const anyText = (size: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string(size),
    fc
      .array(fc.integer({ min: 0, max: 0x10_ff_ff }), size)
      .map((codes) => codes.map((code) => String.fromCodePoint(code)).join('')),
  );
