import type { ResolvedSite } from '../../../../model/page/types.ts';

/** A thing of https://schema.org: its type and its properties. What is undefined is not written. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The company whose site it is. */
export const company = ({ name, url, basePath }: ResolvedSite): Thing => ({
  '@type': 'Organization',
  name,
  url: `${url}${basePath}/`,
});
