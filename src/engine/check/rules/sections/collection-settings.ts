import { isBroken } from '../../../../model/content/content.ts';
import type { DataPath, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { EXAMPLE_PAGE, block, fields, files, type Example } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed } from '../../../../model/words/phrases.ts';
import { removal, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { addressOfCategory, valuesOfFact } from '../../../site/lists/pagination.ts';
import { slugOfCategory } from '../../../site/slug.ts';
import { collectPages, type CollectionRequest } from '../../../site/lists/collections.ts';
import { listsIn } from '../../../site/lists/lists-in.ts';
import { today } from '../../../site/publication.ts';
import { isDayOtherwise } from '../../day-facts.ts';
import { documentRule } from '../../rule.ts';

interface List {
  from: string;
  only?: string[];
  except?: string[];
  where?: Record<string, unknown>;
  related?: string;
  sort?: { by?: string };
  limit?: number;
  perPage?: number;
  categories?: { by?: string; values?: string[]; intros?: { name?: string }[] };
  filters?: { by?: string }[];
  meta?: string[];
}

const introduced = (name: string): Example =>
  block(
    `{ "type": "collection", "from": "/services", "categories": { "by": "field", "intros": [{ "name": "${name}", "text": "What to lock." }] } }`,
  );

/** The settings of a list go together, and speak of facts that its pages have. */
export const collectionSettings = documentRule({
  meta: {
    codes: {
      'collection/contradiction': {
        level: 'advice',
        title: 'Two settings of a list contradict each other',
        message: ({ field, other, ...more }: Contradiction) => [
          `"${field}" does nothing beside "${other}": ${reasonOf({ field, other, ...more })}.`,
          `Remove one of the two.`,
        ],
        why: 'One of them does nothing.',
        bad: block(
          '{ "type": "collection", "from": "/services", "only": ["/services/cloud"], "sort": { "by": "title" } }',
        ),
        good: block('{ "type": "collection", "from": "/services", "only": ["/services/cloud"] }'),
      },
      'collection/same-address': {
        level: 'error',
        title: 'Two categories would have the same address',
        message: ({ names, address }: { names: string[]; address: string }) => [
          `The categories ${listed(names)} would ${names.length === 2 ? 'both' : 'all'} be at "${address}", so only one of them could be shown.`,
          'Write both alike if they are the same, or make their words differ by more than signs and capitals.',
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
      'collection/unknown-category': {
        level: 'advice',
        title: 'A list introduces a category that it does not have',
        message: ({ name, suggestion, names }: { name: string; suggestion?: string; names: string[] }) => [
          `This list has no category "${name}", so nobody reads this.`,
          didYouMean(suggestion, `Its categories are ${listed(names)}.`),
        ],
        why: 'Nobody reads what it says.',
        bad: files(
          { [EXAMPLE_PAGE]: introduced('Securty') },
          { 'pages/services/cloud.json': fields('"facts": { "field": "Security" }') },
        ),
        good: files(
          { [EXAMPLE_PAGE]: introduced('Security') },
          { 'pages/services/cloud.json': fields('"facts": { "field": "Security" }') },
        ),
      },
      'collection/unknown-fact': {
        level: 'advice',
        title: 'A list asks for a fact that no page has',
        message: ({
          name,
          from,
          suggestion,
          called,
          names,
        }: {
          name: string;
          from: string;
          suggestion?: string;
          /** What the pages have in its place, in another language. */
          called?: string;
          names: string[];
        }) => [
          `No page in pages${from} has a fact "${name}", so this changes nothing or shows nothing.`,
          called !== undefined
            ? `The pages call it "${called}": write "${name}" there.`
            : didYouMean(
                suggestion,
                names.length > 0
                  ? `Their facts are ${listed(names)}.`
                  : `Write it in the pages: "facts": { "${name}": "…" }`,
              ),
        ],
        why: 'It shows nothing, or in no order.',
        bad: files({
          [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "where": { "categry": "Security" } }'),
          'pages/services/cloud.json': fields('"facts": { "category": "Security" }'),
        }),
        good: files({
          [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "where": { "category": "Security" } }'),
          'pages/services/cloud.json': fields('"facts": { "category": "Security" }'),
        }),
      },
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    for (const { request: list, path: at } of listsIn(document, site.content)) {
      for (const contradiction of contradictionsOf(list)) {
        const path = [...at, contradiction.field];
        report('collection/contradiction', { path, at: 'key', about: at }, contradiction, removal(path));
      }

      const { lang } = languageAt(site.content, document.address);
      const categories = categoryNames(list, site.content);
      for (const names of sameAddresses(categories, lang)) {
        const address = addressOfCategory(document.address, names[0], lang);
        report('collection/same-address', { path: [...at, 'categories'], at: 'key', about: at }, { names, address });
      }
      for (const { name, index } of unknownIntros(list, categories)) {
        const location = { path: [...at, 'categories', 'intros', index, 'name'] };
        const suggestion = nearest(name, categories);
        const args = { name, suggestion, names: categories };
        report('collection/unknown-category', location, args, replaceWith(location, suggestion));
      }
      const used = factsUsed(list);
      if (used.length === 0) continue;
      const pages = site.pagesBelow(list.from);
      // Without pages that is what is wrong; with broken ones nobody knows their facts.
      if (pages.length === 0 || pages.some(isBroken)) continue;
      const facts = pages.flatMap(({ data }) => Object.entries((data?.['facts'] ?? {}) as object));
      const names = [...new Set(facts.map(([name]) => name))].toSorted();
      for (const { name, where } of used) {
        if (names.includes(name)) continue;
        const path = [...at, ...where];
        // In "where" the fact is the name of a field.
        const location = where[0] === 'where' ? { path, at: 'key' as const, about: at } : { path };
        // Feeds know the day by its own name alone, so it is not the list that is to say otherwise.
        const called = name === 'date' ? facts.find(([fact, value]) => isDayOtherwise(fact, value))?.[0] : undefined;
        const suggestion = called === undefined ? nearest(name, names) : undefined;
        const edits = suggestion === undefined ? [] : renamedFact(path, where, suggestion);
        report('collection/unknown-fact', location, { name, from: list.from, suggestion, called, names }, edits);
      }
    }
  },
});

/** In "where" the fact is the name of a field, elsewhere a text. */
function renamedFact(path: DataPath, where: DataPath, name: string): Suggestion[] {
  return where[0] === 'where' ? [{ edits: [{ kind: 'rename', path, name }] }] : replaceWith({ path }, name);
}

interface Contradiction {
  /** The field that does nothing, and the one that makes it so. */
  field: 'except' | 'where' | 'sort' | 'limit' | 'perPage' | 'related';
  other: 'only' | 'limit' | 'perPage' | 'categories';
  /** The number that decides, where one does. */
  count?: number;
}

function contradictionsOf({ only, except, where, related, sort, limit, perPage, categories }: List): Contradiction[] {
  const found: Contradiction[] = [];
  if (only && except) found.push({ field: 'except', other: 'only' });
  if (only && where) found.push({ field: 'where', other: 'only' });
  const whole = only ? 'only' : perPage !== undefined ? 'perPage' : categories && 'categories';
  if (related !== undefined && whole) found.push({ field: 'related', other: whole });
  if (only && sort) found.push({ field: 'sort', other: 'only' });
  if (only && limit !== undefined && limit >= only.length)
    found.push({ field: 'limit', other: 'only', count: only.length });
  if (limit !== undefined && perPage !== undefined && perPage >= limit)
    found.push({ field: 'perPage', other: 'limit', count: limit });
  return found;
}

/** Why a field does nothing beside the other. */
function reasonOf({ field, other, count }: Contradiction): string {
  if (field === 'except' || field === 'where') return '"only" already says which pages are shown';
  if (field === 'related' && other !== 'only') return 'a list in parts shows the same pages everywhere';
  if (field === 'sort' || field === 'related') return '"only" already says in which order they stand';
  if (field === 'limit') return `"only" names no more than ${count}`;
  return count === 1 ? 'the only one stands on the first page' : `all ${count} fit on the first page`;
}

/** The categories of a list, in its own order or as its language sorts them. */
const categoryNames = (list: List, content: SiteContent): string[] =>
  list.categories?.by
    ? (list.categories.values ??
      valuesOfFact(
        collectPages(content, list as CollectionRequest, today()),
        list.categories.by,
        languageAt(content, list.from).lang,
      ))
    : [];

/** Introductions of categories that a list does not have. */
function unknownIntros(list: List, names: string[]): { name: string; index: number }[] {
  if (names.length === 0) return [];
  return (list.categories?.intros ?? []).flatMap(({ name }, index) =>
    typeof name === 'string' && !names.includes(name) ? [{ name, index }] : [],
  );
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

/** The facts that a list names, and where. */
function factsUsed({
  where,
  related,
  sort,
  categories,
  filters,
  meta,
}: List): { name: string; where: (string | number)[] }[] {
  return [
    ...Object.keys(where ?? {}).map((name) => ({ name, where: ['where', name] })),
    ...(related ? [{ name: related, where: ['related'] }] : []),
    ...(sort?.by && !['order', 'title'].includes(sort.by) ? [{ name: sort.by, where: ['sort', 'by'] }] : []),
    ...(categories?.by ? [{ name: categories.by, where: ['categories', 'by'] }] : []),
    ...(filters ?? []).flatMap(({ by }, index) => (by ? [{ name: by, where: ['filters', index, 'by'] }] : [])),
    ...(meta ?? []).map((name, index) => ({ name, where: ['meta', index] })),
  ];
}
