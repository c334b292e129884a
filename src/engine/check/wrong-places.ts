import type { ContentDocument } from '../../model/content/content.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';

/** Tells whether something is wrong by itself with what stands at a place of a document: that is not told twice. */
export function wrongPlaces({ diagnostics }: Pick<ContentDocument, 'diagnostics'>): (path?: DataPath) => boolean {
  const wrong = new Set(diagnostics.map(({ location }) => JSON.stringify(location.path)));
  return (path) => wrong.has(JSON.stringify(path));
}
