import { SITE_FILE } from '../../model/addresses/address.ts';
import type { SiteDocument } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';

/** What the site file says, for whoever can rely on it: nothing where there is none, and unseen where it has mistakes. */
export const siteDocumentOf = ({ documents }: Pick<SiteContent, 'documents'>): Partial<SiteDocument> =>
  (documents.get(SITE_FILE)?.data ?? {}) as Partial<SiteDocument>;
