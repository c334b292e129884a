/** The command was written wrongly: the message says how, and the usage follows. */
export class UsageError extends Error {}
