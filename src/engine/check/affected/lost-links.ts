import { targetsOf, type Targets } from '../../site/links/targets-of.ts';
import { sharedNameOfFile } from '../../../model/addresses/address.ts';
import { PUBLIC, type ContentDocument } from '../../../model/content/content.ts';

/** The targets of documents before a change that they no longer have: the last link to one may be gone. */
export function lostLinks(
  before: ContentDocument[],
  now: ContentDocument[],
  tokens: ReadonlyMap<string, string>,
): Targets {
  const lost = allTargets(before, tokens);
  const kept = allTargets(now, tokens);
  for (const kind of ['addresses', 'folders', 'shared'] as const)
    for (const name of kept[kind]) lost[kind].delete(name);
  return lost;
}

/** Whether a document is one of these targets. */
export function wasTarget({ kind, file, address }: ContentDocument, { addresses, folders, shared }: Targets): boolean {
  if (kind === 'shared') return shared.has(sharedNameOfFile(file) as string);
  // The home page needs no link.
  return (
    kind === 'page' &&
    address !== '/' &&
    (addresses.has(address) || [...folders].some((folder) => address.startsWith(`${folder}/`)))
  );
}

/** The pictures among these targets, as files. */
export const picturesOf = ({ addresses }: Targets): string[] =>
  [...addresses].flatMap((name) => (name.startsWith('/images/') ? [`${PUBLIC}${name}`] : []));

function allTargets(documents: ContentDocument[], tokens: ReadonlyMap<string, string>): Targets {
  const all = documents.map((document) => targetsOf(document, tokens));
  const each = (kind: keyof Targets): Set<string> => new Set(all.flatMap((targets) => [...targets[kind]]));
  return { addresses: each('addresses'), folders: each('folders'), shared: each('shared') };
}
