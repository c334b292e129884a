import { site as siteFields } from '../../../../model/diagnostics/example.ts';
import { documentRule } from '../../rule.ts';

/** More entries than these are two rows on a computer of usual width. */
const LIMIT = 8;

const menu = (...labels: string[]): string =>
  `"navigation": [\n  ${labels.map((label) => `{ "label": "${label}", "href": "/contact" }`).join(',\n  ')}\n]`;

/** The menu is seen as a whole. */
export const menuLength = documentRule({
  meta: {
    codes: {
      'site/long-menu': {
        level: 'advice',
        title: 'The menu has many entries',
        message: ({ entries, limit }: { entries: number; limit: number }) => [
          `The menu has ${entries} entries; more than ${limit} stand in two rows on most computers, close to your name.`,
          'Put those that belong together in a submenu: { "label": "About us", "links": [ … ] }. What few people look for finds its place in "footer".',
        ],
        why: 'Of many entries side by side, visitors read the first few.',
        bad: siteFields(
          menu('Services', 'Prices', 'Advice', 'Team', 'History', 'Jobs', 'Press', 'Partners', 'Contact'),
        ),
        good: siteFields(
          '"navigation": [{ "label": "Services", "href": "/" }, { "label": "About us", "links": [{ "label": "Contact", "href": "/contact" }] }]',
        ),
      },
    },
  },
  check({ document: { kind, data }, report }) {
    const entries = kind === 'site' && Array.isArray(data?.['navigation']) ? data['navigation'].length : 0;
    if (entries > LIMIT) report('site/long-menu', { path: ['navigation'], at: 'key' }, { entries, limit: LIMIT });
  },
});
