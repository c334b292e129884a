import { isGroup } from '../../../model/content/is-group.ts';
import type { Place } from '../../../model/page/types.ts';
import { countryOf, telHref } from '../../site/contact/phones.ts';
import type { LanguageSite } from '../resolve-context.ts';

/** The path of the page that a link leads to. Before "/", the base path of a site in a folder has a slash too many. */
export const pathOfLink = (href: string): string => href.replace(/#.*$/, '').replace(/(?<=.)\/$/, '');

/**
 * The places that a page tells of, by its path: those that name it, and on the home page those that name no page of the
 * site. Their telephone numbers are as programs read them.
 */
export const placesOn = ({ siteData, site }: LanguageSite, path: string): Place[] =>
  Object.values(siteData.places ?? {})
    // One that is nowhere is no place, as the checker says.
    .filter(({ address }) => isGroup(address))
    .filter(({ page = '' }) => (page.startsWith('/') ? pathOfLink(page) : site.home) === path)
    .map(({ phone, ...place }) => ({
      ...place,
      ...(phone !== undefined && { phone: telHref(phone, countryOf(siteData)).slice('tel:'.length) }),
    }));
