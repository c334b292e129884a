import { styled } from '@mui/material/styles';
import type { Image } from '../model/types.ts';

/**
 * Laid out as if its picture stood alone, so that a block need not know which of the two it has: in a grid, each source
 * would take a cell.
 */
const Sources = styled('picture')({ display: 'contents', '& source': { display: 'none' } });

/** A picture with its size, so that nothing moves when it arrives. `eager` for those in the first view. */
export function Picture({ image, eager = false, className }: { image: Image; eager?: boolean; className?: string }) {
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
        <source key={source.media} {...source} />
      ))}
      {picture}
    </Sources>
  );
}
