const USE = /<use href="#([^"]+)"(?:><\/use>|\/>)/g;

/** The ids of the drawings that HTML refers to, one for each reference. */
export const drawingsIn = (html: string): string[] => [...html.matchAll(USE)].map(([, id = '']) => id);

/**
 * HTML with drawings inline in place of their references: what is shown once costs fewer bytes there than in the
 * sprite.
 * @param drawings the shapes by id
 * @param shared the ids of those that stay in the sprite
 */
export function withDrawings(html: string, drawings: ReadonlyMap<string, string>, shared: ReadonlySet<string>): string {
  const seen = new Set<string>();
  const repeated = new Set(drawingsIn(html).filter((id) => seen.size === seen.add(id).size));
  return html.replace(USE, (use, id: string) => (repeated.has(id) || shared.has(id) ? use : (drawings.get(id) ?? use)));
}
