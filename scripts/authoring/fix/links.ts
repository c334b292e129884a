import { isSafeHref } from '../../../src/content/href.ts';
import type { Site } from '../../content/check/site.ts';
import { validate } from '../../content/check/validate.ts';
import { addressInText, parseRichText } from '../../content/rich-text.ts';
import { setValue } from '../data.ts';
import { rewrite } from '../rewrite.ts';
import type { Draft } from './draft.ts';

/** Lets links that go through a redirect or another address of a page lead straight to where they end, those in formatted texts too. */
export function straightenLinks(draft: Draft, site: Site): void {
  for (const { role, value, path } of validate(draft.kind, draft.data).facts) {
    if (role !== 'link' && role !== 'richText') continue;
    const before = value as string;
    const found = role === 'link' ? straightLink(before, site) : straightText(before, site);
    for (const { text } of found) {
      setValue(draft.data, path, text);
      // One by one, so that what stands between two links keeps the way it is written.
      draft.text = rewrite(draft.text, draft.data);
    }
    const line = draft.lineOf({ path });
    for (const { from, to } of found.toReversed()) draft.repairs.push({ line, words: `The link to "${from}" now leads straight to "${to}".` });
  }
}

/** A link that was straightened, and the value it stands in afterwards. */
interface Straightened {
  from: string;
  to: string;
  text: string;
}

function straightLink(href: string, site: Site): Straightened[] {
  const to = destination(href, site);
  return to === undefined ? [] : [{ from: href, to, text: to }];
}

function straightText(markdown: string, site: Site): Straightened[] {
  const found: Straightened[] = [];
  let text = markdown;
  // From the end, so that the places of those before stay what they are.
  for (const link of parseRichText(markdown).links.toReversed()) {
    const to = destination(link.href, site);
    const at = addressInText(text, link);
    if (to === undefined || at === -1) continue;
    const changed = text.slice(0, at) + to + text.slice(at + link.href.length);
    if (!differsInOneLink(text, changed, link.offset, to)) continue;
    text = changed;
    found.push({ from: link.href, to, text });
  }
  return found;
}

/** Whether a change of a formatted text did to it what it was meant to do, whatever signs the new address has. */
function differsInOneLink(before: string, after: string, offset: number, to: string): boolean {
  const expected = parseRichText(before).links.map((link) => (link.offset === offset ? to : link.href));
  const { links, faults } = parseRichText(after);
  return faults.length === parseRichText(before).faults.length && JSON.stringify(links.map(({ href }) => href)) === JSON.stringify(expected);
}

/** Where a link ends that goes through redirects or another address of a page. Undefined when it is straight, or when there is any doubt. */
function destination(href: string, site: Site): string | undefined {
  let current = href;
  // More hops than there are redirects means that they lead in a circle.
  for (let hop = 0; hop <= site.known.redirects.size + 1; hop++) {
    const next = nextHop(current, site);
    if (next === undefined) return current !== href && isSafeHref(current) ? current : undefined;
    current = next;
  }
  return undefined;
}

/** Where a link is sent on to, if it is. */
function nextHop(href: string, { known, content }: Site): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (known.pages.has(address) || known.derived.has(address)) return undefined;
  const page = content.documents.get(known.aliases.get(address) ?? '')?.address;
  const next = page ?? known.redirects.get(address);
  // When both name a section, or ask for something, only a person knows which is meant.
  return next === undefined || (rest !== '' && /[?#]/.test(next)) ? undefined : next + rest;
}
