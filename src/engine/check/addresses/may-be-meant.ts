import { isParsedOnDemand, type ContentDocument } from '../../../model/content/content.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { replaceTokens, replaceTokensInHref } from '../../../model/content/tokens.ts';
import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';
import { leadsSomewhere } from '../../site/links/leads-somewhere.ts';
import { targetsOf } from '../../site/links/targets-of.ts';
import { isFile, linksOf } from '../../site/links/links-of.ts';
import { pageMeant } from '../../site/links/page-meant.ts';
import { sharedBlock, sharedNames } from '../../site/shared-blocks.ts';
import { siteIndex } from '../../site/site-index.ts';
import type { SiteContext } from '../site-context.ts';

/** A page, shared block or picture that nothing refers to, as far as is known. */
export interface Suspect {
  kind: 'page' | 'shared' | 'image';
  /** Its address. */
  name: string;
  file: string;
}

/** What a broken reference probably meant: an address, `folder/` for all pages in a folder, undefined for anything. */
interface Meant {
  kind: Suspect['kind'];
  name: string | undefined;
}

/**
 * Whether something may have been meant by a link, picture or list that names nothing that exists. A name that
 * resembles nothing may have meant anything of its kind.
 */
export function mayBeMeant(site: SiteContext): (suspect: Suspect) => boolean {
  const { documents, isRequested } = site;
  const meant: Record<Suspect['kind'], Set<string | undefined>> = {
    page: new Set(),
    shared: new Set(),
    image: new Set(),
  };
  for (const document of documents) {
    if (isParsedOnDemand(document) && !isRequested(document.file)) continue;
    for (const { kind, name } of meantBy(document, site)) meant[kind].add(name);
  }
  return ({ kind, name }) =>
    [...meant[kind]].some(
      (each) => each === undefined || each === name || (each.endsWith('/') && name.startsWith(each)),
    );
}

/** What the broken references of a document probably meant. */
function meantBy(document: ContentDocument, site: SiteContext): Meant[] {
  const tokens = site.tokens ?? new Map<string, string>();
  const { folders, shared } = targetsOf(document, tokens);
  return [
    ...[...shared].flatMap((name) => sharedMeant(name, document, site)),
    ...[...folders].flatMap((folder) => folderMeant(folder, site)),
    ...linksOf(document).flatMap(({ href }) => linkMeant(replaceTokensInHref(href, tokens), document, site)),
    ...document.references.flatMap(({ role, value }) =>
      role === 'image' ? imageMeant(replaceTokens(value as string, tokens), site) : [],
    ),
  ];
}

function sharedMeant(name: string, { address }: ContentDocument, { content }: SiteContext): Meant[] {
  if (sharedBlock(content, address, name)) return [];
  const near = nearest(name, sharedNames(content, address));
  return [{ kind: 'shared', name: near && sharedBlock(content, address, near)?.address }];
}

function folderMeant(folder: string, { content, pagesBelow }: SiteContext): Meant[] {
  if (pagesBelow(folder).length > 0) return [];
  const near = nearest(folder, siteIndex(content).folders.keys());
  // The top has no name: what is nearest to it means no page.
  return near === '' ? [] : [{ kind: 'page', name: near && `${near}/` }];
}

function linkMeant(href: string, document: ContentDocument, site: SiteContext): Meant[] {
  if (leadsSomewhere(href, document, site)) return [];
  const address = withoutQueryAndHash(href);
  if (!isFile(address)) return [{ kind: 'page', name: pageNear(address, site) }];
  return [{ kind: 'image', name: nearest(address, site.publicFiles()) ?? address }];
}

const imageMeant = (src: string, { publicFiles }: SiteContext): Meant[] =>
  publicFiles().has(src) ? [] : [{ kind: 'image', name: nearest(src, publicFiles()) }];

/** The address of the page that an address resembles, or that has a similar alias. */
function pageNear(address: string, { known, content }: SiteContext): string | undefined {
  const near = pageMeant(address, known);
  return content.documents.get(known.aliases.get(near ?? '') ?? '')?.address ?? near;
}
