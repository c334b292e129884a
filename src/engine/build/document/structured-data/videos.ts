import type { Block, ResolvedPage, ResolvedSite, VideoBlock } from '../../../../model/page/types.ts';
import { absolutePicture } from '../../../site/links/absolute-address.ts';
import { plainText } from './plain-text.ts';
import type { Thing } from './thing.ts';

/**
 * The site's own videos on a page. Search engines require an upload date and a thumbnail
 * (https://developers.google.com/search/docs/appearance/structured-data/video).
 */
export function videoNodes({ blocks, head, about }: ResolvedPage, site: ResolvedSite): Thing[] {
  const day = about?.published;
  if (day === undefined) return [];
  return blocks.filter(isVideo).flatMap(({ title, text, src, poster, transcript }) =>
    poster === undefined
      ? []
      : {
          '@type': 'VideoObject',
          name: title,
          description: text === undefined ? head.description : plainText(text),
          thumbnailUrl: absolutePicture(site, poster),
          contentUrl: absolutePicture(site, src),
          uploadDate: day,
          transcript: transcript && plainText(transcript),
        },
  );
}

const isVideo = (block: Block): block is VideoBlock => block.type === 'video';
