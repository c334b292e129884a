import { languagesOf } from '../../../site/languages/languages.ts';
import { isReservedAddress } from '../../../../model/addresses/address.ts';
import { removalFrom, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { finalAddress, type FinalAddress } from '../../../site/links/final-address.ts';
import { oldAddress } from '../../../../model/addresses/old-address.ts';
import { isKeptAddress } from '../../../site/files/output-files.ts';
import { redirectTarget, type KnownAddresses } from '../../../site/links/known-addresses.ts';
import { WHY_HIDDEN } from '../../../site/publication.ts';
import { conflictAt, endsOf, type Conflict } from '../../addresses/redirect-ends.ts';
import { redirectFixed } from '../../messages/fixed-links.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { decoded } from '../../../site/links/links-of.ts';
import { EXAMPLE_PAGE, VALID_PAGE, site } from '../../../../model/diagnostics/example.ts';

const codes = {
  'site/redirect-conflict': {
    level: 'error',
    title: 'A redirect starts where something else is',
    message: ({ from, file, hidden, earlier, same }: Conflict) =>
      hidden
        ? [
            `This redirect starts at "${from}", but that is an address of ${file}, which ${WHY_HIDDEN[hidden]}: only one of them can have it.`,
            'Remove that file, and visitors are sent on; or remove the redirect, and the page keeps its address.',
          ]
        : [
            `This redirect starts at "${from}", but ${file === undefined ? `redirect ${earlier} already starts there${same === undefined ? '' : ` ("${same}" is the same address)`}` : `${file} is shown there`}, so nobody would be sent on.`,
            'Remove the redirect.',
          ],
    why: 'Nobody would be sent on while something else is shown there.',
    bad: site('"redirects": [{ "from": "/contact", "to": "/services/cloud" }]', { [EXAMPLE_PAGE]: VALID_PAGE }),
    good: site('"redirects": [{ "from": "/contact-us", "to": "/contact" }]', { [EXAMPLE_PAGE]: VALID_PAGE }),
    fixable: 'sometimes',
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
  'site/redirect-unreadable': {
    level: 'error',
    title: 'A redirect starts at an address that cannot be read',
    message: ({ from }: { from: string }) => [
      `This redirect starts at "${from}", in which "%" with two digits stands for no letter that an address can have, so nobody would be sent on.`,
      'Write the letters themselves, such as "/été".',
    ],
    why: 'Nobody would be sent on.',
    bad: site('"redirects": [{ "from": "/%E9t%E9", "to": "/contact" }]'),
    good: site('"redirects": [{ "from": "/été", "to": "/contact" }]'),
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
    bad: site('"redirects": [\n  { "from": "/help", "to": "/support" },\n  { "from": "/support", "to": "/help" }\n]'),
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
    done: redirectFixed,
    why: 'Visitors wait twice.',
    bad: site(
      '"redirects": [\n  { "from": "/help", "to": "/support" },\n  { "from": "/support", "to": "/contact" }\n]',
    ),
    good: site(
      '"redirects": [\n  { "from": "/help", "to": "/contact" },\n  { "from": "/support", "to": "/contact" }\n]',
    ),
    fixable: 'sometimes',
  },
} satisfies Codes;

/** Redirects start where nothing else is, and end somewhere. */
export const redirects = documentRule({
  meta: { codes },
  check({ document: { kind, data }, site, report }) {
    if (kind !== 'site') return;
    const folders = languagesOf(site.content).map(({ folder }) => folder);
    const list = Array.isArray(data?.['redirects']) ? (data['redirects'] as unknown[]) : [];
    const all = endsOf(list, site);
    const loops = loopsIn(site.known);
    for (const [index, { from, address, to }] of all.entries()) {
      if (typeof from !== 'string') continue;
      const path = ['redirects', index, 'from'];
      const without = removalFrom(list, ['redirects', index]);
      if (address === undefined) {
        // All other mistakes in its form are reported by the schema.
        if (oldAddress(from.replace(/%[0-9a-f]{2}/gi, 'x'))) report('site/redirect-unreadable', { path }, { from });
        continue;
      }
      const target = { path: ['redirects', index, 'to'] };
      const found = conflictAt(index, all, site);
      if (isReserved(address.toLowerCase(), folders)) report('site/redirect-reserved', { path }, { from }, without);
      else if (typeof to === 'string' && to.startsWith('#')) report('site/redirect-nowhere', target, { to });
      else if (found) {
        const suggestions = found.isNeedless ? without.map((one) => ({ ...one, certain: true })) : without;
        report('site/redirect-conflict', { path }, { from, ...found.conflict }, suggestions);
      } else {
        const loop = loops.get(address);
        if (loop) report('site/redirect-loop', { path }, { chain: loop.map(decoded) });
        if (typeof to === 'string') checkChain(to, target, site, report);
      }
    }
  },
});

/** Reports a redirect to an address that is redirected itself. */
function checkChain(to: string, location: Location, site: SiteContext, report: Report<typeof codes>): void {
  const end = finalAddress(to, site);
  if (!end) return;
  const edits = replaceWith(location, end.to, { certain: end.isWhole });
  report('site/redirect-chain', location, { href: to, ...end }, edits);
}

const isReserved = (address: string, folders: string[]): boolean =>
  isReservedAddress(address, folders) || isKeptAddress(address);

/** The loops that visitors are sent through, each by the first of its addresses in order. */
function loopsIn(known: KnownAddresses): Map<string, string[]> {
  const loops = new Map<string, string[]>();
  const visited = new Set<string>();
  for (const start of known.redirects.keys()) {
    const path: string[] = [];
    let address: string | undefined = start;
    while (address !== undefined && !visited.has(address)) {
      visited.add(address);
      path.push(address);
      const to = redirectTarget(known, address);
      address = to === undefined ? undefined : (oldAddress(to) ?? to);
    }
    const begin = address === undefined ? -1 : path.indexOf(address);
    if (begin >= 0) addLoop(loops, path.slice(begin));
  }
  return loops;
}

function addLoop(loops: Map<string, string[]>, members: string[]): void {
  const first = members.toSorted()[0] as string;
  const at = members.indexOf(first);
  loops.set(first, [...members.slice(at), ...members.slice(0, at), first]);
}
