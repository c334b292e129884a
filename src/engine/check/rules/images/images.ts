import { asAddressName, folderOfAddress } from '../../../../model/addresses/address.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { findTokens, replaceTokens } from '../../../../model/content/tokens.ts';
import { isPicture, PICTURE_FORMATS } from '../../../site/files/public-files.ts';
import { foldedName } from '../../../site/files/folded-name.ts';
import { lookAlikeAdvice } from '../../messages/look-alike.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { withoutBase } from '../../../site/links/page-meant.ts';
import { HEIC_ADVICE } from '../../messages/heic-advice.ts';
import { fileMeant } from '../../addresses/file-meant.ts';
import { documentRule } from '../../rule.ts';
import { PHOTO, picture } from '../../../../model/diagnostics/example.ts';

/** Names that Windows gives to JPEGs saved from a browser, and others had before. */
const JPEG_OTHERWISE = /\.(?:jfif|jpe|pjpe?g)$/i;

/** Pictures exist in `public/`, written with the same capitals. */
export const images = documentRule({
  meta: {
    codes: {
      'image/missing-file': {
        level: 'error',
        title: 'A picture does not exist',
        message: ({
          src,
          folder,
          suggestion,
          capitals,
          put,
          accents,
          rename,
          kept,
        }: {
          src: string;
          folder: string;
          suggestion?: string;
          capitals: boolean;
          /** The address it would have among the others, where there is no such folder. */
          put?: string;
          accents?: boolean;
          /** Whether the address is written as it ought to be, and it is the file that has another name. */
          rename?: boolean;
          /** Whether something of that name is there which is not published. */
          kept?: boolean;
        }) => [
          kept ? `"${src}" is not published.` : `"${src}" was not found in ${folder}.`,
          kept
            ? 'It begins with a dot, or is a link to another place or a folder: put the file itself there, under a name of plain letters.'
            : rename
              ? `There is "public${suggestion}", whose name some hosts and programs mix up: rename the file to "public${src}".`
              : accents
                ? lookAlikeAdvice(suggestion ?? '')
                : capitals
                  ? `There is "${suggestion}": capital letters must match exactly.`
                  : didYouMean(
                      suggestion,
                      put === undefined
                        ? 'Put the picture there, or correct the name.'
                        : `Put the picture in public/images and write "${put}".`,
                    ),
        ],
        done: (_, { was, is }) => `The picture ${was} is now ${is}.`,
        why: 'Visitors would see a gap. Capital letters count, although they do not on your own computer.',
        bad: picture('{ "src": "/images/Team.jpg", "alt": "Our team" }', { 'public/images/team.jpg': PHOTO }),
        good: picture('{ "src": "/images/team.jpg", "alt": "Our team" }'),
        fixable: 'sometimes',
        certain: 'same-address',
      },
      'image/bad-address': {
        level: 'error',
        title: 'A picture is not on this site',
        message: ({ src, outside, suggestion, closest }: BadAddress) => [
          outside
            ? `"${src}" is on another site. Pictures are shown from this site only.`
            : closest
              ? `"${src}" cannot be shown: an address ends where # or ? stands in it.`
              : `"${src}" is not the address of a picture on this site.`,
          outside
            ? 'Save the picture in public/images and write "/images/its-name.jpg".'
            : closest
              ? renameTo(closest)
              : didYouMean(suggestion, 'Write it as "/images/its-name.jpg".'),
        ],
        done: (_, { was, is }) => `The picture ${was} is now ${is}.`,
        why: 'Pictures of other sites may change or vanish, and tell others who visits you.',
        bad: picture('{ "src": "https://example.com/team.jpg", "alt": "Our team" }'),
        good: picture('{ "src": "/images/team.jpg", "alt": "Our team" }'),
        fixable: 'sometimes',
        certain: 'same-address',
      },
      'image/bad-name': {
        level: 'advice',
        title: 'The name of a picture has capitals, spaces or other letters',
        message: ({ src, closest }: { src: string; closest?: string }) => [
          `"public${src}" has other signs in its name than small letters (a to z), digits and hyphens, which some hosts and programs mix up.`,
          renameTo(closest),
        ],
        why: 'Capitals and spaces count on some computers and not on others, so a picture that is there for you may be missing for visitors.',
        bad: picture('{ "src": "/images/Our Team.jpg", "alt": "Our team" }', { 'public/images/Our Team.jpg': PHOTO }),
        good: picture('{ "src": "/images/team.jpg", "alt": "Our team" }'),
      },
      'image/unknown-format': {
        level: 'error',
        title: 'A picture has a format that browsers do not show',
        message: ({ src, formats }: { src: string; formats: string[] }) => [
          `"${src}" is not a picture that browsers show.`,
          /\.hei[cf]$/i.test(src)
            ? HEIC_ADVICE
            : JPEG_OTHERWISE.test(src)
              ? `It is a JPEG with an unusual name: rename the file to "public${src.replace(JPEG_OTHERWISE, '.jpg')}", and write "${src.replace(JPEG_OTHERWISE, '.jpg')}" here.`
              : `Use one of these formats: ${formats.join(', ')}.`,
        ],
        why: 'Visitors would see a gap.',
        bad: picture('{ "src": "/images/team.tiff", "alt": "Our team" }'),
        good: picture('{ "src": "/images/team.jpg", "alt": "Our team" }'),
      },
    },
  },
  check({ document: { references }, site, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'image') continue;
      const src = replaceTokens(value as string, site.tokens ?? new Map());
      if (findTokens(src).length > 0) continue;
      const location = { path };
      const lang = (): string => languageAt(site.content, '/').lang;
      const meant = (): string | undefined =>
        fileMeant(withoutBase(src, site.known), [...site.publicFiles()].filter(isPicture), '/images');
      const outside = /^(?:https?:)?\/\//.test(src);
      const isNamed = site.publicFiles().has(src);
      if (isNamed && /[?#]/.test(src))
        report('image/bad-address', location, { src, outside, ...closestName(src, lang()) });
      else if (outside || !/^\/[^\\?#]+$/.test(src) || src.includes('/../'))
        report('image/bad-address', location, { src, outside, suggestion: meant() }, replaceWith(location, meant()));
      else if (!isPicture(src)) {
        report('image/unknown-format', location, { src, formats: PICTURE_FORMATS });
      } else if (!isNamed) {
        const missing = missingFile(src, { files: [...site.publicFiles()], meant, lang: lang() });
        const kept = site.publicEntries().some(({ address }) => address === src);
        const edits = replaceWith(location, missing.accents || missing.rename || kept ? undefined : missing.suggestion);
        report('image/missing-file', location, { ...missing, ...(kept && { kept }) }, edits);
      } else if (/[^a-z0-9/._-]/.test(src)) {
        report('image/bad-name', location, { src, ...closestName(src, lang()) });
      }
    }
  },
});

interface BadAddress {
  src: string;
  outside: boolean;
  suggestion?: string;
  /** The closest name of a picture that is there, under one that no address can have. */
  closest?: string;
}

const renameTo = (closest: string | undefined): string =>
  `${closest === undefined ? 'Rename the file' : `Rename the file to "${closest}"`}, and write its new name here.`;

/** Where a picture was looked for, and what the letters of the site are. */
interface Looked {
  files: string[];
  meant: () => string | undefined;
  lang: string;
}

/** What is said of a picture that is not there. */
function missingFile(src: string, { files, meant, lang }: Looked) {
  const twin = files.find((file) => foldedName(file) === foldedName(src));
  const accents = twin?.normalize() === src.normalize();
  const { folder, name } = partsOf(src);
  const [, top = ''] = src.split('/');
  const suggestion = twin ?? meant();
  const rename = suggestion !== undefined && !accents && closestName(suggestion, lang).closest === `public${src}`;
  const isKnown = ['images', name].includes(top) || files.some((file) => file.startsWith(`/${top}/`));
  return {
    src,
    folder: `public${folder}`,
    suggestion,
    capitals: twin !== undefined && !accents,
    ...(accents && { accents }),
    ...(rename && { rename }),
    ...(!isKnown && { put: `/images/${fileNameFrom(name, lang)}` }),
  };
}

/** The closest name that a picture can have everywhere, if there is one. */
function closestName(src: string, lang: string): { closest?: string } {
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

const fileNameFrom = (name: string, lang: string): string => {
  const dot = name.lastIndexOf('.');
  return `${asAddressName(name.slice(0, dot), lang)}.${name.slice(dot + 1).toLowerCase()}`;
};
