import { isParsedOnDemand } from '../../../model/content/content.ts';
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

/** Something that nobody has been seen to lead to yet. */
export interface Suspect {
  kind: 'page' | 'shared' | 'image';
  /** Its address. */
  name: string;
  file: string;
}

/**
 * Whether something may have been meant by a link, picture or list that names nothing there is. What it resembles was
 * meant; where it resembles nothing, that may be anything of its kind.
 */
export function mayBeMeant(site: SiteContext): (suspect: Suspect) => boolean {
  const { documents, isAsked, tokens = new Map(), publicFiles, pagesBelow, content } = site;
  const meant: Record<Suspect['kind'], Set<string | undefined>> = {
    page: new Set(),
    shared: new Set(),
    image: new Set(),
  };
  const { folders: lists } = siteIndex(content);
  for (const document of documents) {
    if (isParsedOnDemand(document) && !isAsked(document.file)) continue;
    const { folders, shared } = targetsOf(document, tokens);
    for (const name of shared) {
      if (sharedBlock(content, document.address, name)) continue;
      const near = nearest(name, sharedNames(content, document.address));
      meant.shared.add(near && sharedBlock(content, document.address, near)?.address);
    }
    for (const folder of folders) {
      const near = pagesBelow(folder).length === 0 ? nearest(folder, lists.keys()) : '';
      // A folder stands for all pages in it.
      if (near !== '') meant.page.add(near && `${near}/`);
    }
    for (const { href: written } of linksOf(document)) {
      const href = replaceTokensInHref(written, tokens);
      if (leadsSomewhere(href, document, site)) continue;
      const address = withoutQueryAndHash(href);
      if (isFile(address)) meant.image.add(nearest(address, publicFiles()) ?? address);
      else meant.page.add(pageNear(address, site));
    }
    for (const { role, value } of document.references) {
      if (role !== 'image') continue;
      const src = replaceTokens(value as string, tokens);
      if (!publicFiles().has(src)) meant.image.add(nearest(src, publicFiles()));
    }
  }
  return ({ kind, name }) =>
    [...meant[kind]].some(
      (each) => each === undefined || each === name || (each.endsWith('/') && name.startsWith(each)),
    );
}

/** The page that an address resembles, or another address of it. */
function pageNear(address: string, { known, content }: SiteContext): string | undefined {
  const near = pageMeant(address, known);
  return content.documents.get(known.aliases.get(near ?? '') ?? '')?.address ?? near;
}
