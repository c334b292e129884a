import { SITE_FILE } from '../../../model/address.ts';
import { EXAMPLE_PAGE, words } from '../../../model/example.ts';
import { isRefused } from '../../site/known-addresses.ts';
import { siteRule } from '../rule.ts';

/** A site has its site file and a home page. Without the first nothing else can be said. */
export const home = siteRule({
  meta: {
    codes: {
      'site/missing': {
        level: 'error',
        title: 'The site file is missing',
        message: () => [
          'There is no pages/_site.json, the file with the name of the site, how to reach you, the menu and the footer.',
          'Create it: your editor offers its fields.',
        ],
        why: 'It holds the name of the site, how to reach you, the menu and the footer.',
        bad: words('A site without pages/_site.json', { 'pages/_site.json': null }),
        good: words('A site with pages/_site.json'),
      },
      'site/no-home': {
        level: 'error',
        title: 'There is no home page',
        message: () => ['There is no pages/index.json, so the site has no home page.', 'Create it.'],
        why: 'Whoever types the name of your site would find nothing.',
        bad: words('A site without pages/index.json', {
          'pages/index.json': null,
          'public/images/team.jpg': null,
          [EXAMPLE_PAGE]: null,
          'pages/services/cloud.json': null,
        }),
        good: words('A site with pages/index.json'),
      },
    },
  },
  check({ site: { content, known }, reportIn }) {
    if (content.refused.some(({ file }) => file === SITE_FILE)) return;
    if (!content.documents.has(SITE_FILE)) reportIn(SITE_FILE)('site/missing', {}, {});
    else if (!known.pages.has('/') && !isRefused(content, '/index')) reportIn('pages/index.json')('site/no-home', {}, {});
  },
});
