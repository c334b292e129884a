import path from 'node:path';
import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** The address of a picture or a typeface in a style sheet. */
const URL = /url\(\s*(?:"([^"]+)"|'([^']+)'|([^"')\s]+))\s*\)/g;
/** What is no file beside a style sheet: an address of the web, of a site, of a part, or the file itself. */
const ELSEWHERE = /^(?:[a-z]+:|\/|#)/i;

/**
 * A PostCSS plugin that notes which files a style sheet is made of: those that it imports, and those that it shows.
 * They are no modules, so the bundler does not tell of them.
 */
export const collectCssFiles = (files: Set<string>): PostcssPlugin => ({
  postcssPlugin: 'pagewright:collect-css-files',
  Once(root, { result }) {
    for (const { type, file } of result.messages) if (type === 'dependency') files.add(String(file));
    root.walkDecls(({ value, source }) => {
      const file = source?.input.file;
      if (file === undefined) return;
      for (const [, double, single, bare] of value.matchAll(URL)) {
        const address = (double ?? single ?? bare ?? '').replace(/[?#].*$/, '');
        if (address !== '' && !ELSEWHERE.test(address)) files.add(path.resolve(path.dirname(file), address));
      }
    });
  },
});
