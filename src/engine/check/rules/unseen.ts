import { PUBLIC, type ContentDocument } from '../../../model/content.ts';
import type { Report } from '../finding.ts';
import { leadsTo } from '../../site/leads-to.ts';
import { mentionOf, type Named } from '../../site/mention.ts';
import { isBroken, type Rule, type Site } from '../site.ts';

/** Something that nobody has been seen to lead to yet. */
interface Suspect {
  kind: 'page' | 'shared' | 'image';
  /** Its address, or the name of a shared block. */
  name: string;
  file: string;
}

/** Everything there is can be found: pages have a way to them, pictures and shared blocks are shown. */
export const unseen: Rule = {
  name: 'unseen',
  readsAll: true,
  site(site, reportIn) {
    // What a broken file leads to is not known, so nothing can be said about what nothing leads to.
    if (!site.tokens || site.content.refused.length > 0) return;
    for (const suspect of search(suspectsOf(site), site) ?? []) report(suspect, reportIn(suspect.file));
  },
};

function report({ kind, name }: Suspect, say: Report): void {
  if (kind === 'page') say('page/orphan', {}, { address: name });
  else if (kind === 'shared') say('shared/unused', {}, { name });
  else say('image/unused', {}, { src: name });
}

/** What is asked about, and ought to be led to. */
function suspectsOf({ documents, isAsked, publicFiles }: Site): Suspect[] {
  const inPages = documents.filter((document) => isAsked(document.file) && isMeantToBeSeen(document));
  const pictures = [...publicFiles()].filter((src) => src.startsWith('/images/') && !src.startsWith('/images/social/') && isAsked(`${PUBLIC}${src}`));
  return [
    ...inPages.map(({ kind, address, file }): Suspect => ({ kind: kind === 'shared' ? kind : 'page', name: address, file })),
    ...pictures.map((name): Suspect => ({ kind: 'image', name, file: `${PUBLIC}${name}` })),
  ];
}

function isMeantToBeSeen({ kind, address, data }: ContentDocument): boolean {
  if (kind !== 'page') return kind === 'shared';
  return address !== '/' && data?.['draft'] !== true && data?.['fallback'] !== true && data?.['publishAt'] === undefined;
}

/**
 * Those that no document leads to; nothing when a document is broken. A document that is parsed on demand is looked at only if it may name
 * one of those that are left, so that of many thousands a few are enough.
 */
function search(suspects: Suspect[], { documents, isAsked, tokens = new Map() }: Site): Suspect[] | undefined {
  // Addresses begin with a slash and names of shared blocks do not, so that both are keys.
  const left = new Map(suspects.map((suspect) => [suspect.name, suspect]));
  const listed = new Set<string>();
  let named: RegExp[] | undefined;
  // Those that are asked about have been parsed already, and the menu names what most pages name.
  const isNear = ({ kind, file }: ContentDocument): boolean => kind === 'site' || isAsked(file);
  for (const document of [...documents.filter(isNear), ...documents.filter((each) => !isNear(each))]) {
    if (document.mayMention && !isNear(document)) {
      if (left.size === 0) break;
      if (!document.mayMention(...(named ??= mentionOf(namesOf([...left.values()]), tokens)))) continue;
    }
    if (isBroken(document)) return undefined;
    const before = left.size;
    const { addresses, folders, shared } = leadsTo(document, tokens);
    for (const name of [...addresses, ...shared]) left.delete(name);
    for (const folder of folders) {
      if (!listed.has(folder)) for (const [key, { kind }] of left) if (kind === 'page' && key.startsWith(`${folder}/`)) left.delete(key);
      listed.add(folder);
    }
    if (left.size < before) named = undefined;
  }
  return [...left.values()];
}

function namesOf(suspects: Suspect[]): Named {
  const addresses = suspects.flatMap(({ kind, name }) => (kind === 'shared' ? [] : [name]));
  const folders = addresses.flatMap((address) => address.split('/').map((_, index, parts) => parts.slice(0, index).join('/')));
  const shared = suspects.flatMap(({ kind, name }) => (kind === 'shared' ? [name] : []));
  return { addresses: new Set(addresses), folders: new Set(folders), shared: new Set(shared), sections: new Set(), beginnings: [] };
}
