import { near } from '../../../model/near.ts';
import type { Rule } from '../site.ts';
import { findTokens, replaceTokens } from '../../../model/tokens.ts';

/** Picture files that browsers show, by the end of their names. */
export const FORMATS = ['svg', 'webp', 'avif', 'jpg', 'jpeg', 'png', 'gif'];

/** Pictures exist in `public/`, written with the same capitals. */
export const images: Rule = {
  name: 'images',
  document({ facts }, site, report) {
    for (const { role, value, path } of facts) {
      if (role !== 'image') continue;
      const src = replaceTokens(value as string, site.tokens ?? new Map());
      if (findTokens(src).length > 0) continue;
      const spot = { path };
      const outside = /^(?:https?:)?\/\//.test(src);
      if (outside || !/^\/[^\\?#]+$/.test(src) || src.includes('/../')) report('image/bad-address', spot, { src, outside });
      else if (!FORMATS.includes(src.slice(src.lastIndexOf('.') + 1).toLowerCase())) report('image/unknown-format', spot, { src, formats: FORMATS });
      else if (!site.publicFiles().has(src)) {
        const files = [...site.publicFiles()];
        const twin = files.find((file) => file.toLowerCase() === src.toLowerCase());
        report('image/missing-file', spot, {
          src,
          folder: `public${src.slice(0, src.lastIndexOf('/'))}`,
          near: twin ?? near(src, files),
          capitals: twin !== undefined,
        });
      }
    }
  },
};
