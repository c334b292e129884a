/** The blocks that a site brings itself: written by the bundler (see src/engine/build/code/own-blocks-plugin.ts). */
declare module 'virtual:pagewright/own-blocks' {
  export const ownBlocks: Record<string, () => Promise<{ default: unknown }>>;
}
