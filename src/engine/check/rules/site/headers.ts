import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { removal, removalFrom } from '../../../../model/diagnostics/suggestions.ts';
import { documentRule } from '../../rule.ts';

/** What hosts and servers say themselves of each answer. */
const OF_THE_HOST = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'etag',
  'host',
  'keep-alive',
  'location',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** What protects pages, and the field of "security" that changes it. */
const PROTECTING: Record<string, string | undefined> = {
  'content-security-policy': undefined,
  'cross-origin-opener-policy': undefined,
  'cross-origin-resource-policy': undefined,
  'permissions-policy': 'permissions',
  'referrer-policy': undefined,
  'reporting-endpoints': 'reports',
  'strict-transport-security': 'https',
  'x-content-type-options': undefined,
  'x-frame-options': 'frames',
};

/** Headers of the owner are for hosts to send, and do not take protection from pages unnoticed. */
export const headers = documentRule({
  meta: {
    codes: {
      'site/header-of-host': {
        level: 'error',
        title: 'A header is the business of the host',
        message: ({ name }: { name: string }) => [
          `"${name}" says how an answer is sent, which only the host knows.`,
          'Remove it. To lead from one address to another, use "redirects".',
        ],
        why: 'Browsers would misread what arrives, or the host would refuse the file.',
        bad: site('"headers": [{ "path": "/files/*", "values": { "Content-Length": "0" } }]'),
        good: site('"headers": [{ "path": "/files/*", "values": { "X-Robots-Tag": "noindex" } }]'),
      },
      'site/header-protects-pages': {
        level: 'advice',
        title: 'A header takes the place of one that protects pages',
        message: ({ name, path, page, field }: { name: string; path: string; page: string; field?: string }) => [
          `On "${path}", this "${name}" takes the place of what protects your pages, such as "${page}".`,
          field
            ? `Write what you need into "${field}" of "security", or name an address without pages.`
            : 'Name an address without pages, such as "/files/*", or remove it.',
        ],
        why: 'What "security" says would not hold there. If you mean it, set "site/header-protects-pages" to "off" in "checks".',
        bad: site('"headers": [{ "path": "/*", "values": { "X-Frame-Options": "SAMEORIGIN" } }]'),
        good: site('"security": { "frames": ["https://partner.example.com"] }'),
      },
    },
  },
  check({ document: { file, data }, site: { known }, report }) {
    const rules: unknown = file === SITE_FILE ? data?.['headers'] : undefined;
    const list: unknown[] = Array.isArray(rules) ? rules : [];
    for (const [index, rule] of list.entries()) {
      const { path: pattern, values } = Object(rule) as { path?: unknown; values?: unknown };
      if (typeof pattern !== 'string') continue;
      const pages = pattern.endsWith('*')
        ? [...known.pages.keys()].filter((address) => `${address}/`.startsWith(pattern.slice(0, -1)))
        : [...known.pages.keys()].filter((address) => address === pattern);
      const [page] = pages;
      const names = Object.keys(Object(values) as object);
      for (const name of names) {
        const location = { path: ['headers', index, 'values', name], at: 'key' as const };
        const meant = name.toLowerCase();
        if (OF_THE_HOST.has(meant))
          report(
            'site/header-of-host',
            location,
            { name },
            names.length === 1 ? removalFrom(list, ['headers', index]) : removal(location.path),
          );
        else if (page !== undefined && Object.hasOwn(PROTECTING, meant))
          report('site/header-protects-pages', location, { name, path: pattern, page, field: PROTECTING[meant] });
      }
    }
  },
});
