/** The level of a heading below that of the page. */
export type HeadingLevel = 'h2' | 'h3';

/** The heading level of the entries of a block: `h3` below a heading of the block, `h2` where it has none. */
export const entryHeadingLevel = ({ heading }: { heading?: string }): HeadingLevel => (heading ? 'h3' : 'h2');
