import { createLocator } from '../../read/locate.ts';
import type { Rule } from '../site.ts';

/** A section name stands once on a page. */
export const sections: Rule = {
  name: 'sections',
  document({ kind, facts, text }, _site, report) {
    if (kind !== 'page') return;
    const first = new Map<unknown, (string | number)[]>();
    for (const { role, value, path } of facts) {
      if (role !== 'anchor') continue;
      const earlier = first.get(value);
      if (earlier) report('page/duplicate-section', { path }, { name: value as string, line: createLocator(text)({ path: earlier }).line });
      else first.set(value, path);
    }
  },
};
