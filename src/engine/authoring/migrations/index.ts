import type { Migration } from '../migrate/migration.ts';

/** All steps, in order; the first leads to version 2. The format has had one version so far. */
export const migrations: Migration[] = [];
