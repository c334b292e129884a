import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { listed, shown } from '../../../../model/words/phrases.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { groupsIn } from '../../counts.ts';
import { documentRule } from '../../rule.ts';

const WAYS = ['annual', 'monthly', 'price'];

const plan = (name: string, prices: string): string =>
  `{ "name": "${name}", ${prices}, "features": ["Breakfast"], "link": { "label": "Ask", "href": "/contact" } }`;
const pricing = (more: string, ...plans: string[]) =>
  block(`{ "type": "pricing", ${more}"plans": [\n  ${plans.join(',\n  ')}\n] }`);

interface Mixed {
  name: unknown;
  /** The prices of this plan, and those of the first. */
  ways: string[];
  first: string[];
}

const codes = {
  'pricing/no-price': {
    level: 'error',
    title: 'A plan has no price',
    message: ({ name }: { name: unknown }) => [
      `The plan ${shown(name)} has no price.`,
      'Write a number: "annual": 60 or "monthly": 5, or both, which visitors switch between; or "price": 120, for what is paid once. What is free costs 0.',
    ],
    why: 'What stands beside others with their prices would have none.',
    bad: block(
      '{ "type": "pricing", "plans": [{ "name": "Room", "features": ["Breakfast"], "link": { "label": "Ask", "href": "/contact" } }] }',
    ),
    good: pricing('', plan('Room', '"monthly": 32')),
  },
  'pricing/mixed-prices': {
    level: 'error',
    title: 'Plans that stand side by side are paid in different ways',
    message: ({ name, ways, first }: Mixed) => [
      ways.includes('price') && ways.length > 1
        ? `The plan ${shown(name)} has a "price" beside ${listed(ways.filter((way) => way !== 'price'))}, so nobody knows which holds.`
        : `The plan ${shown(name)} has ${listed(ways)}, and the first plan has ${listed(first)}.`,
      'Give all plans of a block the same: "annual", "monthly", or both, which visitors switch between; or "price", for what is paid once. What is free costs 0.',
    ],
    why: 'One switch stands above all plans, so one that lacks what it asks for would stand there without a price.',
    bad: pricing('', plan('Room', '"annual": 280, "monthly": 32'), plan('House', '"annual": 900')),
    good: pricing('', plan('Room', '"annual": 280'), plan('House', '"annual": 900')),
  },
  'pricing/unseen-note': {
    level: 'advice',
    title: 'Words beside a switch that is not there',
    message: () => [
      'The "annualNote" stands beside the switch between annual and monthly prices, and these plans have no such switch.',
      'Remove it, or write its words into "text" or "footnote".',
    ],
    why: 'Nobody sees it.',
    bad: pricing('"annualNote": "save 17%", ', plan('Room', '"annual": 280')),
    good: pricing('"annualNote": "save 17%", ', plan('Room', '"annual": 280, "monthly": 32')),
  },
} satisfies Codes;

/** Plans of one block are paid in the same ways. */
export const planPrices = documentRule({
  meta: { codes },
  check({ document, report }) {
    for (const { block: written, path } of blocksIn(document)) {
      if (written.type !== 'pricing') continue;
      const plans = groupsIn(written['plans']).map(({ group, index }) => ({
        ways: WAYS.filter((way) => group[way] !== undefined),
        name: group['name'],
        index,
      }));
      const wrong = document.diagnostics.map(({ location }) => location.path ?? []);
      for (const { index, name, ways } of plans) {
        const at = [...path, 'plans', index];
        // What stands there under another name, or is missing besides, is told as that.
        const isWrong = wrong.some((place) => at.every((part, depth) => place[depth] === part));
        if (ways.length === 0 && !isWrong) report('pricing/no-price', { path: at, at: 'open' }, { name });
      }
      const [first, ...others] = plans.filter(({ ways }) => ways.length > 0);
      if (!first) continue;
      const isMixed = ({ ways }: typeof first): boolean =>
        (ways.includes('price') && ways.length > 1) || String(ways) !== String(first.ways);
      for (const { index, name, ways } of [first, ...others].filter(isMixed)) {
        const location = { path: [...path, 'plans', index], at: 'open' as const };
        report('pricing/mixed-prices', location, { name, ways, first: first.ways });
      }
      const hasSwitch = WAYS.slice(0, 2).every((way) => plans.some(({ ways }) => ways.includes(way)));
      if (written['annualNote'] !== undefined && !hasSwitch) {
        const note = [...path, 'annualNote'];
        report('pricing/unseen-note', { path: note }, {}, removal(note));
      }
    }
  },
});
