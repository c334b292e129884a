import { absoluteAddress, absoluteLink } from '../../../site/links/absolute-address.ts';
import type { ResolvedSite } from '../../../../model/page/types.ts';

/** A node of schema.org: its type and its properties. Undefined ones are left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The type of the company: a local business where its kind or its hours are known. */
const typeOfCompany = ({ businessType, openingHours }: ResolvedSite): string =>
  businessType ?? (openingHours ? 'LocalBusiness' : 'Organization');

/** The company that a site belongs to. */
export const company = (site: ResolvedSite): Thing => ({
  '@type': typeOfCompany(site),
  name: site.name,
  url: absoluteAddress(site, '/'),
});

/** The absolute URL of a link to a page or profile; undefined for others, such as telephone numbers. */
export const urlOf = (site: ResolvedSite, href = ''): string | undefined =>
  /^(?:\/|https:)/.test(href) ? absoluteLink(site, href) : undefined;
