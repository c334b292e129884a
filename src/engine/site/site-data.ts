import { SITE_FILE } from '../../model/addresses/address.ts';
import type { SiteDocument } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';

/**
 * What the site file says, nothing where it cannot be read. Its values are what their types say only where it is not
 * broken (`isBroken`; rules see it by `site.tokens`): who asks at other times looks at them first.
 */
export const siteDataOf = ({ documents }: Pick<SiteContent, 'documents'>): Partial<SiteDocument> =>
  (documents.get(SITE_FILE)?.data ?? {}) as Partial<SiteDocument>;

/** Whether there is a site file that can be read, be it with mistakes. */
export const hasSiteData = ({ documents }: Pick<SiteContent, 'documents'>): boolean =>
  documents.get(SITE_FILE)?.data !== undefined;
