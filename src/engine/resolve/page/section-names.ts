type Named = Record<string, unknown>;

/** The section names of blocks and of their parts. */
export const namesIn = (blocks: Named[]): Set<string> =>
  new Set(
    blocks
      .flatMap((block) => [block, ...((block['sections'] as Named[] | undefined) ?? [])])
      .flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
  );

/** A section name that the page does not have yet, and has from now on. */
export function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
  taken.add(name);
  return name;
}
