type Moment = 'before' | 'after';

/** Both moments of a change. */
export const MOMENTS: Moment[] = ['before', 'after'];

/** Files by name, with their content before and after a change; undefined where a file does not exist then. */
export type FileVersions = Map<string, Partial<Record<Moment, Buffer | undefined>>>;
