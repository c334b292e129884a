import { leadsTo, type Ways } from '../../site/links/leads-to.ts';
import { sharedNameOfFile } from '../../../model/addresses/address.ts';
import { PUBLIC, type ContentDocument } from '../../../model/content/content.ts';

/**
 * What documents led to before and no longer do, now that they are changed: the last way to it may have been among
 * them.
 */
export function lostWays(before: ContentDocument[], now: ContentDocument[], tokens: ReadonlyMap<string, string>): Ways {
  const lost = waysOf(before, tokens);
  const kept = waysOf(now, tokens);
  for (const kind of ['addresses', 'folders', 'shared'] as const)
    for (const name of kept[kind]) lost[kind].delete(name);
  return lost;
}

/** Whether one of these ways led to a document. */
export function wasLedTo({ kind, file, address }: ContentDocument, { addresses, folders, shared }: Ways): boolean {
  if (kind === 'shared') return shared.has(sharedNameOfFile(file) as string);
  // The home page needs no way to it.
  return (
    kind === 'page' &&
    address !== '/' &&
    (addresses.has(address) || [...folders].some((folder) => address.startsWith(`${folder}/`)))
  );
}

/** The pictures to which these ways led, as files. */
export const picturesOf = ({ addresses }: Ways): string[] =>
  [...addresses].flatMap((name) => (name.startsWith('/images/') ? [`${PUBLIC}${name}`] : []));

function waysOf(documents: ContentDocument[], tokens: ReadonlyMap<string, string>): Ways {
  const all = documents.map((document) => leadsTo(document, tokens));
  const each = (kind: keyof Ways): Set<string> => new Set(all.flatMap((ways) => [...ways[kind]]));
  return { addresses: each('addresses'), folders: each('folders'), shared: each('shared') };
}
