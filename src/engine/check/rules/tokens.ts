import { findTokens } from '../../../model/tokens.ts';
import { near } from '../../../model/near.ts';
import type { Rule } from '../site.ts';
import { forEachString, isAside } from '../../../model/strings.ts';

/** Every `{token}` has a value. */
export const tokens: Rule = {
  name: 'tokens',
  document({ data, text: source }, site, report) {
    const values = site.tokens;
    // Groups begin with a brace, too, but no letter follows.
    if (!values || !/\{[a-zA-Z\\]/.test(source)) return;
    forEachString(data, (text, path) => {
      if (!text.includes('{') || isAside(path)) return;
      for (const { name, offset, length } of findTokens(text)) {
        if (values.has(name)) continue;
        const names = [...values.keys()];
        report('token/unknown', { path: [...path], within: { offset, length } }, { name, near: near(name, names), names });
      }
    });
  },
};
