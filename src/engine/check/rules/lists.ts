import { near } from '../../../model/near.ts';
import { isBroken, type Rule } from '../site.ts';
import { valueAt } from '../../../model/value-at.ts';

interface List {
  from: string;
  only?: string[];
  where?: Record<string, unknown>;
  sort?: { by?: string };
  limit?: number;
  perPage?: number;
  categories?: { by?: string };
  filters?: { by?: string }[];
}

/** The settings of a list go together, and speak of facts that its pages have. */
export const lists: Rule = {
  name: 'lists',
  document(document, site, report) {
    for (const { role, path } of document.facts) {
      if (role !== 'collection' || isBroken(document)) continue;
      const at = path.slice(0, -1);
      const list = valueAt(document.data, at) as List;
      for (const { field, other, reason } of contradictionsOf(list))
        report('collection/contradiction', { path: [...at, field], at: 'key', about: at }, { field, other, reason });

      const used = factsUsed(list);
      if (used.length === 0) continue;
      const pages = site.pagesBelow(list.from);
      // Without pages that is what is wrong; with broken ones nobody knows their facts.
      if (pages.length === 0 || pages.some(isBroken)) continue;
      const names = [...new Set(pages.flatMap(({ data }) => Object.keys((data?.['facts'] ?? {}) as object)))].toSorted();
      for (const { name, where } of used) {
        if (!names.includes(name)) report('collection/unknown-fact', { path: [...at, ...where] }, { name, from: list.from, near: near(name, names), names });
      }
    }
  },
};

function contradictionsOf({ only, where, sort, limit, perPage }: List): { field: string; other: string; reason: string }[] {
  const found = [];
  if (only && where) found.push({ field: 'where', other: 'only', reason: '"only" already says which pages are shown' });
  if (only && sort) found.push({ field: 'sort', other: 'only', reason: '"only" already says in which order they stand' });
  if (only && limit !== undefined && limit >= only.length) found.push({ field: 'limit', other: 'only', reason: `"only" names no more than ${only.length}` });
  if (limit !== undefined && perPage !== undefined && perPage >= limit)
    found.push({ field: 'perPage', other: 'limit', reason: `all ${limit} fit on the first page` });
  return found;
}

/** The facts that a list names, and where. */
function factsUsed({ where, sort, categories, filters }: List): { name: string; where: (string | number)[] }[] {
  return [
    ...Object.keys(where ?? {}).map((name) => ({ name, where: ['where', name] })),
    ...(sort?.by && !['order', 'title'].includes(sort.by) ? [{ name: sort.by, where: ['sort', 'by'] }] : []),
    ...(categories?.by ? [{ name: categories.by, where: ['categories', 'by'] }] : []),
    ...(filters ?? []).flatMap(({ by }, index) => (by ? [{ name: by, where: ['filters', index, 'by'] }] : [])),
  ];
}
