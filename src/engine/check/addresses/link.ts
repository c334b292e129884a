import type { ContentDocument } from '../../../model/content/content.ts';
import type { Location } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContext } from '../site-context.ts';

/** A link of this site, and where it stands. */
export interface Link {
  document: ContentDocument;
  site: SiteContext;
  /** As visitors get it. */
  href: string;
  location: Location;
}
