import { fileOfAddress } from '../../../model/addresses/address.ts';
import type { SiteContext } from '../../check/site-context.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { redirectTarget } from '../../site/links/known-addresses.ts';
import { pageAddressFrom, requireBehindBase, requirePossible } from '../page-address.ts';
import { Refusal } from '../refusal.ts';

/** The address that is meant, if a page can be written there. Throws a `Refusal`. */
export function freeAddress({ known, content }: SiteContext, written: string): string {
  const address = pageAddressFrom(written);
  requireBehindBase(address, known);
  const page = known.pages.get(address);
  if (page !== undefined)
    throw new Refusal(`There already is a page "${address}": ${page}. Choose another address, or edit that file.`);
  if (address !== '/') requirePossible(address, languageAt(content, address).lang);
  const other = known.aliases.get(address) ?? known.derived.get(address);
  if (other !== undefined) throw new Refusal(`"${address}" is already an address of ${other}. Choose another one.`);
  const to = redirectTarget(known, address);
  if (to !== undefined) {
    throw new Refusal(
      `"${address}" is an old address that leads to "${to}". Choose another one, or remove it from "redirects" in pages/_site.json.`,
    );
  }
  const refused = content.refused.find(({ file }) => file.toLowerCase() === fileOfAddress(address));
  if (refused)
    throw new Refusal(`There already is ${refused.file}, which has mistakes. Run "npm run check" to read them.`);
  return address;
}
