import { isBroken } from '../../../../model/content/content.ts';
import { EXAMPLE_PAGE, block, fields, files } from '../../../../model/diagnostics/example.ts';
import { listed } from '../../../../model/words/phrases.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { today } from '../../../site/publication.ts';
import { collectPages, factOf, type CollectionRequest } from '../../../site/lists/collections.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { counted } from '../../../../model/words/counted.ts';
import { collectionsIn } from '../../../site/lists/lists-in.ts';
import { addressOfCategory } from '../../../site/lists/pagination.ts';
import { slugOfCategory } from '../../../site/slug.ts';
import { categoryNames } from '../../facts/category-names.ts';
import { documentRule } from '../../rule.ts';

/** Of names with one address that which the fewest pages have, most likely a slip, and where it stands. */
interface Rarest {
  name: string;
  file: string;
  others: number;
}

/** Each category of a list has an address of its own. */
export const categoryAddresses = documentRule({
  meta: {
    codes: {
      'collection/same-address': {
        level: 'error',
        title: 'Two categories would have the same address',
        message: ({ names, address, rarest }: { names: string[]; address: string; rarest?: Rarest }) => [
          `The categories ${listed(names)} would ${names.length === 2 ? 'both' : 'all'} be at "${address}", so only one of them could be shown.`,
          `Write both alike if they are the same, or make their words differ by more than signs and capitals.${rarest ? ` "${rarest.name}" stands in ${rarest.file}${rarest.others > 0 ? ` and ${counted(rarest.others, 'other page')}` : ''}.` : ''}`,
        ],
        why: 'Only one of the two could be shown.',
        bad: files(
          { [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "categories": { "by": "field" } }') },
          {
            'pages/services/cloud.json': fields('"facts": { "field": "R & D" }'),
            'pages/services/it.json': fields('"facts": { "field": "R and D" }'),
          },
        ),
        good: files(
          { [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "categories": { "by": "field" } }') },
          {
            'pages/services/cloud.json': fields('"facts": { "field": "R & D" }'),
            'pages/services/it.json': fields('"facts": { "field": "R & D" }'),
          },
        ),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    const { lang } = languageAt(site.content, document.address);
    for (const { request, path: at } of collectionsIn(document, site.content)) {
      for (const names of sameAddresses(categoryNames(request, site.content), lang)) {
        const address = addressOfCategory(document.address, names[0], lang);
        const rarest = rarestOf(names, request, site.content);
        const args = { names, address, ...(rarest && { rarest }) };
        report('collection/same-address', { path: [...at, 'categories'], at: 'key', about: at }, args);
      }
    }
  },
});

function rarestOf(names: string[], request: CollectionRequest, content: SiteContent): Rarest | undefined {
  const pages = collectPages(content, request, today());
  const filesOf = (name: string): string[] =>
    pages.flatMap(({ document, page }) =>
      [factOf(page.facts, request.categories?.by ?? '')].flat().includes(name) ? document.file : [],
    );
  const all = names.map((name) => ({ name, files: filesOf(name).toSorted() })).filter(({ files }) => files.length > 0);
  const [first] = all.toSorted((a, b) => a.files.length - b.files.length);
  const [file, ...others] = first?.files ?? [];
  return first && file !== undefined ? { name: first.name, file, others: others.length } : undefined;
}

/** Categories of a list that differ, but not in their addresses. */
function sameAddresses(names: string[], lang: string): [name: string, ...others: string[]][] {
  const byPart = new Map<string, [name: string, ...others: string[]]>();
  for (const name of new Set(names)) {
    const part = slugOfCategory(name, lang);
    const same = byPart.get(part);
    byPart.set(part, same ? [...same, name] : [name]);
  }
  return [...byPart.values()].filter((same) => same.length > 1);
}
