import createCache, { type EmotionCache } from '@emotion/cache';
import { mirrored } from 'virtual:pagewright/mirrored';

// One list for all caches, since Emotion keeps what it compiled by it. No plugins: the default one adds prefixes for
// browsers that lack far more than prefixes.
const NO_PLUGINS: [] = [];

/** A style cache: for the life of a document in a browser, or for something that is rendered to HTML. */
export function createStyleCache(dir: string | undefined): EmotionCache {
  const cache = createCache({ key: 'pw', stylisPlugins: mirrored && dir === 'rtl' ? mirrored.plugins : NO_PLUGINS });
  // Collects styles instead of writing them between elements.
  cache.compat = true;
  return cache;
}
