import type { AuthoredBlocks, Place, PlacesBlock, ShownPlace } from '../../../model/page/types.ts';
import { countryOf, telHref } from '../../site/contact/phones.ts';
import type { LanguageSite } from '../resolve-context.ts';
import { openingWeek } from './opening-week.ts';
import { pathOfLink } from './places-on.ts';
import { addressLines } from './postal-address.ts';

/** A company that is in one place, as a place. */
const companyAsPlace = ({ name, address = {}, openingHours, phones, emails }: LanguageSite['siteData']): Place => ({
  name,
  address,
  ...(openingHours && { openingHours }),
  phone: phones.main,
  email: emails.info,
});

/**
 * Places of the site file as visitors read them, in the language of the page.
 * @param path the path of the page, which a place need not link to
 */
export function placesBlockOf(language: LanguageSite, authored: AuthoredBlocks['places'], path: string): PlacesBlock {
  const { places: names, ...block } = authored;
  const { siteData } = language;
  const all = new Map(Object.entries(siteData.places ?? { company: companyAsPlace(siteData) }));
  const chosen = names ? names.flatMap((name) => all.get(name) ?? []) : [...all.values()];
  return { ...block, items: chosen.map((place) => asShown(language, place, path)) };
}

function asShown({ site, strings, siteData }: LanguageSite, place: Place, path: string): ShownPlace {
  const { name, address, phone, email, openingHours, page } = place;
  const country = countryOf(siteData);
  return {
    title: name,
    address: addressLines({ country, ...address }),
    ...(address.map !== undefined && { map: address.map }),
    ...(page !== undefined && pathOfLink(page) !== path && { href: page }),
    ...(phone !== undefined && { phone: { label: phone, href: telHref(phone, country) } }),
    ...(email !== undefined && { email: { label: email, href: `mailto:${email}` } }),
    ...(openingHours && {
      hours: openingWeek(openingHours, {
        lang: site.lang,
        country: address.country ?? country,
        ...strings.sentences.places,
      }),
    }),
  };
}
