/**
 * The tool itself is broken, or was asked for something that it cannot do: not the content. Commands say so and end
 * with 2.
 */
export class ToolError extends Error {}
