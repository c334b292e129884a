import type { Place, ResolvedPage, ResolvedSite } from '../../../../model/page/types.ts';
import { absolutePicture } from '../../../site/links/absolute-address.ts';
import { bareCode } from '../../../site/contact/postal-code.ts';
import { openingHours } from './opening-hours.ts';
import { company, urlOf, type Thing } from './thing.ts';

/** The company, with everything that the site file says of it. */
export function companyNode(site: ResolvedSite): Thing {
  const profiles = site.footer.social.flatMap(({ href = '' }) => (href.startsWith('https:') ? [href] : []));
  const node = company(site);
  return {
    ...node,
    description: site.description,
    logo: site.mark && absolutePicture(site, site.mark.src),
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email.label,
    ...whereAndWhen(site),
    // "hasMap" is a property of places only.
    ...(node['@type'] !== 'Organization' && { hasMap: site.address?.map }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The branches of the company on a page. */
export const placeNodes = ({ about }: ResolvedPage, site: ResolvedSite): Thing[] =>
  (about?.places ?? []).map((place) => ({
    '@type': site.businessType ?? 'LocalBusiness',
    name: place.name,
    url: urlOf(site, place.page),
    telephone: place.phone,
    email: place.email,
    ...whereAndWhen(place),
    hasMap: place.address.map,
    parentOrganization: company(site),
  }));

const whereAndWhen = ({ address, openingHours: hours }: Pick<Place | ResolvedSite, 'address' | 'openingHours'>) => ({
  address: address && addressOf(address),
  openingHoursSpecification: hours && openingHours(hours),
});

const addressOf = ({ street, postalCode, city, region, country }: Place['address']): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: postalCode && bareCode(postalCode),
  addressLocality: city,
  addressRegion: region,
  addressCountry: country,
});
