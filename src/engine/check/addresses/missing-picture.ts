import { asAddressName, folderOfAddress } from '../../../model/addresses/address.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import { isPicture } from '../../site/files/public-files.ts';
import { foldedName } from '../../site/files/folded-name.ts';
import { lookAlikeAdvice } from '../messages/look-alike.ts';
import { EXPORT_ADVICE, HEIC_ADVICE } from '../messages/export-advice.ts';
import type { SiteContext } from '../site-context.ts';

/** A missing picture, and the file that was probably meant. */
interface MissingPicture {
  src: string;
  folder: string;
  suggestion?: string | undefined;
  capitals: boolean;
  /** The address it would have among the others, where there is no such folder. */
  put?: string;
  accents?: boolean;
  /** Whether the address is written as it ought to be, and it is the file that has another name. */
  rename?: boolean;
  /** Whether something of that name is there which is not published. */
  kept?: boolean;
  /** The file of that name in a format that browsers do not show. */
  unshown?: string;
}

interface Lookup {
  site: SiteContext;
  meant: () => string | undefined;
  /** The language of the site, which decides how names are transliterated. */
  lang: string;
}

/** Finds out why a picture is missing, and what was probably meant. */
export function missingPicture(src: string, { site, meant, lang }: Lookup): MissingPicture {
  const files = [...site.publicFiles()];
  const twin = files.find((file) => foldedName(file) === foldedName(src));
  const accents = twin?.normalize() === src.normalize();
  const { folder, name } = partsOf(src);
  const [, top = ''] = src.split('/');
  // Windows shows no endings, and whoever does not see one writes none.
  const suggestion = twin ?? files.find((file) => isPicture(file) && stemOf(file) === foldedName(src)) ?? meant();
  const unshown = files.find((file) => UNSHOWN.test(file) && stemOf(file) === stemOf(src));
  const rename = suggestion !== undefined && !accents && closestName(suggestion, lang).closest === `public${src}`;
  const kept = site.publicEntries().some(({ address }) => address === src);
  const isKnown = ['images', name].includes(top) || files.some((file) => file.startsWith(`/${top}/`));
  return {
    src,
    folder: `public${folder}`,
    suggestion,
    capitals: twin !== undefined && !accents,
    ...(accents && { accents }),
    ...(rename && { rename }),
    ...(kept && { kept }),
    ...(!suggestion && unshown && { unshown }),
    ...(!isKnown && { put: `/images/${fileNameFrom(name, lang)}` }),
  };
}

/** Formats of cameras, scanners and programs for pictures. */
const UNSHOWN = /\.(?:hei[cf]|tiff?|bmp|psd|raw|cr[23]|nef|arw|dng|eps|ai|pdf)$/i;

/** What a file is called without its ending. */
const stemOf = (file: string): string => foldedName(file).replace(/\.[^./]*$/, '');

/** A missing picture in words: what is wrong, and what to do. */
export function describeMissing(missing: MissingPicture): [what: string, todo: string] {
  const { src, folder, kept } = missing;
  return [kept ? `"${src}" is not published.` : `"${src}" was not found in ${folder}.`, whatToDo(missing)];
}

function whatToDo({ src, suggestion, capitals, put, accents, rename, kept, unshown }: MissingPicture): string {
  if (kept)
    return 'Its name begins with a dot, or it is a link to another place or a folder: put the file itself there, under a name of plain letters.';
  if (rename)
    return `There is "public${suggestion}", whose name some hosts and programs mix up: rename the file to "public${src}".`;
  if (accents) return lookAlikeAdvice(suggestion ?? '');
  if (capitals) return `There is "${suggestion}": capital letters must match exactly.`;
  if (unshown) {
    const advice = /\.hei[cf]$/i.test(unshown) ? HEIC_ADVICE : EXPORT_ADVICE;
    return `There is "public${unshown}", in a format that browsers do not show. ${advice}`;
  }
  const elsewhere = put === undefined ? undefined : `Put the picture in public/images and write "${put}".`;
  return didYouMean(suggestion, elsewhere ?? 'Put the picture there, or correct the name.');
}

/** The closest name that a picture can have everywhere, if there is one. */
export function closestName(src: string, lang: string): { closest?: string } {
  const { folder, name } = partsOf(src);
  const folders = folder.split('/').filter((each) => each !== '');
  const names = [...folders.map((each) => asAddressName(each, lang)), fileNameFrom(name, lang)];
  const isNamed = names.every((part) => part !== '' && !part.startsWith('.'));
  return isNamed ? { closest: `public/${names.join('/')}` } : {};
}

function partsOf(src: string): { folder: string; name: string } {
  const folder = folderOfAddress(src);
  return { folder, name: src.slice(folder.length + 1) };
}

function fileNameFrom(name: string, lang: string): string {
  const dot = name.lastIndexOf('.');
  return `${asAddressName(name.slice(0, dot), lang)}.${name.slice(dot + 1).toLowerCase()}`;
}
