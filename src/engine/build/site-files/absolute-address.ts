import { pathOf } from '../../../model/addresses/address.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';

/** Where a page of a site stands in the world. The home page of a site in a folder is the folder itself. */
export const absoluteAddress = ({ url, basePath }: Pick<ResolvedSite, 'url' | 'basePath'>, address: string): string =>
  url + pathOf(basePath, address);
