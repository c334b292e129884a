import { isBroken } from '../../../../model/content/content.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import type { CollectionRequest } from '../../../site/lists/collections.ts';
import { collectionsIn } from '../../../site/lists/lists-in.ts';
import { documentRule } from '../../rule.ts';

/** Of two settings of a list, none makes the other do nothing. */
export const listContradictions = documentRule({
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
    },
  },
  check({ document, site, report }) {
    if (isBroken(document)) return;
    for (const { request, path: at } of collectionsIn(document, site.content)) {
      for (const contradiction of contradictionsOf(request)) {
        const path = [...at, contradiction.field];
        report('collection/contradiction', { path, at: 'key', about: at }, contradiction, removal(path));
      }
    }
  },
});

interface Contradiction {
  /** The field that does nothing, and the one that makes it so. */
  field: 'except' | 'where' | 'sort' | 'limit' | 'perPage' | 'related';
  other: 'only' | 'limit' | 'perPage' | 'categories';
  /** The number that decides, where one does. */
  count?: number;
}

function contradictionsOf(request: CollectionRequest): Contradiction[] {
  const { only, except, where, related, sort, limit, perPage, categories } = request;
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
