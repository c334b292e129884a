import { siteIndex } from '../../site/site-index.ts';
import { near } from '../../../model/near.ts';
import type { Rule, Site } from '../site.ts';

/** Shared blocks exist, and none contains itself. */
export const shared: Rule = {
  name: 'shared',
  document(document, site, report) {
    for (const { role, value, path } of document.facts) {
      if (role !== 'shared') continue;
      const name = value as string;
      const names = siteIndex(site.content).shared;
      if (!names.includes(name)) {
        const refused = site.content.refused.some(({ file }) => file.toLowerCase() === `pages/_shared/${name}.json`);
        if (!refused) report('shared/unknown', { path }, { name, near: near(name, names), names });
      } else if (document.kind === 'shared') {
        const chain = chainFrom(site, name, document.address);
        // Each ring is one mistake: it is reported in the first of its files.
        if (chain && chain.every((member) => member >= document.address)) report('shared/cycle', { path }, { chain: [document.address, ...chain] });
      }
    }
  },
};

/** The names from one shared block to another through what they show, or nothing if it cannot be reached. */
function chainFrom(site: Site, name: string, target: string, seen = new Set<string>()): string[] | undefined {
  if (name === target) return [name];
  if (seen.has(name)) return undefined;
  seen.add(name);
  for (const { role, value } of site.content.documents.get(`pages/_shared/${name}.json`)?.facts ?? []) {
    const rest = role === 'shared' ? chainFrom(site, value as string, target, seen) : undefined;
    if (rest) return [name, ...rest];
  }
  return undefined;
}
