import type { ContentDocument } from '../../../model/content.ts';
import { reportInto } from '../../../model/codes.ts';
import type { DataPath, Diagnostic, Range } from '../../../model/diagnostic.ts';
import { valueAt } from '../../../model/value-at.ts';
import type { DocumentRule } from '../../check/rule.ts';
import { linkTargets } from '../../check/rules/link-targets.ts';
import { redirects } from '../../check/rules/redirects.ts';
import { weightOf } from '../../check/severity.ts';
import type { SiteContext } from '../../check/site-context.ts';
import { parseRichText } from '../../read/rich-text.ts';
import type { FinalAddress } from '../../site/final-address.ts';
import { setValue } from '../data.ts';
import { rewrite } from '../rewrite.ts';
import type { Draft, Repair } from './draft.ts';

/** Lets links that lead over an old address lead straight to where they end: all those that the checker reports, if nothing of them gets lost. */
export function straightenLinks(draft: Draft, site: SiteContext): void {
  const repairs: Repair[] = [];
  // From the end, so that the places of those before in the same text stay what they are.
  for (const { location, args } of detoursOf(draft, site).toReversed()) {
    const { href, to, isWhole } = args as { href: string } & FinalAddress;
    const path = location.path as DataPath;
    const before = valueAt(draft.data, path) as string;
    const after = location.within ? withOtherAddress(before, location.within, to) : to;
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
function detoursOf({ file }: Draft, site: SiteContext): Diagnostic[] {
  const document = site.content.documents.get(file);
  const found = document ? [linkTargets, redirects].flatMap((rule) => diagnosticsOf(rule as DocumentRule, document, site)) : [];
  const isDetour = ({ code }: Diagnostic): boolean => code === 'link/redirected' || code === 'site/redirect-chain';
  return found.filter((diagnostic) => isDetour(diagnostic) && weightOf(diagnostic.code, site.content) !== 'off');
}

function diagnosticsOf(rule: DocumentRule, document: ContentDocument, site: SiteContext): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  rule.check({ document, site, report: reportInto(diagnostics, document.file, rule.meta.codes) });
  return diagnostics;
}

/** A formatted text with another address in one of its links. Undefined if that would change anything else, whatever signs the address has. */
function withOtherAddress(markdown: string, { offset, length }: Range, to: string): string | undefined {
  const changed = markdown.slice(0, offset) + to + markdown.slice(offset + length);
  const before = parseRichText(markdown);
  const after = parseRichText(changed);
  const expected = before.links.map(({ href, address }) => (address.offset === offset ? to : href));
  const isExact = before.faults.length === after.faults.length && JSON.stringify(after.links.map(({ href }) => href)) === JSON.stringify(expected);
  return isExact ? changed : undefined;
}
