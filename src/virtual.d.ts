/**
 * The blocks that a site brings itself: written by the bundler (see src/engine/build/bundle/own/own-blocks-plugin.ts). None in
 * what a build makes for browsers, where pages name theirs.
 */
declare module 'virtual:pagewright/own-blocks' {
  export const ownBlocks: Record<string, () => Promise<{ default: unknown }>>;
}

/**
 * What styles pass through on pages that are written from the right, and what tells components of it: nothing, unless a
 * site has such pages and blocks of its own, whose left and right may be meant for others. Written by the bundler, too.
 */
declare module 'virtual:pagewright/mirrored' {
  export const mirrored: typeof import('./theme/mirrored.tsx').mirrored | undefined;
}
