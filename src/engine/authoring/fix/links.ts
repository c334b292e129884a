import { weightOf } from '../../check/chosen-checks.ts';
import { reportInto, type Args, type Finding } from '../../check/finding.ts';
import { links } from '../../check/rules/links.ts';
import { redirects } from '../../check/rules/redirects.ts';
import type { Site } from '../../check/site.ts';
import { valueAt } from '../../../model/value-at.ts';
import type { DataPath } from '../../../model/content.ts';
import { parseRichText } from '../../read/rich-text.ts';
import { setValue } from '../data.ts';
import { rewrite } from '../rewrite.ts';
import type { Draft, Repair } from './draft.ts';

type Detour = Finding & { code: 'link/redirected' | 'site/redirect-chain' };

/** Lets links that lead over an old address lead straight to where they end: all those that the checker reports, if nothing of them gets lost. */
export function straightenLinks(draft: Draft, site: Site): void {
  const repairs: Repair[] = [];
  // From the end, so that the places of those before in the same text stay what they are.
  for (const { code, spot, args } of detoursOf(draft, site).toReversed()) {
    const { href, to, isWhole } = args as Args<typeof code>;
    const path = spot.path as DataPath;
    const before = valueAt(draft.data, path) as string;
    const after = spot.within ? withOtherAddress(before, spot.within, to) : to;
    if (!isWhole || after === undefined) continue;
    // The data may still be what was read, which is not ours to change.
    if (repairs.length === 0) draft.data = structuredClone(draft.data);
    setValue(draft.data, path, after);
    // One by one, so that what stands between two links keeps the way it is written.
    draft.text = rewrite(draft.text, draft.data);
    repairs.push({ line: draft.lineOf({ path }), words: `The link to "${href}" now leads straight to "${to}".` });
  }
  draft.repairs.push(...repairs.toReversed());
}

/** What the checker says about old addresses in a document, unless the site wants to hear nothing of it. */
function detoursOf({ file }: Draft, site: Site): Detour[] {
  const document = site.content.documents.get(file);
  const findings: Finding[] = [];
  for (const rule of [links, redirects]) if (document) rule.document?.(document, site, reportInto(findings));
  const isDetour = (finding: Finding): finding is Detour => finding.code === 'link/redirected' || finding.code === 'site/redirect-chain';
  return findings.filter(isDetour).filter(({ code }) => weightOf(code, site.content) !== 'off');
}

/** A formatted text with another address in one of its links. Undefined if that would change anything else, whatever signs the address has. */
function withOtherAddress(markdown: string, { offset, length }: { offset: number; length: number }, to: string): string | undefined {
  const changed = markdown.slice(0, offset) + to + markdown.slice(offset + length);
  const before = parseRichText(markdown);
  const after = parseRichText(changed);
  const expected = before.links.map(({ href, address }) => (address.offset === offset ? to : href));
  const isExact = before.faults.length === after.faults.length && JSON.stringify(after.links.map(({ href }) => href)) === JSON.stringify(expected);
  return isExact ? changed : undefined;
}
