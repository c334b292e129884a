import { isBroken, PUBLIC, type ContentDocument } from '../../../../model/content/content.ts';
import { EXAMPLE_PAGE, site as siteFields, VALID_PAGE, words } from '../../../../model/diagnostics/example.ts';
import { drawnWordsIn, type DrawnWords } from '../../../site/files/drawn-words.ts';
import { socialImageOf } from '../../../site/files/social-image.ts';
import { languagesOf } from '../../../site/languages/languages.ts';
import { siteIndex } from '../../../site/site-index.ts';
import { pictureWords } from '../../../site/wording/picture-words.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

/** Pictures of one point, as they are drawn for pages of a site with the name "Korn". */
const drawnPicture = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const CONTACT_OF_KORN = drawnPicture(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAAEWlUWHRUaXRsZQAAAAAAQ29udGFjdGy/3ooAAAAPaVRYdEF1dGhvcgAAAAAAS29ybpfDO3EAAAAXaVRYdFNvZnR3YXJlAAAAAABQYWdld3JpZ2h0ScPskgAAAApJREFUeNpjYAAAAAIAAeUn3vwAAAAASUVORK5CYII=',
);
const HOME_OF_KORN = drawnPicture(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAADmlUWHRUaXRsZQAAAAAASG9tZXuLtdAAAAAPaVRYdEF1dGhvcgAAAAAAS29ybpfDO3EAAAAXaVRYdFNvZnR3YXJlAAAAAABQYWdld3JpZ2h0ScPskgAAAApJREFUeNpjYAAAAAIAAeUn3vwAAAAASUVORK5CYII=',
);

/** The pictures that were drawn for pages to be shared with show what these say today. */
export const drawnPictures = documentRule({
  meta: {
    codes: {
      'image/old-words': {
        level: 'advice',
        title: 'A picture for sharing shows an old heading',
        message: ({ src, drawn, now }: { src: string; drawn: string; now: string }) => [
          `"${src}" was drawn when this page was called "${drawn}". By now it is "${now}".`,
          'Draw the pictures for sharing anew: npm run social',
        ],
        why: 'Whoever gets a link to the page sees the old words, and wonders whether it is the right one.',
        bad: words('The page is called "Write to us", its picture still says "Contact".', {
          [EXAMPLE_PAGE]: VALID_PAGE.replace('"heading": "Contact"', '"heading": "Write to us"'),
          'public/images/social/contact.png': CONTACT_OF_KORN,
        }),
        good: words('Page and picture say "Contact".', {
          [EXAMPLE_PAGE]: VALID_PAGE,
          'public/images/social/contact.png': CONTACT_OF_KORN,
        }),
      },
      'image/old-name': {
        level: 'advice',
        title: 'Pictures for sharing show an old name of the site',
        message: ({ drawn, now }: { drawn: string; now: string }) => [
          `The pictures for sharing were drawn when the site was called "${drawn}". By now it is "${now}".`,
          'Draw them anew: npm run social',
        ],
        why: 'Whoever gets a link to a page sees the old name.',
        bad: siteFields('"name": "Korn & Sons"', { 'public/images/social/home.png': HOME_OF_KORN }),
        good: siteFields('"name": "Korn"', { 'public/images/social/home.png': HOME_OF_KORN }),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    if (document.kind === 'page') {
      const drawn = wordsDrawnFor(document, site);
      if (!drawn) return;
      const { words, path } = pictureWords(site.content, document);
      if (drawn.title !== words.title)
        report(
          'image/old-words',
          { path },
          { src: socialImageOf(site.content, document.address), drawn: drawn.title, now: words.title },
        );
    } else if (document.data?.['name'] !== undefined) {
      const home = homeIn(document, site);
      const drawn = home && wordsDrawnFor(home, site);
      const now = home && pictureWords(site.content, home).words.name;
      // All pictures show the name: it is enough to look at one of them.
      if (drawn && now !== undefined && drawn.name !== now)
        report('image/old-name', { path: ['name'] }, { drawn: drawn.name, now });
    }
  },
});

/** The words on the picture that was drawn of a page, if that is what the page shows. */
function wordsDrawnFor(
  { data, address }: ContentDocument,
  { content, publicFiles }: SiteContext,
): DrawnWords | undefined {
  const { image } = Object(data?.['seo']) as { image?: unknown };
  const src = socialImageOf(content, address);
  return image === undefined && publicFiles().has(src) ? drawnWordsIn(content.source, PUBLIC + src) : undefined;
}

/** The home page in the language that a file is about. */
function homeIn({ file }: ContentDocument, { content }: SiteContext): ContentDocument | undefined {
  const language = languagesOf(content).find((each) => each.file === file);
  const home = language && siteIndex(content).pages.get(language.folder || '/');
  return home === undefined ? undefined : content.documents.get(home);
}
