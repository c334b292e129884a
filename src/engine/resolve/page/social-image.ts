import { PUBLIC, type ContentDocument } from '../../../model/content/content.ts';
import type { Image, PageDocument } from '../../../model/page/types.ts';
import { DRAWN_SIZE, socialImageOf } from '../../site/files/social-image.ts';
import type { ResolveContext } from '../resolve-context.ts';

/** The picture that stands for a page when it is shared, as far as it is known. */
export type SharedPicture = Partial<Image> & Pick<Image, 'src'>;

/** The picture that its author chose, or the one that is drawn of the page, or that of the site. */
export function sharedPicture(
  { content, languageAt }: ResolveContext,
  { source, document }: { source: PageDocument; document: ContentDocument },
): SharedPicture | undefined {
  const { site, siteData } = languageAt(document.address);
  if (source.seo.image) return source.seo.image;
  const drawn = socialImageOf(content, document.address);
  const isDrawn = site.sharing?.pictures || content.source.version(PUBLIC + drawn) !== undefined;
  return isDrawn ? { src: site.basePath + drawn, alt: source.title, ...DRAWN_SIZE } : siteData.image;
}
