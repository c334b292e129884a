import { richTextOf } from '../../read/rich-text-cache.ts';
import type { Rule } from '../site.ts';

/** Formatted texts use only the formatting there is. */
export const formatting: Rule = {
  name: 'formatting',
  document({ facts }, _site, report) {
    for (const { role, value, path } of facts) {
      if (role !== 'richText') continue;
      const { faults } = richTextOf(value as string);
      for (const [index, { kind, offset, source }] of faults.entries()) {
        // The end of an HTML element, or the address of a link further up, is part of a mistake that was reported.
        if (/^<\/|^\[[^\]]*\]:/.test(source) && faults.slice(0, index).some((earlier) => earlier.kind === kind)) continue;
        report('text/formatting', { path, within: { offset, length: source.length } }, { kind, source });
      }
    }
  },
};
