import { isBroken, type ContentDocument } from '../../../../model/content/content.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { DataPath, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { EXAMPLE_PAGE, block, fields, files } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed, shown } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import type { CollectionRequest } from '../../../site/lists/collections.ts';
import { collectionsIn } from '../../../site/lists/lists-in.ts';
import { isMisnamedDate } from '../../facts/misnamed-date.ts';
import { siblingFacts } from '../../facts/sibling-facts.ts';
import { asText } from '../../../../model/words/as-text.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { inPlainLetters } from '../../../../model/words/letters/plain-letters.ts';
import { documentRule } from '../../rule.ts';

interface UnknownValue {
  name: string;
  value: string;
  from: string;
  suggestion?: string;
  known: string[];
}

/** How many values are named where none is alike. */
const NAMED = 5;

/**
 * The value that was meant: one with the same letters but for accents and capitals, or one that is nearly written so.
 */
const valueMeant = (value: string, known: string[]): string | undefined =>
  known.find((each) => inPlainLetters(each) === inPlainLetters(value)) ?? nearest(value, known);

const codes = {
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
  'collection/unknown-value': {
    level: 'advice',
    title: 'A list asks for a value that no page has',
    message: ({ name, value, from, suggestion, known }: UnknownValue) => [
      `No page in pages${from} says "${name}": ${shown(value)}, so this list is empty.`,
      didYouMean(suggestion, known.length > 0 ? `They say ${listed(known)}.` : undefined),
    ],
    why: 'Visitors find nothing where pages are.',
    bad: files({
      [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "where": { "category": "Secrity" } }'),
      'pages/services/cloud.json': fields('"facts": { "category": "Security" }'),
    }),
    good: files({
      [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "where": { "category": "Security" } }'),
      'pages/services/cloud.json': fields('"facts": { "category": "Security" }'),
    }),
  },
} satisfies Codes;

/** A list asks for facts that its pages have. */
export const listFacts = documentRule({
  meta: { codes },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    for (const { request, path } of collectionsIn(document, site.content)) {
      const used = factsUsed(request);
      if (used.length === 0) continue;
      const pages = site.pagesBelow(request.from);
      // Another rule reports a list without pages; the facts of broken pages are not known.
      const { values, hasBrokenPage } = siblingFacts(pages);
      if (pages.length === 0 || hasBrokenPage) continue;
      const list = { document, report, request, path, values };
      checkValues(list);
      for (const fact of used) if (!values.has(fact.name)) reportUnknownFact(list, fact);
    }
  },
});

interface CheckedList {
  document: ContentDocument;
  report: Report<typeof codes>;
  request: CollectionRequest;
  path: DataPath;
  /** The facts of the pages of the list, with the values that pages have. */
  values: ReadonlyMap<string, unknown[]>;
}

/** Reports values in "where" that no page has. */
function checkValues({ document, report, request, path: at, values }: CheckedList): void {
  for (const { name, value, known } of unknownValues(request, values)) {
    const suggestion = valueMeant(value, known);
    // A list with a text for when it is empty may be empty: no page may be about what is still to come.
    if (suggestion === undefined && valueAt(document.data, [...at, 'empty']) !== undefined) continue;
    const path = [...at, 'where', name];
    const args = { name, value, from: request.from, suggestion, known: known.slice(0, NAMED) };
    report('collection/unknown-value', { path }, args, replaceWith({ path }, suggestion));
  }
}

/** Reports a fact that no page has. */
function reportUnknownFact({ report, request, path: at, values }: CheckedList, { name, where }: UsedFact): void {
  const names = [...values.keys()].toSorted();
  const path = [...at, ...where];
  // In "where" the fact is the name of a field.
  const location = where[0] === 'where' ? { path, at: 'key' as const, about: at } : { path };
  // Feeds require "date", so a misnamed date is renamed in the pages and not in the list.
  const isDate = ([fact, all]: [string, unknown[]]): boolean => all.some((each) => isMisnamedDate(fact, each));
  const called = name === 'date' ? [...values].find(isDate)?.[0] : undefined;
  const suggestion = called === undefined ? nearest(name, names) : undefined;
  const edits = suggestion === undefined ? [] : renamedFact(path, where, suggestion);
  report('collection/unknown-fact', location, { name, from: request.from, suggestion, called, names }, edits);
}

/**
 * The values in "where" that no page has, each with the values that pages have. Values with tokens are not compared.
 */
function unknownValues({ where }: CollectionRequest, values: ReadonlyMap<string, unknown[]>) {
  return Object.entries(where ?? {}).flatMap(([name, asked]) => {
    const value = asText(asked);
    const known = [...new Set((values.get(name) ?? []).flat().map(asText))].toSorted();
    const isUnknown = known.length > 0 && !known.includes(value) && !known.some((each) => each.includes('{'));
    return isUnknown ? { name, value, known } : [];
  });
}

/** In "where" the fact is the name of a field, elsewhere a text. */
function renamedFact(path: DataPath, where: DataPath, name: string): Suggestion[] {
  return where[0] === 'where' ? [{ edits: [{ kind: 'rename', path, name }] }] : replaceWith({ path }, name);
}

/** A fact that a list names, and its path in the list. */
interface UsedFact {
  name: string;
  where: DataPath;
}

function factsUsed(request: CollectionRequest): UsedFact[] {
  const { where, related, sort, categories, filters, meta } = request;
  return [
    ...Object.keys(where ?? {}).map((name) => ({ name, where: ['where', name] })),
    ...(related ? [{ name: related, where: ['related'] }] : []),
    ...(sort?.by && !['order', 'title'].includes(sort.by) ? [{ name: sort.by, where: ['sort', 'by'] }] : []),
    ...(categories?.by ? [{ name: categories.by, where: ['categories', 'by'] }] : []),
    ...(filters ?? []).flatMap(({ by }, index) => (by ? [{ name: by, where: ['filters', index, 'by'] }] : [])),
    ...(meta ?? []).map((name, index) => ({ name, where: ['meta', index] })),
  ];
}
