/** How narrow an entry of a list may be, and how much space is between two, in rem, where a list says nothing else. */
export const MIN_ENTRY_WIDTH = 17;
export const GAP = 1.5;

const roomFor = (entries: number): number => entries * (MIN_ENTRY_WIDTH + GAP) - GAP;

/** What holds a list, as wide as two of its entries are beside each other, and not three. */
export const TWO_IN_ROW = `@container(min-width:${roomFor(2)}rem) and (max-width:${roomFor(3) - 0.01}rem)`;

/** The same as wide as three are. */
export const THREE_IN_ROW = `@container(min-width:${roomFor(3)}rem)`;
