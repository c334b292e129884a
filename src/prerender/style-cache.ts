import createCache, { type EmotionCache } from '@emotion/cache';
import { mirrored } from 'virtual:pagewright/mirrored';

// One list for all caches, since Emotion keeps what it compiled by it.
const NO_PLUGINS: [] = [];

/** A style cache for something that is rendered to HTML, as browsers have one (ui/Providers). */
export function createStyleCache(dir: 'rtl' | undefined): EmotionCache {
  const cache = createCache({ key: 'pw', stylisPlugins: mirrored && dir === 'rtl' ? mirrored.plugins : NO_PLUGINS });
  // Collects styles instead of writing them between elements.
  cache.compat = true;
  return cache;
}
