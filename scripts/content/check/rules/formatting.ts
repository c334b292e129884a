import { richTextOf } from '../rich-text-cache.ts';
import type { Rule } from '../site.ts';

/** Formatted texts use only the formatting there is. */
export const formatting: Rule = {
  name: 'formatting',
  document({ facts }, _site, report) {
    for (const { role, value, path } of facts) {
      if (role !== 'richText') continue;
      for (const { kind, offset, source } of richTextOf(value as string).faults) {
        report('text/formatting', { path, within: { offset, length: source.length } }, { kind, source });
      }
    }
  },
};
