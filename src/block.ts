// Components may import style sheets and pictures, and read variables: this tells the compiler of a site.
/// <reference types="vite/client" preserve="true" />
import type { RichText as FormattedText } from './model/page/types.ts';
import { RichText as Formatted } from './ui/text/RichText.tsx';

/*
 * What a site's own blocks are made with: `import { Section, type BlockProps } from 'pagewright/block'`. Everything else
 * comes from MUI and React.
 */
export { Section, SectionHead } from './ui/section/Section.tsx';
export { Container } from './ui/section/Container.tsx';
export { Grid, type GridProps } from './ui/lists/Grid.tsx';
export { Icon } from './ui/Icon.tsx';
export { Picture } from './ui/pictures/Picture.tsx';
export { Actions } from './ui/Actions.tsx';
export { TextLink } from './ui/text/TextLink.tsx';
export { entryHeadingLevel } from './ui/text/heading-level.ts';
export { useLanguage } from './strings/context.ts';
export type { CallToAction, IconName, Image, Link, Tone } from './model/page/types.ts';

/** Draws a formatted text; also the type of one. */
export const RichText = Formatted;
export type RichText = FormattedText;

/** A site's own blocks, by type: generated from its schemas, in `.pagewright/blocks.d.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Blocks {}

/** The properties of the component of a site's own block. */
export type BlockProps<Type extends keyof Blocks> = Blocks[Type];
