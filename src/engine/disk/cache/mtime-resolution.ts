/** The resolution of file systems whose mtimes have whole seconds, in milliseconds. */
const COARSE = 2_000;
/** The resolution of others, in milliseconds: the kernel updates its clock every few milliseconds only. */
const FINE = 50;

/**
 * From when on a file cannot be changed any more and keep its mtime, in milliseconds since 1970: then the same mtime
 * means the same content.
 * @param changed its mtime
 */
export const settledAt = (changed: number): number => changed + (Number.isInteger(changed) ? COARSE : FINE);
