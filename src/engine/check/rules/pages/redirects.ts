import { languagesOf } from '../../../site/languages/languages.ts';
import { isReservedAddress } from '../../../../model/addresses/address.ts';
import { oldAddress } from '../../../../model/addresses/old-address.ts';
import { PUBLIC } from '../../../../model/content/content.ts';
import { removalFrom, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { isKeptAddress, writtenFor } from '../../../site/files/output-files.ts';
import { hostingOf } from '../../../site/hosting.ts';
import { finalAddress, type FinalAddress } from '../../../site/links/final-address.ts';
import { fileAt, redirectTarget, type KnownAddresses } from '../../../site/links/known-addresses.ts';
import { hiddenBecause, WHY_HIDDEN, type Hidden } from '../../../site/publication.ts';
import { leadsStraight } from '../../addresses/leads-now.ts';
import { documentRule } from '../../rule.ts';
import { decoded } from '../../../site/links/links-of.ts';
import type { SiteContext } from '../../site-context.ts';
import { EXAMPLE_PAGE, SOUND_PAGE, site } from '../../../../model/diagnostics/example.ts';

interface Conflict {
  from: string;
  file?: string;
  /** Why visitors do not see the page that has the address, if they do not. */
  hidden?: Hidden;
  earlier?: number;
  same?: string;
}

/** Redirects start where nothing else is, and end somewhere. */
export const redirects = documentRule({
  meta: {
    codes: {
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
        done: leadsStraight,
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
    if (kind !== 'site') return;
    const folders = languagesOf(site.content).map(({ folder }) => folder);
    const list = Array.isArray(data?.['redirects']) ? (data['redirects'] as unknown[]) : [];
    const starts = list.map((entry) => (entry as { from?: unknown } | null)?.from);
    const addresses = starts.map((from) => (typeof from === 'string' ? oldAddress(from) : undefined));
    const circles = circlesIn(site.known);
    for (const [index, entry] of list.entries()) {
      const [from, address] = [starts[index], addresses[index]];
      if (typeof from !== 'string') continue;
      const path = ['redirects', index, 'from'];
      const without = removalFrom(list, ['redirects', index]);
      if (address === undefined) {
        // Whatever else is wrong with it is said where its form is checked.
        if (oldAddress(from.replace(/%[0-9a-f]{2}/gi, 'x'))) report('site/redirect-unreadable', { path }, { from });
        continue;
      }
      const file = shownAt(decoded(address), site);
      const earlier = addresses.indexOf(address);
      const { to } = entry as { to?: unknown };
      const target = { path: ['redirects', index, 'to'] };
      if (isReserved(address.toLowerCase(), folders)) report('site/redirect-reserved', { path }, { from }, without);
      else if (typeof to === 'string' && to.startsWith('#')) report('site/redirect-nowhere', target, { to });
      else if (file !== undefined) {
        const page = site.content.documents.get(file);
        const hidden = page && hiddenBecause(page);
        report('site/redirect-conflict', { path }, { from, file, ...(hidden && { hidden }) }, without);
      } else if (earlier < index)
        report(
          'site/redirect-conflict',
          { path },
          { from, earlier: earlier + 1, ...(starts[earlier] !== from && { same: starts[earlier] as string }) },
          without,
        );
      else {
        const chain = circles.get(address);
        if (chain) report('site/redirect-loop', { path }, { chain: chain.map(decoded) });
        if (typeof to !== 'string') continue;
        const end = finalAddress(to, site);
        if (end)
          report(
            'site/redirect-chain',
            target,
            { href: to, ...end },
            replaceWith(target, end.to, { certain: end.isWhole }),
          );
      }
    }
  },
});

const isReserved = (address: string, folders: string[]): boolean =>
  isReservedAddress(address, folders) || isKeptAddress(address);

/**
 * What stands at an address, so that nobody would be led on from there: a page, a file of the owner's, or one of the
 * build's. Here capitals count: `/About` may lead to `/about`.
 */
function shownAt(address: string, { known, content, publicFiles }: SiteContext): string | undefined {
  const page = fileAt(known, address);
  const files = [address, `${address}.html`, `${address}/index.html`];
  const file = page === undefined ? files.find((each) => publicFiles().has(each)) : undefined;
  if (file !== undefined) return PUBLIC + file;
  return page ?? (/\p{Lu}/u.test(address) ? undefined : writtenFor(address, 'folder', known, hostingOf(content)));
}

/** The circles that visitors are sent through, each by the first of its addresses in order. */
function circlesIn(known: KnownAddresses): Map<string, string[]> {
  const circles = new Map<string, string[]>();
  const walked = new Set<string>();
  for (const start of known.redirects.keys()) {
    const way: string[] = [];
    let at: string | undefined = start;
    while (at !== undefined && !walked.has(at)) {
      walked.add(at);
      way.push(at);
      const to = redirectTarget(known, at);
      at = to === undefined ? undefined : (oldAddress(to) ?? to);
    }
    const begin = at === undefined ? -1 : way.indexOf(at);
    if (begin >= 0) addCircle(circles, way.slice(begin));
  }
  return circles;
}

function addCircle(circles: Map<string, string[]>, members: string[]): void {
  const first = members.toSorted()[0] as string;
  const at = members.indexOf(first);
  circles.set(first, [...members.slice(at), ...members.slice(0, at), first]);
}
