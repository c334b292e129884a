/** A command was typed wrongly. The message is shown with the usage below it. */
export class UsageError extends Error {}
