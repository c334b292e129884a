import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { block, EXAMPLE_PAGE, files, site } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed } from '../../../../model/words/phrases.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { documentRule } from '../../rule.ts';

const HARBOR =
  '"places": { "harbor": { "name": "Harbor", "address": { "street": "4 Harbor Road" }, "page": "/contact" } }';
const onPage = (places: string, written: string) =>
  files({ [SITE_FILE]: site(places), [EXAMPLE_PAGE]: block(written) });

const codes = {
  'place/unknown': {
    level: 'error',
    title: 'A place is not in the site file',
    message: ({ name, suggestion, names }: { name: string; suggestion?: string; names: string[] }) => [
      `The site file has no place "${name}".`,
      didYouMean(
        suggestion,
        names.length > 0
          ? `There are ${listed(names)}.`
          : 'Write it into "places" of pages/_site.json, or remove this line: the block then shows the company itself.',
      ),
    ],
    why: 'There is nothing to show in its place.',
    bad: onPage(HARBOR, '{ "type": "places", "places": ["harbour"] }'),
    good: onPage(HARBOR, '{ "type": "places", "places": ["harbor"] }'),
  },
  'place/none': {
    level: 'error',
    title: 'Nothing says where the company is',
    message: () => [
      'This block shows where you are, and the site file does not say it.',
      'Write "address" or "places", and "openingHours", into pages/_site.json.',
    ],
    why: 'Visitors would find a name and a telephone number, and no place.',
    bad: onPage('"country": "US"', '{ "type": "places", "heading": "Come by" }'),
    good: onPage('"address": { "street": "4 Harbor Road" }', '{ "type": "places", "heading": "Come by" }'),
  },
} satisfies Codes;

/** What blocks show of places is in the site file. */
export const places = documentRule({
  meta: { codes },
  check({ document, site: { content, tokens }, report }) {
    // What a broken site file means is not known.
    if (!tokens) return;
    const { data } = languageAt(content, document.address);
    const names = isGroup(data['places']) ? Object.keys(data['places']) : [];
    for (const { role, value, path } of document.references) {
      if (role !== 'place' || names.includes(value as string)) continue;
      const suggestion = nearest(value as string, names);
      report(
        'place/unknown',
        { path },
        { name: value as string, suggestion, names },
        replaceWith({ path }, suggestion),
      );
    }
    if (['places', 'address', 'openingHours'].some((field) => data[field] !== undefined)) return;
    for (const { block: written, path } of blocksIn(document))
      if (written.type === 'places' && written['places'] === undefined) report('place/none', { path, at: 'open' }, {});
  },
});
