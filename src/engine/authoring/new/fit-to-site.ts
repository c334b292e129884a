import { fileOfAddress, folderOfAddress } from '../../../model/addresses/address.ts';
import type { SiteContext } from '../../check/site-context.ts';
import { isPictureVariant } from '../../../model/page/picture-variants.ts';
import { isFormatted } from '../../read/rich-text/rich-text.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { leadsSomewhere } from '../../site/links/leads-somewhere.ts';
import { setValue } from '../data.ts';

/**
 * Makes the data of a template fit a site that is not this one: a link to what is not there leads home, a picture that
 * is not there is left out, a list of a folder without pages, too, and which places are shown where one is not there.
 * @param address where the page will stand
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
    if (role === 'link' && name.startsWith('/') && !leads(name)) setValue(data, path, home);
    if (isFormatted(role)) {
      const leading = name.replace(/\]\((\/[^)\]\s]*)\)/g, (link, href: string) => (leads(href) ? link : `](${home})`));
      setValue(data, path, leading);
    }
    if (role === 'image' && !publicFiles().has(name))
      setValue(data, isPictureVariant(path.at(-1)) ? path : path.slice(0, -1), undefined);
    if (role === 'collection' && !folders.has(name)) setValue(data, path.slice(0, -1), undefined);
    if (role === 'place' && !places.includes(name)) setValue(data, path.slice(0, -1), undefined);
  }
}
