import { mayHave, type ContentDocument } from '../../../model/content/content.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { findTokens, replaceTokensIn, tokenValues } from '../../../model/content/tokens.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blocksIn } from '../blocks-in.ts';
import { languageAt } from '../languages/languages.ts';
import type { CollectionRequest } from './collections.ts';

/** A list as its author asks for it, with the facts of the site filled in where it names facts of pages. */
export interface WrittenList {
  request: CollectionRequest;
  /** Where it stands in its document. */
  path: DataPath;
}

type Documents = Pick<SiteContent, 'documents'>;

/**
 * The `collection` blocks of a page or a shared block. It may have mistakes: what cannot be followed is left out.
 */
export const collectionsIn = (document: ContentDocument, content: Documents): WrittenList[] =>
  blocksIn(document)
    .filter(({ block }) => block.type === 'collection')
    .flatMap(({ block, path }) => listFrom(block, path, document, content));

/** Those of them that ask for a feed. */
export const collectionsWithFeed = (document: ContentDocument, content: Documents): WrittenList[] =>
  mayHave(document, 'feed') ? collectionsIn(document, content).filter(({ request }) => request.feed === true) : [];

/**
 * All lists of a document, those of menus and of an owner's own kinds of blocks, too: whatever says which folder's
 * pages it shows. What has mistakes of its own there is left out.
 */
export const listsIn = (document: ContentDocument, content: Documents): WrittenList[] =>
  document.references.flatMap(({ role, path: from }) => {
    if (role !== 'collection') return [];
    const path = from.slice(0, -1);
    const written = valueAt(document.data, path);
    return isGroup(written) ? listFrom(written, path, document, content) : [];
  });

function listFrom(
  written: Record<string, unknown>,
  path: DataPath,
  { address }: ContentDocument,
  content: Documents,
): WrittenList[] {
  const request = usable(written);
  return request ? [{ request: inWords(request, address, content), path }] : [];
}

/** What of a list can be followed, whatever its author is writing just now; nothing where it names no folder. */
function usable(written: Record<string, unknown>): CollectionRequest | undefined {
  const { from, only, except, where, perPage = 0, categories } = written as Partial<CollectionRequest>;
  if (typeof from !== 'string') return undefined;
  const values = Array.isArray(categories?.values)
    ? categories.values.filter((value) => typeof value === 'string')
    : undefined;
  return {
    ...written,
    from,
    only: Array.isArray(only) ? only : undefined,
    except: Array.isArray(except) ? except : undefined,
    where: isGroup(where) ? where : undefined,
    perPage: Number.isInteger(perPage) && perPage > 0 ? perPage : undefined,
    categories: typeof categories?.by === 'string' ? { ...categories, values } : undefined,
  };
}

/** A list on the page at `owner` with the facts of the site filled in. */
function inWords(list: CollectionRequest, owner: string, content: Documents): CollectionRequest {
  const { where, categories } = list;
  const naming = JSON.stringify({ where, categories });
  if (findTokens(naming).length === 0) return list;
  const tokens = tokenValues(languageAt(content, owner).data);
  return { ...list, ...(replaceTokensIn({ where, categories }, tokens) as object) };
}
