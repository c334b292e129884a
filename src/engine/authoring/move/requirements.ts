import { folderOfAddress, isWithin, SITE_FILE } from '../../../model/addresses/address.ts';
import { isBroken } from '../../../model/content/content.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import type { SiteContext } from '../../check/site-context.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { languageAt, languagesOf } from '../../site/languages/languages.ts';
import { fileAt, redirectTarget } from '../../site/links/known-addresses.ts';
import { withoutBase } from '../../site/links/page-meant.ts';
import { requireBehindBase, requirePossible } from '../page-address.ts';
import { Refusal } from '../refusal.ts';
import type { Moves } from './moves.ts';

/** What stands at an address can move to the other. Throws a `Refusal` with what to do instead. */
export function requireMovable({ known, content }: SiteContext, from: string, to: string): void {
  if (from === '/')
    throw new Refusal(
      'The home page cannot move: the address "/" is always there. To give its words another address, copy it: npm run new -- page',
    );
  const language = languagesOf(content).find(({ folder }) => folder === from);
  if (language)
    throw new Refusal(
      `"${from}" is the home of the language "${language.lang}", which does not move: rename the folder pages${from} yourself, and write its new name as its "folder" under "languages" in ${SITE_FILE}. Its single pages can be moved.`,
    );
  const pages = [...known.pages.keys()];
  if (!pages.some((address) => isWithin(address, from))) throw new Refusal(unknownAddress(from, content, known));
  requireBehindBase(to, known);
  requirePossible(to, languageAt(content, to).lang);
  if (to === from) throw new Refusal(`"${from}" is where it stands already. Choose another address for it.`);
  if (isWithin(to, from))
    throw new Refusal(
      `"${to}" is inside "${from}" itself, and nothing can be moved into itself. Choose an address that does not begin with "${from}/".`,
    );
}

function unknownAddress(address: string, { documents }: SiteContent, known: SiteContext['known']): string {
  const nothing = `There is no page and no folder of pages "${address}".`;
  const alias = known.aliases.get(address);
  if (alias !== undefined)
    return `"${address}" is another address of ${alias}. Change it there, in "aliases", or move the page: ${documents.get(alias)?.address}`;
  const list = known.derived.get(address);
  if (list !== undefined)
    return `"${address}" is a part of the list in ${list}. Move the page with the list: ${documents.get(list)?.address}`;
  const redirect = redirectTarget(known, address);
  if (redirect !== undefined) return `${nothing} It is an old address that leads to "${redirect}".`;
  const folders = [...known.pages.keys()].map(folderOfAddress).filter((folder) => folder !== '');
  const where = 'Pages are the files in the folder pages: pages/services/cloud.json is "/services/cloud".';
  return `${nothing} ${didYouMean(nearest(withoutBase(address, known), [...known.pages.keys(), ...folders]), where)}`;
}

/** A file with mistakes of its own may hold links that nobody can see. Throws a `Refusal`. */
export function requireReadable(content: SiteContent): void {
  const broken = [...content.documents.values()].filter(isBroken).map(({ file }) => file);
  const refused = content.refused.filter(isError).map(({ file }) => file);
  const files = [...broken, ...refused].toSorted();
  if (files.length === 0) return;
  const [first = '', ...rest] = files;
  const and = rest.length === 0 ? '' : rest.length === 1 ? ' and one more file' : ` and ${rest.length} more files`;
  throw new Refusal(
    `There are mistakes in ${first}${and}, so that links there might be missed. Run "npm run check", mend them, then move again.`,
  );
}

/**
 * Nothing else stands at a new address; two folders are not mixed, because nobody could take them apart again.
 * Throws a `Refusal`.
 */
export function requireFree({ known }: SiteContext, { from, to, files, addresses }: Moves): void {
  for (const address of addresses.values()) {
    const file = fileAt(known, address);
    if (file === undefined || files.has(file)) continue;
    throw new Refusal(
      `"${address}" is taken: it is an address of ${file}. Choose another one, or move or delete that page first.`,
    );
  }
  const isFolder = [...known.pages.keys()].some((address) => address.startsWith(`${from}/`));
  const other = [...known.pages].find(([address, file]) => isWithin(address, to) && !files.has(file));
  if (isFolder && other)
    throw new Refusal(
      `There already are pages in "${to}", such as ${other[1]}. Two folders are not mixed: move the pages one by one, or choose another address.`,
    );
}
