import { PUBLIC } from '../../../../model/content/content.ts';
import { words } from '../../../../model/diagnostics/example.ts';
import { siteRule } from '../../rule.ts';

const FILE = `${PUBLIC}/robots.txt`;

/** A file of the owner's own lets search engines in. */
export const robots = siteRule({
  meta: {
    codes: {
      'public/closed-to-search': {
        level: 'advice',
        title: 'Search engines are kept out of the whole site',
        message: () => [
          'This file forbids every search engine to read any page ("Disallow: /"), so the site is found nowhere.',
          'Delete the file: the build writes one that lets them in and leads to the sitemap. A single page is hidden by "noindex" in its "seo".',
        ],
        why: 'Most often the file was meant for a site that was still being made.',
        bad: words('public/robots.txt with "User-agent: *" and "Disallow: /"', {
          'public/robots.txt': 'User-agent: *\nDisallow: /\n',
        }),
        good: words('public/robots.txt with "User-agent: *" and "Disallow: /files/"', {
          'public/robots.txt': 'User-agent: *\nDisallow: /files/\n',
        }),
      },
    },
  },
  check({ site, reportIn }) {
    if (isClosed(site.content.source.text(FILE) ?? '')) reportIn(FILE)('public/closed-to-search', {}, {});
  },
});

/** Whether nobody may read anything (RFC 9309): what holds for all programs forbids everything, and allows nothing. */
function isClosed(text: string): boolean {
  let isForAll = false;
  let isForbidden = false;
  let wasAgent = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = name.toLowerCase();
    const isAgent = field === 'user-agent';
    // Agents in a row share the rules that follow.
    if (isAgent) isForAll = value === '*' || (wasAgent && isForAll);
    if (isForAll && field === 'allow' && value !== '') return false;
    if (isForAll && field === 'disallow' && /^\/\*?$/.test(value)) isForbidden = true;
    if (field !== '') wasAgent = isAgent;
  }
  return isForbidden;
}
