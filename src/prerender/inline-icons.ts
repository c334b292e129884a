const USE = /<use href="#([^"]+)"(?:><\/use>|\/>)/g;

/** The ids of the drawings that HTML refers to, each as often as it does. */
export const drawingsIn = (html: string): string[] => [...html.matchAll(USE)].map(([, id = '']) => id);

/**
 * HTML with drawings in their places: what is shown once costs less there than in the sprite.
 * @param drawings by id
 * @param shared the ids of those that stay in the sprite
 */
export function withDrawings(html: string, drawings: ReadonlyMap<string, string>, shared: ReadonlySet<string>): string {
  const seen = new Set<string>();
  const again = new Set(drawingsIn(html).filter((id) => seen.size === seen.add(id).size));
  return html.replace(USE, (use, id: string) => (again.has(id) || shared.has(id) ? use : (drawings.get(id) ?? use)));
}
