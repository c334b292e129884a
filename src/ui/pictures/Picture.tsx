import { styled } from '@mui/material/styles';
import type { Image } from '../../model/page/types.ts';
import { type PictureShare, sizesOf } from './picture-sizes.ts';

/**
 * Laid out as if its picture stood alone, so that a block need not know which of the two it has: in a grid, each source
 * would take a cell.
 */
const Sources = styled('picture')({ display: 'contents', '& source': { display: 'none' } });

interface Props {
  image: Image;
  /** Which share of the column it takes: browsers choose among the copies of a photograph by it. */
  share?: PictureShare;
  /** Whether it is in the first view: loaded at once, and not lazily. */
  eager?: boolean;
  className?: string;
}

/** A picture with its width and height, so that nothing moves while it loads. */
export function Picture({ image, share = 'half', eager = false, className }: Props) {
  const picture = (
    <img
      className={className}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (!image.sources) return picture;
  return (
    <Sources>
      {image.sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} sizes={source.type && sizesOf(share)} />
      ))}
      {picture}
    </Sources>
  );
}
