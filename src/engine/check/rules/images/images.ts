import { didYouMean } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { findTokens, replaceTokens } from '../../../../model/content/tokens.ts';
import { isPicture, PICTURE_FORMATS } from '../../../site/files/public-files.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { withoutBase } from '../../../site/links/page-meant.ts';
import { HEIC_ADVICE } from '../../messages/export-advice.ts';
import { fileMeant } from '../../addresses/file-meant.ts';
import { closestName, missingPicture, describeMissing } from '../../addresses/missing-picture.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { PHOTO, picture } from '../../../../model/diagnostics/example.ts';

/** Names that Windows gives to JPEGs saved from a browser, and others had before. */
const JPEG_OTHERWISE = /\.(?:jfif|jpe|pjpe?g)$/i;

const codes = {
  'image/missing-file': {
    level: 'error',
    title: 'A picture does not exist',
    message: describeMissing,
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
    message: badAddress,
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
} satisfies Codes;

/** Pictures exist in `public/`, written with the same capitals. */
export const images = documentRule({
  meta: { codes },
  check({ document: { references }, site, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'image') continue;
      const src = replaceTokens(value as string, site.tokens ?? new Map());
      if (findTokens(src).length === 0) checkPicture(src, { path }, site, report);
    }
  },
});

function checkPicture(src: string, location: Location, site: SiteContext, report: Report<typeof codes>): void {
  const lang = (): string => languageAt(site.content, '/').lang;
  const meant = (): string | undefined =>
    fileMeant(withoutBase(src, site.known), [...site.publicFiles()].filter(isPicture), '/images');
  const outside = /^(?:https?:)?\/\//.test(src);
  const exists = site.publicFiles().has(src);
  if (exists && /[?#]/.test(src))
    return report('image/bad-address', location, { src, outside, ...closestName(src, lang()) });
  if (outside || !/^\/[^\\?#]+$/.test(src) || src.includes('/../'))
    return report('image/bad-address', location, { src, outside, suggestion: meant() }, replaceWith(location, meant()));
  if (!isPicture(src) && (exists || /\.[^/]*$/.test(src)))
    return report('image/unknown-format', location, { src, formats: PICTURE_FORMATS });
  if (!exists) {
    const missing = missingPicture(src, { site, meant, lang: lang() });
    const { accents, rename, kept, suggestion } = missing;
    const edits = replaceWith(location, accents || rename || kept ? undefined : suggestion);
    return report('image/missing-file', location, missing, edits);
  }
  if (/[^a-z0-9/._-]/.test(src)) report('image/bad-name', location, { src, ...closestName(src, lang()) });
}

interface BadAddress {
  src: string;
  outside: boolean;
  suggestion?: string;
  /** The closest name of a picture that is there, under one that no address can have. */
  closest?: string;
}

function badAddress({ src, outside, suggestion, closest }: BadAddress): [what: string, todo: string] {
  if (outside)
    return [
      `"${src}" is on another site. Pictures are shown from this site only.`,
      'Save the picture in public/images and write "/images/its-name.jpg".',
    ];
  if (closest !== undefined)
    return [`"${src}" cannot be shown: an address ends where # or ? stands in it.`, renameTo(closest)];
  return [
    `"${src}" is not the address of a picture on this site.`,
    didYouMean(suggestion, 'Write it as "/images/its-name.jpg".'),
  ];
}

const renameTo = (closest: string | undefined): string =>
  `${closest === undefined ? 'Rename the file' : `Rename the file to "${closest}"`}, and write its new name here.`;
