import { findTokens } from '../../tokens.ts';
import { near } from '../near.ts';
import type { Rule } from '../site.ts';
import { forEachString, isAside } from '../strings.ts';

/** Every `{token}` has a value. */
export const tokens: Rule = {
  name: 'tokens',
  document({ data }, site, report) {
    const values = site.tokens;
    if (!values) return;
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
