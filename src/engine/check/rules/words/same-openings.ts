import type { Codes } from '../../../../model/diagnostics/codes.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { fields, site, words, type Example } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { NUMBER, openingOf } from '../../../site/wording/openings.ts';
import { forEachWording, pagesWithWords, placeOfWording, type Wording } from '../../../site/wording/wording.ts';
import { siteRule } from '../../rule.ts';

/** On so many pages headings may begin alike, and on one in so many where a site has more. */
const PAGES = 5;
const ONE_IN = 6;

/** Six pages that each have one of these headings. */
function sixPages(...headings: string[]): Example {
  const pages = headings.map((heading, index): [string, Example] => [
    `pages/services/page-${index}.json`,
    fields(`"blocks": [{ "type": "hero", "heading": "${heading}" }]`),
  ]);
  return words(`Six pages with the headings ${headings.map((heading) => `"${heading}"`).join(', ')}.`, {
    'pages/_site.json': site('"checks": { "text/same-opening": "warning" }'),
    ...Object.fromEntries(pages),
  });
}

const codes = {
  'text/same-opening': {
    level: 'advice',
    default: 'off',
    title: 'Headings of many pages begin alike',
    message: ({ kind, opening, pages, most }: { kind: string; opening: string; pages: number; most: number }) => [
      `This ${kind} begins with ${opening === NUMBER ? 'a number' : shown(opening)}, as those of ${pages - 1} other pages do; on more than ${most} pages it reads like a form that was filled in.`,
      'Begin this one in another way.',
    ],
    why: `Headings that begin alike page after page read like a form that was filled in. On ${PAGES} pages they may begin with the same word, or with any number, and on one page in ${ONE_IN} where there are more than ${PAGES * ONE_IN}. Titles of what stands in a section count apart; headings of one or two words and articles do not count.`,
    bad: sixPages(
      'Four promises we keep',
      'Five steps to a plan',
      'Six ways to begin',
      'Two people who answer',
      'Three kinds of calm',
      '12 years of practice',
    ),
    good: sixPages(
      'Promises we keep',
      'Steps to a plan',
      'Where to begin',
      'People who answer',
      'Kinds of calm',
      'Practice since 2013',
    ),
  },
} satisfies Codes;

/** One or two words are a label. */
const LABEL = /^\s*\S+(?:\s+\S+)?\s*$/;

/** Headings or titles that begin alike. */
interface Alike {
  kind: Wording;
  opening: string;
  /** The pages that have one; the last of them, which may have more. */
  pages: number;
  last?: string;
  /** Where there is one too many. */
  further: [file: string, location: Location][];
}

/** Headings of different pages begin differently. */
export const sameOpenings = siteRule({
  meta: { readsAll: true, codes },
  check({ site: { content, documents }, reportIn }) {
    const pages = pagesWithWords(documents);
    const most = Math.max(PAGES, Math.floor(pages.length / ONE_IN));
    const groups = new Map<string, Alike>();
    for (const page of pages) {
      const { file } = page;
      const { lang, folder } = languageAt(content, page.address);
      forEachWording(page, (kind, words, path, offset) => {
        const opening = kind === 'sentence' || LABEL.test(words) ? undefined : openingOf(words, lang);
        if (opening === undefined) return;
        const key = `${folder} ${kind} ${opening}`;
        const alike = groups.get(key) ?? { kind, opening, pages: 0, further: [] };
        groups.set(key, alike);
        if (alike.last === file) return;
        alike.last = file;
        alike.pages++;
        if (alike.pages > most) alike.further.push([file, placeOfWording(words, path, offset)]);
      });
    }
    for (const { kind, opening, pages, further } of groups.values())
      for (const [file, location] of further)
        reportIn(file)('text/same-opening', location, { kind, opening, pages, most });
  },
});
