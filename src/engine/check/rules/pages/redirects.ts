import { languagesOf } from '../../../site/languages/languages.ts';
import { isReservedAddress } from '../../../../model/addresses/address.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { removal, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { finalAddress, type FinalAddress } from '../../../site/links/final-address.ts';
import { documentRule } from '../../rule.ts';
import { EXAMPLE_PAGE, SOUND_PAGE, site } from '../../../../model/diagnostics/example.ts';

/** Redirects start where nothing else is, and end somewhere. */
export const redirects = documentRule({
  meta: {
    codes: {
      'site/redirect-conflict': {
        level: 'error',
        title: 'A redirect starts where something else is',
        message: ({ from, file, earlier }: { from: string; file?: string; earlier?: number }) => [
          `This redirect starts at "${from}", but ${file === undefined ? `redirect ${earlier} already starts there` : `${file} is shown there`}, so nobody would be sent on.`,
          'Remove the redirect.',
        ],
        why: 'Nobody would be sent on.',
        bad: site('"redirects": [{ "from": "/contact", "to": "/services/cloud" }]', { [EXAMPLE_PAGE]: SOUND_PAGE }),
        good: site('"redirects": [{ "from": "/contact-us", "to": "/contact" }]', { [EXAMPLE_PAGE]: SOUND_PAGE }),
      },
      'site/redirect-reserved': {
        level: 'error',
        title: 'A redirect starts at an address of the site itself',
        message: ({ from }: { from: string }) => [
          `This redirect starts at "${from}", which is kept for the site itself, so nobody would be sent on.`,
          'Remove the redirect.',
        ],
        why: 'The site keeps its programs and pictures there.',
        bad: site('"redirects": [{ "from": "/assets/old", "to": "/contact" }]'),
        good: site('"redirects": [{ "from": "/old", "to": "/contact" }]'),
      },
      'site/redirect-nowhere': {
        level: 'error',
        title: 'A redirect leads to a section of no page',
        message: ({ to }: { to: string }) => [
          `This redirect leads to "${to}", a section, but does not say of which page.`,
          `Write the address of the page before it, such as "/services${to}".`,
        ],
        why: 'Visitors would go round in circles.',
        bad: site('"redirects": [{ "from": "/old", "to": "#prices" }]'),
        good: site('"redirects": [{ "from": "/old", "to": "/contact" }]'),
      },
      'site/redirect-loop': {
        level: 'error',
        title: 'Redirects lead in a circle',
        message: ({ chain }: { chain: string[] }) => [
          `This redirect leads back to itself: ${chain.join(' → ')}.`,
          'Let it lead to a page.',
        ],
        why: 'Browsers give up with an error.',
        bad: site(
          '"redirects": [\n  { "from": "/help", "to": "/support" },\n  { "from": "/support", "to": "/help" }\n]',
        ),
        good: site(
          '"redirects": [\n  { "from": "/help", "to": "/contact" },\n  { "from": "/support", "to": "/contact" }\n]',
        ),
      },
      'site/redirect-chain': {
        level: 'advice',
        title: 'A redirect leads to another redirect',
        message: ({ href, to }: { href: string } & FinalAddress) => [
          `This redirect leads to "${href}", which leads on to "${to}". Visitors wait twice.`,
          `Write "${to}".`,
        ],
        why: 'Visitors wait twice.',
        bad: site(
          '"redirects": [\n  { "from": "/help", "to": "/support" },\n  { "from": "/support", "to": "/contact" }\n]',
        ),
        good: site(
          '"redirects": [\n  { "from": "/help", "to": "/contact" },\n  { "from": "/support", "to": "/contact" }\n]',
        ),
        fixable: 'sometimes',
      },
    },
  },
  check({ document: { kind, data }, site, report }) {
    const { known } = site;
    if (kind !== 'site') return;
    const folders = languagesOf(site.content).map(({ folder }) => folder);
    const list = Array.isArray(data?.['redirects']) ? (data['redirects'] as unknown[]) : [];
    for (const [index, entry] of list.entries()) {
      const from = (entry as { from?: unknown } | null)?.from;
      if (typeof from !== 'string') continue;
      const path = ['redirects', index, 'from'];
      const file = known.pages.get(from) ?? known.aliases.get(from) ?? known.derived.get(from);
      const earlier = list.findIndex((each) => (each as { from?: unknown } | null)?.from === from);
      const written = (entry as { to?: unknown }).to;
      if (isReservedAddress(from, folders))
        report('site/redirect-reserved', { path }, { from }, removedFrom(list, path));
      else if (typeof written === 'string' && written.startsWith('#'))
        report('site/redirect-nowhere', { path: ['redirects', index, 'to'] }, { to: written });
      else if (file !== undefined) report('site/redirect-conflict', { path }, { from, file }, removedFrom(list, path));
      else if (earlier < index)
        report('site/redirect-conflict', { path }, { from, earlier: earlier + 1 }, removedFrom(list, path));
      else {
        const chain = chainFrom(from, known.redirects);
        if (chain && chain.every((member) => member >= from)) report('site/redirect-loop', { path }, { chain });
        const to = (entry as { to?: unknown }).to;
        const end = typeof to === 'string' ? finalAddress(to, site) : undefined;
        const location = { path: ['redirects', index, 'to'] };
        if (end)
          report(
            'site/redirect-chain',
            location,
            { href: to as string, ...end },
            replaceWith(location, end.to, end.isWhole),
          );
      }
    }
  },
});

/** The suggestion to take a redirect away, and with the last one the list. */
const removedFrom = (list: unknown[], path: DataPath) => removal(path.slice(0, list.length === 1 ? 1 : 2));

/** The addresses a visitor is sent through, if they lead back to the first. */
function chainFrom(from: string, known: Map<string, string>): string[] | undefined {
  const chain = [from];
  for (let to = known.get(from); to !== undefined && chain.length <= known.size; to = known.get(to)) {
    chain.push(to);
    if (to === from) return chain;
  }
  return undefined;
}
