/**
 * An option of Node for what runs very much code a little, as tests do: V8 compiles a function to fast code after it has
 * run for about eight times as long as usual (67,584 bytes of bytecode). Else that takes a fifth of the tests' time.
 */
export const COMPILE_LATER = '--interrupt-budget=500000';
