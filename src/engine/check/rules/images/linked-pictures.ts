import { EXAMPLE_PAGE, picture, words } from '../../../../model/diagnostics/example.ts';
import { memoizeByVersion } from '../../../site/by-version.ts';
import { documentRule } from '../../rule.ts';
import { shownSvgs } from '../../addresses/shown-svgs.ts';

/** A picture in a drawing that is neither written into it nor one of its own parts. */
const LINKED = /<(?:svg:)?image\b[^>]*?\s(?:xlink:)?href\s*=\s*["']\s*(?!data:|#)([^"'\s][^"']*)/i;

const shown = (href: string) => ({
  [EXAMPLE_PAGE]: picture('{ "src": "/images/plan.svg", "alt": "The ground floor" }'),
  'public/images/plan.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><image width="160" height="100" href="${href}"/></svg>`,
});

/** The picture that a drawing shows from elsewhere; undefined where there is none. */
const linkedIn = memoizeByVersion((bytes): string | undefined => LINKED.exec(new TextDecoder().decode(bytes))?.[1]);

/** Drawings have in them what they show: browsers load nothing for a drawing that is a picture of a page. */
export const linkedPictures = documentRule({
  meta: {
    codes: {
      'image/linked-picture': {
        level: 'advice',
        title: 'A drawing shows a picture that is not in it',
        message: ({ src, name }: { src: string; name: string }) => [
          `"${src}" shows "${name}", which is a file of its own. Browsers leave it out of the drawing.`,
          'Embed the picture in the program that drew it, and save the drawing once more.',
        ],
        why: 'Whoever drew it sees the whole picture, and visitors one with a hole.',
        bad: words('A plan in which a photograph is linked.', shown('photo.jpg')),
        good: words('A plan in which the photograph is embedded.', shown('data:image/png;base64,iVBORw0KGgo=')),
      },
    },
  },
  check({ document, site, report }) {
    for (const { src, file, path } of shownSvgs(document, site)) {
      const linked = linkedIn(site.content.source, file);
      const name = linked?.slice(linked.search(/[^/\\]*$/));
      if (name) report('image/linked-picture', { path }, { src, name });
    }
  },
});
