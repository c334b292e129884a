import type { Image } from '../model/types.ts';

/** A picture with its size, so that nothing moves when it arrives. `eager` for those in the first view. */
export function Picture({ image, eager = false, className }: { image: Image; eager?: boolean; className?: string }) {
  return (
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
}
