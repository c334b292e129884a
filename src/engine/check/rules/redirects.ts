import { finalAddress } from '../../site/final-address.ts';
import type { Rule } from '../site.ts';

/** Redirects start where nothing else is, and end somewhere. */
export const redirects: Rule = {
  name: 'redirects',
  document({ kind, data }, site, report) {
    const { known } = site;
    if (kind !== 'site') return;
    const list = Array.isArray(data?.['redirects']) ? (data['redirects'] as unknown[]) : [];
    for (const [index, entry] of list.entries()) {
      const from = (entry as { from?: unknown } | null)?.from;
      if (typeof from !== 'string') continue;
      const path = ['redirects', index, 'from'];
      const other = known.pages.get(from) ?? known.aliases.get(from) ?? known.derived.get(from);
      const earlier = list.findIndex((each) => (each as { from?: unknown } | null)?.from === from);
      if (other !== undefined) report('site/redirect-conflict', { path }, { from, other: `${other} is shown there` });
      else if (earlier < index) report('site/redirect-conflict', { path }, { from, other: `redirect ${earlier + 1} already starts there` });
      else {
        const chain = chainFrom(from, known.redirects);
        if (chain && chain.every((member) => member >= from)) report('site/redirect-loop', { path }, { chain });
        const to = (entry as { to?: unknown }).to;
        const end = typeof to === 'string' ? finalAddress(to, site) : undefined;
        if (end) report('site/redirect-chain', { path: ['redirects', index, 'to'] }, { href: to as string, ...end });
      }
    }
  },
};

/** The addresses a visitor is sent through, if they lead back to the first. */
function chainFrom(from: string, known: Map<string, string>): string[] | undefined {
  const chain = [from];
  for (let to = known.get(from); to !== undefined && chain.length <= known.size; to = known.get(to)) {
    chain.push(to);
    if (to === from) return chain;
  }
  return undefined;
}
