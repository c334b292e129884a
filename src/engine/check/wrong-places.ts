import type { ContentDocument } from '../../model/content/content.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';

/** Tells whether something is wrong by itself with what stands at a place of a document: that is not told twice. */
export function wrongPlaces({ diagnostics }: Pick<ContentDocument, 'diagnostics'>): (path?: DataPath) => boolean {
  const wrong = new Set(diagnostics.map(({ location }) => JSON.stringify(location.path)));
  return (path) => wrong.has(JSON.stringify(path));
}

/** Tells whether a group has a field that does not exist there: what it lacks may be what that one was meant to be. */
export function misnamedIn({ diagnostics }: Pick<ContentDocument, 'diagnostics'>): (group: DataPath) => boolean {
  const unknown = diagnostics.filter(({ code }) => code.endsWith('/unknown-field'));
  const groups = new Set(unknown.map(({ location: { path = [] } }) => JSON.stringify(path.slice(0, -1))));
  return (group) => groups.has(JSON.stringify(group));
}
