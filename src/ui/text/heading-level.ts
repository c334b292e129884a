/** The level of a heading below that of the page. */
export type HeadingLevel = 'h2' | 'h3';

/** The level at which the entries of a block have their titles: below the block's heading, or in its place. */
export const entryHeadingLevel = ({ heading }: { heading?: string }): HeadingLevel => (heading ? 'h3' : 'h2');
