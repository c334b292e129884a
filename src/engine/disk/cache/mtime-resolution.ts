/** In milliseconds. Clocks of some disks tick that slowly, and tell whole seconds then. */
const COARSE = 2_000;
/** Others tell fractions of milliseconds; the system moves them on every few milliseconds. */
const FINE = 50;

/**
 * When a file that was changed at a time cannot change again within the same tick of its disk's clock: from then on, the
 * same time means the same file.
 */
export const settledAt = (changed: number): number => changed + (Number.isInteger(changed) ? COARSE : FINE);
