/**
 * Options of Node 20 for what runs very much code a little, as tests do: V8 optimizes a function after seven times as
 * many bytes of bytecode as the 67,584 that are usual. Optimizing took a fifth of the tests' time. From Node 21 on, V8
 * counts calls in place of bytecode, and does not start with the option.
 * @param node its version
 */
export const compileLater = (node = process.versions.node): string[] =>
  Number.parseInt(node) < 21 ? ['--interrupt-budget=500000'] : [];
