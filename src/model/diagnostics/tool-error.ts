const NAME = 'ToolError';

/**
 * The tool itself is broken, or was asked for something that it cannot do: not the content. Commands say so and end
 * with 2.
 */
export class ToolError extends Error {
  override readonly name = NAME;
}

/** Told by its name: what another thread throws has lost its class on the way. */
export const isToolError = (fault: unknown): fault is ToolError => (fault as Error | undefined)?.name === NAME;
