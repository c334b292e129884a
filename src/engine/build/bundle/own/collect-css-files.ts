import path from 'node:path';
import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** The address of a picture or font in a style sheet. */
const URL = /url\(\s*(?:"([^"]+)"|'([^']+)'|([^"')\s]+))\s*\)/g;
/** An address that is no relative path: a URL, an absolute path, a fragment. */
const NOT_RELATIVE = /^(?:[a-z]+:|\/|#)/i;

/**
 * A PostCSS plugin that collects the files that style sheets import or refer to. They are no modules, so the bundler
 * does not list them.
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
        if (address !== '' && !NOT_RELATIVE.test(address)) files.add(path.resolve(path.dirname(file), address));
      }
    });
  },
});
