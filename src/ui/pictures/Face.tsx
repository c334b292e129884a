import Avatar from '@mui/material/Avatar';
import type { Image } from '../../model/page/types.ts';

/** A letter with its marks; of Thai and Lao without its vowels, and nothing that joins it to the next. */
const INITIAL = /^[\u0e40-\u0e44\u0ec0-\u0ec4]?(\p{L}(?:(?![\u094d\u0e31-\u0e4e\u0eb1-\u0ecd])\p{M})*)/u;

/** A title before a name, "Mrs." or "(Smt.)", which is no part of it; "A." is. Thai writes it in one with the name. */
const TITLES = /^(?:(?:\(?\p{Lu}\p{Ll}+\.\)?\s*)+|คุณ|นางสาว|นาง|นาย|ครู)(?=\p{L})/u;

/** Scripts in which a letter of a family name says it; that of another word would make it another name. */
const ONE_LETTER = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const initials = name
    .replace(TITLES, '')
    .split(/\s+/)
    .flatMap((word) => INITIAL.exec(word)?.[1] ?? []);
  if (ONE_LETTER.test(initials[0] ?? '')) return initials[0] ?? '';
  return initials.slice(0, 1).concat(initials.slice(1).slice(-1)).join('');
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
