import { isBroken, type ContentDocument } from '../../../../model/content/content.ts';
import { fields, files, site as siteFields } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { socialImageOf } from '../../../site/files/social-image.ts';
import { sharingOf } from '../../../site/files/made-files.ts';
import { languageAt, languagesOf, type SiteLanguage } from '../../../site/languages/languages.ts';
import { wholeOf } from '../../../site/outline.ts';
import { isDrawnLanguage, undrawnLetters, WITH_OTHER_LETTERS } from '../../../site/wording/drawn-letters.ts';
import { pictureWords } from '../../../site/wording/picture-words.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

const PICTURES = siteFields('"sharing": { "pictures": true }');

/** Whatever a build has to draw has letters that its fonts have. What a font of the site has is seen when it draws. */
export const drawnLetters = documentRule({
  meta: {
    codes: {
      'image/no-letters': {
        level: 'error',
        title: 'A picture for sharing has letters that no font here has',
        message: ({ heading, letters }: { heading: string; letters: string }) => [
          `The picture for sharing of the page "${heading}" cannot be drawn: no font here has the letters "${letters}".`,
          WITH_OTHER_LETTERS,
        ],
        why: 'The fonts that pictures are drawn with have Latin, Greek, Cyrillic and Arabic letters. A build could not draw others, and ends.',
        bad: files({
          'pages/_site.json': PICTURES,
          'pages/contact.json': fields('"blocks": [{ "type": "hero", "heading": "Bread 面包" }]'),
        }),
        good: files({
          'pages/_site.json': PICTURES,
          'pages/contact.json': fields('"blocks": [{ "type": "hero", "heading": "Bread, Хлеб, خبز" }]'),
        }),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document) || !hasDrawnPictures(site)) return;
    if (document.kind === 'page') {
      const { heading, letters, path } = wantingIn(document, site);
      if (letters !== '' && isWritten(languageAt(site.content, document.address)))
        report('image/no-letters', { path }, { heading, letters });
    } else if (document.kind === 'site') {
      const path = ['sharing', 'pictures'];
      const page = firstWanting(site);
      if (!page) return;
      const { heading, letters } = wantingIn(wholeOf(page), site);
      report('image/no-letters', { path }, { heading, letters }, replaceWith({ path }, false));
    }
  },
});

/** Whether a build draws pictures, with the fonts that are there for every site. */
const hasDrawnPictures = ({ content }: SiteContext): boolean =>
  sharingOf(content).pictures === true && siteDataOf(content).font === undefined;

/**
 * Whether pictures of pages in a language can usually be drawn: where not, the site file is told, and no page of it.
 */
const isWritten = ({ lang, data }: SiteLanguage): boolean =>
  isDrawnLanguage(lang) && (typeof data['name'] !== 'string' || undrawnLetters(data['name']) === '');

/** A page that cannot be drawn, in a language of which that is so of most. */
function firstWanting(site: SiteContext): ContentDocument | undefined {
  const unwritten = languagesOf(site.content).filter((language) => !isWritten(language));
  if (unwritten.length === 0) return undefined;
  return site.documents.find(
    (page) =>
      page.kind === 'page' &&
      unwritten.includes(languageAt(site.content, page.address)) &&
      !isBroken(page) &&
      wantingIn(wholeOf(page), site).letters !== '',
  );
}

/** The letters that a page's picture would need, if it has to be drawn. */
function wantingIn(page: ContentDocument, { content, publicFiles }: SiteContext) {
  const { words, path } = pictureWords(content, page);
  const { image } = Object(page.data?.['seo']) as { image?: unknown };
  const isDrawn = image === undefined && !publicFiles().has(socialImageOf(content, page.address));
  // Letters that were lost are told as that.
  const drawn = (words.title + words.name).replaceAll('\ufffd', '');
  return { heading: words.title, letters: isDrawn ? undrawnLetters(drawn) : '', path };
}
