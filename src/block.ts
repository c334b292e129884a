/**
 * What a block of one's own is made with: `import { Section, type BlockProps } from 'pagewright/block'`. Everything else
 * comes from MUI and React themselves.
 */
export { Section, SectionHead } from './ui/Section.tsx';
export { Container } from './ui/Container.tsx';
export { Grid } from './ui/Grid.tsx';
export { Icon } from './ui/Icon.tsx';
export { Picture } from './ui/Picture.tsx';
export { RichText } from './ui/RichText.tsx';
export { Actions } from './ui/Actions.tsx';
export { TextLink } from './ui/TextLink.tsx';
export { entryHeadingLevel } from './ui/heading-level.ts';

/** The blocks that a site brings itself, by type. Written for each site from its schemas, to `.pagewright/blocks.d.ts`. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface OwnBlocks {}

/** What the component of an own block is given. */
export type BlockProps<Type extends keyof OwnBlocks> = OwnBlocks[Type];
