import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { EXAMPLE_PAGE, fields, files, words, type Example } from '../../../../model/diagnostics/example.ts';
import { languagesOf } from '../../../site/languages/languages.ts';
import { isRefused } from '../../../site/links/known-addresses.ts';
import type { Diagnostic } from '../../../../model/diagnostics/diagnostic.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { hiddenBecause, WHY_HIDDEN, type Hidden } from '../../../site/publication.ts';
import { siteIndex } from '../../../site/site-index.ts';
import { siteRule, type SiteRuleContext } from '../../rule.ts';

const FIELDS = { draft: 'draft', future: 'publishAt', past: 'unpublishAt' };

/** A field of a home page that is the only page. */
const inHome = (field: string): Example =>
  files(
    { 'pages/index.json': fields(field) },
    { [EXAMPLE_PAGE]: null, 'pages/services/cloud.json': null, 'public/images/team.jpg': null },
  );

const codes = {
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
  'site/hidden-home': {
    level: 'error',
    title: 'The home page is not published',
    message: ({ reason, lang }: { reason: Hidden; lang?: string }) =>
      lang === undefined
        ? [
            `The home page ${WHY_HIDDEN[reason]}, so the published site would have no beginning.`,
            'Remove this line: the home page is always published.',
          ]
        : [
            `The home page in "${lang}" ${WHY_HIDDEN[reason]}, but the switch in the header leads there.`,
            'Remove this line, or take the language out of "languages" in pages/_site.json until it is there.',
          ],
    why: 'Whoever types the name of your site would find nothing.',
    bad: inHome('"draft": true'),
    good: inHome('"draft": false'),
  },
  'site/home-fallback': {
    level: 'error',
    title: 'The home page answers every unknown address',
    message: () => [
      'With "fallback" the home page would be shown at every address that does not exist, and nobody would learn that a page is missing.',
      'Remove this line, or write it in a page of a folder.',
    ],
    why: 'Mistyped addresses would look as if they were right.',
    bad: inHome('"fallback": true'),
    good: inHome('"fallback": false'),
  },
  'page/inner-fallback': {
    level: 'advice',
    title: 'One fallback stands inside of another',
    message: ({ address, outer }: { address: string; outer: string }) => [
      `This page answers what is unknown below "${address}", but "${outer}" already does, and on some hosts it goes first.`,
      'Let only one of the two be a fallback.',
    ],
    why: 'Which of the two is shown depends on the host.',
    bad: files(
      { 'pages/services/cloud.json': fields('"fallback": true') },
      { 'pages/services/index.json': fields('"fallback": true') },
    ),
    good: files({ 'pages/services/cloud.json': fields('"fallback": true') }),
  },
} satisfies Codes;

/** A site has its site file and a home page. Without the first nothing else can be said. */
export const home = siteRule({
  meta: {
    codes,
  },
  check({ site: { content, known }, reportIn }) {
    if (content.refused.some((refused) => isSiteFile(refused))) return;
    if (!content.documents.has(SITE_FILE)) reportIn(SITE_FILE)('site/missing', {}, {});
    for (const { folder, lang } of languagesOf(content)) {
      const home = content.documents.get(known.pages.get(folder || '/') ?? '');
      const reason = home && hiddenBecause(home);
      if (!home || !reason) continue;
      const location = { path: [FIELDS[reason]], at: 'key' as const, about: [] };
      reportIn(home.file)('site/hidden-home', location, { reason, ...(folder !== '' && { lang }) });
    }
    reportFallbacks(content, reportIn);
    if (!content.documents.has(SITE_FILE)) return;
    if (!known.pages.has('/') && !isRefused(content, '/index')) reportIn('pages/index.json')('site/no-home', {}, {});
  },
});

/** Whether a file that is refused is the site file, perhaps under another name. */
const isSiteFile = ({ file, suggestions = [] }: Diagnostic): boolean =>
  file === SITE_FILE ||
  suggestions.some(({ edits }) => edits.some((edit) => edit.kind === 'renameFile' && edit.to === SITE_FILE));

type Reporter = SiteRuleContext<typeof codes>['reportIn'];

/** Pages that answer what is unknown below them: not the home page, and none below another. */
function reportFallbacks(content: SiteContent, reportIn: Reporter): void {
  const { fallbacks } = siteIndex(content);
  for (const { address, file } of fallbacks) {
    const location = { path: ['fallback'], at: 'key' as const, about: [] };
    const outer = fallbacks.find((other) => other.address !== '/' && address.startsWith(`${other.address}/`));
    if (address === '/') reportIn(file)('site/home-fallback', location, {});
    else if (outer) reportIn(file)('page/inner-fallback', location, { address, outer: outer.address });
  }
}
