import { SITE_FILE } from '../../../../model/addresses/address.ts';
import type { ContentDocument } from '../../../../model/content/content.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { groupsIn } from '../../counts.ts';
import { documentRule } from '../../rule.ts';

const IN_FOLDER = '"url": "https://society.github.io", "basePath": "/river"';

/** Old addresses stand behind the folder in which the site lies. */
export const basePath = documentRule({
  meta: {
    codes: {
      'site/address-with-base': {
        level: 'advice',
        title: 'An old address names the folder of the site',
        message: ({ from, base, suggestion }: { from: string; base: string; suggestion: string }) => [
          `The site lies in ${shown(base)} already, so this is the address ${shown(base + from)}, where nobody comes from.`,
          `Write ${shown(suggestion)}.`,
        ],
        why: 'Addresses of the site stand behind "basePath", old ones, too. Visitors of the one that was meant would find nothing.',
        bad: site(`${IN_FOLDER}, "redirects": [{ "from": "/river/about.php", "to": "/contact" }]`),
        good: site(`${IN_FOLDER}, "redirects": [{ "from": "/about.php", "to": "/contact" }]`),
      },
    },
  },
  check({ document, site: { known }, report }) {
    const { base } = known;
    if (base === '') return;
    for (const { from, path } of oldAddressesIn(document)) {
      if (typeof from !== 'string' || !from.startsWith(`${base}/`)) continue;
      const suggestion = from.slice(base.length);
      report('site/address-with-base', { path }, { from, base, suggestion }, replaceWith({ path }, suggestion));
    }
  },
});

/** Where visitors may come from who are led to a page now. */
function oldAddressesIn({ kind, file, data }: ContentDocument): { from: unknown; path: DataPath }[] {
  const { aliases, redirects } = Object(data) as Record<string, unknown>;
  if (kind === 'page' && Array.isArray(aliases))
    return aliases.map((from: unknown, index) => ({ from, path: ['aliases', index] }));
  if (file !== SITE_FILE) return [];
  return groupsIn(redirects).map(({ group, index }) => ({ from: group['from'], path: ['redirects', index, 'from'] }));
}
