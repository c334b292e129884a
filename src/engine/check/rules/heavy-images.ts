import type { Rule } from '../site.ts';

/** What a picture may weigh, in bytes. Those for social networks are never loaded by a visitor. */
const LIMIT = 200 * 1024;

/** Pictures are light enough for a phone. */
export const heavyImages: Rule = {
  name: 'heavy-images',
  document({ facts }, site, report) {
    for (const { role, value, path: spot } of facts) {
      if (role !== 'image' || spot[0] === 'seo' || typeof value !== 'string' || !site.publicFiles().has(value)) continue;
      const size = site.publicSize(value);
      if (size > LIMIT) report('image/too-heavy', { path: spot }, { src: value, size, limit: LIMIT });
    }
  },
};
