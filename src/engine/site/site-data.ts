import { SITE_FILE } from '../../model/addresses/address.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import { memoize } from '../../model/memoize.ts';
import type { SiteDocument } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';

/**
 * What the site file says, nothing where it cannot be read. Its values are what their types say only where it is not
 * broken (`isBroken`; rules see it by `site.tokens`): who asks at other times looks at them first.
 */
export const siteDataOf = ({ documents }: Pick<SiteContent, 'documents'>): Partial<SiteDocument> => {
  const document = documents.get(SITE_FILE);
  return document?.data ? asMeant(document) : {};
};

/**
 * The site file with what stands under a name that is told as another one: nothing else must seem wrong because of it.
 */
const asMeant = memoize(({ data, diagnostics }: ContentDocument): Partial<SiteDocument> => {
  const meant = diagnostics.flatMap(({ code, location: { path = [] }, args }) => {
    const field = (args as { suggestion?: string } | undefined)?.suggestion;
    const isOne = code === 'field/unknown-field' && path.length === 1 && field !== undefined;
    return isOne ? [[field, data?.[String(path[0])]] as const] : [];
  });
  return (meant.length === 0 ? data : { ...Object.fromEntries(meant), ...data }) as Partial<SiteDocument>;
});

/** Whether there is a site file that can be read, be it with mistakes. */
export const hasSiteData = ({ documents }: Pick<SiteContent, 'documents'>): boolean =>
  documents.get(SITE_FILE)?.data !== undefined;
