import { socialImageOf } from '../../resolve/social-image.ts';
import { PUBLIC } from '../../model.ts';
import { linksOf } from '../links-of.ts';
import { isBroken, type Rule, type Site } from '../site.ts';
import { valueAt } from '../value-at.ts';
import { replaceTokens } from '../../tokens.ts';

/** Everything there is can be found: pages have a way to them, pictures and shared blocks are shown. */
export const unseen: Rule = {
  name: 'unseen',
  site(site, reportIn) {
    // What a broken file leads to is not known, so nothing can be said about what nothing leads to.
    if (!site.tokens || site.content.refused.length > 0 || site.documents.some(isBroken)) return;
    const seen = whatIsSeen(site);
    for (const { kind, address, file, data } of site.documents) {
      const isSet = data?.['draft'] === true || data?.['fallback'] === true || data?.['publishAt'] !== undefined;
      if (kind === 'page' && address !== '/' && !isSet && !seen.addresses.has(address) && !seen.folders.some((folder) => address.startsWith(folder)))
        reportIn(file)('page/orphan', {}, { address });
      if (kind === 'shared' && !seen.shared.has(address)) reportIn(file)('shared/unused', {}, { name: address });
    }
    for (const src of site.publicFiles()) {
      if (src.startsWith('/images/') && !src.startsWith('/images/social/') && !seen.files.has(src)) reportIn(`${PUBLIC}${src}`)('image/unused', {}, { src });
    }
  },
};

function whatIsSeen({ documents, tokens }: Site) {
  const addresses = new Set<string>();
  const folders = new Set<string>();
  const shared = new Set<string>();
  const files = new Set<string>();
  for (const document of documents) {
    files.add(socialImageOf(document.address));
    for (const { role, value, path } of document.facts) {
      if (role === 'shared') shared.add(value as string);
      if (role === 'image') files.add(replaceTokens(value as string, tokens ?? new Map()));
      if (role !== 'collection') continue;
      const only = valueAt(document.data, [...path.slice(0, -1), 'only']);
      if (Array.isArray(only)) for (const address of only) addresses.add(address as string);
      else folders.add(`${String(value)}/`);
    }
    for (const { href } of linksOf(document)) {
      const target = href.replace(/[?#].*$/, '');
      if (target !== document.address) addresses.add(target);
      files.add(target);
    }
  }
  return { addresses, folders: [...folders], shared, files };
}
