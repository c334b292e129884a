/** What a page loads from elsewhere, by the directive of its content security policy. */
export type Sources = Partial<
  Record<'script-src' | 'connect-src' | 'img-src' | 'media-src' | 'frame-src', readonly string[]>
>;

/** All that any of these allow, each source once. */
export function joinSources(all: readonly Sources[]): Sources {
  const sources: Record<string, string[]> = {};
  for (const [directive, added] of all.flatMap((each) => Object.entries(each)))
    if (added.length > 0) sources[directive] = [...new Set([...(sources[directive] ?? []), ...added])];
  return sources;
}
