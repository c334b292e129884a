import { fileOfAddress, folderOfAddress } from '../../../model/addresses/address.ts';
import type { SiteContext } from '../../check/site-context.ts';
import { isPictureVariant } from '../../../model/page/picture-variants.ts';
import { isFormatted } from '../../read/rich-text/rich-text.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { leadsSomewhere } from '../../site/links/leads-somewhere.ts';
import { setValue } from '../data.ts';

/**
 * Adapts the data of a template to another site: links to nothing lead home; pictures that do not exist, lists of
 * folders without pages and unknown places are removed.
 * @param address the address of the new page
 */
export function fitToSite(data: Record<string, unknown>, site: SiteContext, address: string): void {
  const { content, known, publicFiles } = site;
  const { references } = content.schemas.validate('page', data);
  const folders = new Set([...known.pages.keys()].map(folderOfAddress));
  const { folder, data: said } = languageAt(content, address);
  const home = folder || '/';
  const places = Object.keys(Object(said['places']) as object);
  const leads = (href: string): boolean => leadsSomewhere(href, { file: fileOfAddress(address) }, site);
  for (const { role, value, path } of references.toReversed()) {
    const name = String(value);
    const group = path.slice(0, -1);
    if (role === 'link' && name.startsWith('/') && !leads(name)) setValue(data, path, home);
    else if (isFormatted(role)) setValue(data, path, withLinksHome(name, leads, home));
    else if (role === 'image' && !publicFiles().has(name))
      setValue(data, isPictureVariant(path.at(-1)) ? path : group, undefined);
    else if (role === 'collection' && !folders.has(name)) setValue(data, group, undefined);
    else if (role === 'place' && !places.includes(name)) setValue(data, group, undefined);
  }
}

/** A formatted text in which links that lead nowhere lead home. */
const withLinksHome = (text: string, leads: (href: string) => boolean, home: string): string =>
  text.replace(/\]\((\/[^)\]\s]*)\)/g, (link, href: string) => (leads(href) ? link : `](${home})`));
