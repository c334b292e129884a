import { absoluteAddress } from '../../../site/links/absolute-address.ts';
import type { ResolvedSite } from '../../../../model/page/types.ts';

/** A thing of https://schema.org: its type and its properties. What is undefined is not written. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The company whose site it is. */
export const company = (site: ResolvedSite): Thing => ({
  '@type': 'Organization',
  name: site.name,
  url: absoluteAddress(site, '/'),
});
