import { absoluteAddress, absoluteLink } from '../../../site/links/absolute-address.ts';
import type { ResolvedSite } from '../../../../model/page/types.ts';

/** A thing of https://schema.org: its type and its properties. What is undefined is not written. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** What the company is: a business, where it says of which kind or when it is open. */
const typeOfCompany = ({ businessType, openingHours }: ResolvedSite): string =>
  businessType ?? (openingHours ? 'LocalBusiness' : 'Organization');

/** The company whose site it is. */
export const company = (site: ResolvedSite): Thing => ({
  '@type': typeOfCompany(site),
  name: site.name,
  url: absoluteAddress(site, '/'),
});

/** The page or profile that says more about something, where a link leads to one: a telephone number is none. */
export const urlOf = (site: ResolvedSite, href = ''): string | undefined =>
  /^(?:\/|https:)/.test(href) ? absoluteLink(site, href) : undefined;
