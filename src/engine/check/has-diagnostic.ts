import type { ContentDocument } from '../../model/content/content.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';

/** Tells whether a document has a diagnostic of its own at a path, so that no rule reports the value a second time. */
export function hasDiagnosticAt({ diagnostics }: Pick<ContentDocument, 'diagnostics'>): (path?: DataPath) => boolean {
  const wrong = new Set(diagnostics.map(({ location }) => JSON.stringify(location.path)));
  return (path) => wrong.has(JSON.stringify(path));
}

/** Tells whether a group has an unknown field: a field that seems to be missing may be there under that name. */
export function hasUnknownFieldIn({ diagnostics }: Pick<ContentDocument, 'diagnostics'>): (group: DataPath) => boolean {
  const unknown = diagnostics.filter(({ code }) => code.endsWith('/unknown-field'));
  const groups = new Set(unknown.map(({ location: { path = [] } }) => JSON.stringify(path.slice(0, -1))));
  return (group) => groups.has(JSON.stringify(group));
}
