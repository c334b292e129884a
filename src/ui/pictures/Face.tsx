import Avatar from '@mui/material/Avatar';
import type { Image } from '../../model/page/types.ts';

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 && words.at(-1)].map((word) => (word ? [...word][0] : '')).join('');
}

/** A person: a portrait, or initials. */
export function Face({ name, image }: { name: string; image?: Image }) {
  if (!image) return <Avatar aria-hidden="true">{initialsOf(name)}</Avatar>;
  const { alt, width, height, sources } = image;
  // MUI draws no `<picture>`. The smallest copy of a photograph is large enough, and every browser knows WebP.
  const copies = sources?.find(({ type, media }) => type === 'image/webp' && !media);
  const src = copies?.srcSet.split(' ', 1)[0] ?? image.src;
  return <Avatar src={src} alt={alt} slotProps={{ img: { width, height, loading: 'lazy', decoding: 'async' } }} />;
}
