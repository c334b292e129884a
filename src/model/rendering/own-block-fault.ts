const NAME = 'OwnBlockFault';

/** A block that a site brings itself cannot be drawn. Told by its name: who renders is a bundle of its own. */
export class OwnBlockFault extends Error {
  override readonly name = NAME;
}

/** Whether what was thrown is such a fault, in whichever bundle. */
export const isOwnBlockFault = (fault: unknown): fault is OwnBlockFault => (fault as Error | undefined)?.name === NAME;
