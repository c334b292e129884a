import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { isSameData } from '../../../model/content/same-data.ts';
import type { DocumentKind } from '../../../model/content/content.ts';

/** What a file of content says, in whichever version of the format. */
export type Data = Record<string, unknown>;

/** One step from a version of the content format to the next. See src/engine/authoring/migrations/README.md. */
export interface Migration {
  /** The version that files have afterwards; "version" is written by the command. */
  to: number;
  /** What changes, in an author's words. */
  title: string;
  /**
   * The new data of a page. It may change and return what it is given; given its own result it must not change it
   * again.
   */
  page(data: Data): Data;
  /** The same for a shared block, if the step is about blocks. */
  shared?(data: Data): Data;
  /** The same for the site file, if the step is about it. */
  site?(data: Data): Data;
}

const FIRST = 1;

/** The version that this copy of the program reads. Throws when a step is missing, or they are out of order. */
export function latestVersion(migrations: Migration[]): number {
  for (const [index, { to }] of migrations.entries()) {
    if (to !== FIRST + index + 1)
      throw new ToolError(
        `The migrations are not in order: after version ${FIRST + index} comes one to version ${to}.`,
      );
  }
  return FIRST + migrations.length;
}

/** Takes data from its own version to the latest. Throws when a step would change its own result again. */
export function migrateData(kind: DocumentKind, data: Data, migrations: Migration[]): Data {
  let current = data;
  for (const migration of migrations) {
    if (migration.to <= (current['version'] as number)) continue;
    const own = kind === 'language' ? 'site' : kind;
    const change = own === 'block' || own === 'icon' ? undefined : migration[own];
    const step = (before: Data): Data => change?.call(migration, structuredClone(before)) ?? before;
    const next = step(current);
    if (!isSameData(step(next), next))
      throw new ToolError(`The migration to version ${migration.to} would change its own result again. It must not.`);
    current = 'version' in next ? { ...next, version: migration.to } : { version: migration.to, ...next };
  }
  return current;
}
