import type { Changes } from './changed-files.ts';
import type { RouteChange } from './routes.ts';
import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';
import { folderOfSiteFile, sharedNameOfFile, SITE_FILE } from '../../model/addresses/address.ts';
import { OWN_BLOCKS, OWN_ICONS, PUBLIC } from '../../model/content/content.ts';
import { counted } from '../../model/words/counted.ts';
import { capitalized } from '../../model/words/phrases.ts';
import { totals } from '../report/totals.ts';
import { bytes, code, link, plain, table } from '../report/formats/markdown.ts';
import { problemTable } from '../report/formats/problem-table.ts';

/** By this line the comment is found again when the branch changes. */
export const MARK = '<!-- pagewright: pages of this branch -->';

/** A comment on GitHub has at most 65,536 characters; bytes are never fewer. */
export const MAX_COMMENT_SIZE = 65_000;
const FOR_ROUTES = 30_000;

/**
 * What a branch does to the site, as the comment of a pull request: its pages, and what is wrong with them and with
 * those around them.
 */
export function pullRequestComment(
  routes: RouteChange[],
  { base, files }: Changes,
  problems: ReportedDiagnostic[],
): string {
  const others = otherFiles(files.map(({ file }) => file));
  const head = `${MARK}\n### Pages of this branch\n\n`;
  if (routes.length === 0 && others === '') return `${head}No page has changed since ${code(base.name)}.\n`;

  const pages = table(
    ['', 'Page', 'Address', 'Problems'],
    routes.map((route) => cells(route, problems)),
    FOR_ROUTES,
  );
  const parts = [
    routes.length === 0
      ? `No page has changed since ${code(base.name)}.\n`
      : `Compared with ${code(base.name)}:\n\n${pages.text}`,
    pages.left > 0 ? `…and ${counted(pages.left, 'more page')}.\n` : '',
    others,
    routes.some(({ how, url }) => url !== undefined && (how === 'added' || how === 'moved'))
      ? 'Links lead to the published site; new addresses work there once this is published.\n'
      : '',
    `**${capitalized(totals(problems))}** in the changed files and in those that link to, list, show or picture them.\n`,
  ];
  const text = head + parts.filter((part) => part !== '').join('\n');
  const list = problemTable(problems, MAX_COMMENT_SIZE - bytes(text) - 1);
  return list === '' ? text : `${text}\n${list}`;
}

function cells(
  { how, file, title, address, from, url, hidden }: RouteChange,
  problems: ReportedDiagnostic[],
): string[] {
  const own = problems.filter((problem) => problem.file === file);
  const name = url === undefined ? plain(title) : link(title, url);
  return [
    how,
    `${name}${hidden ? ' (not published)' : ''}`,
    `${code(address)}${from === undefined ? '' : `, was ${code(from)}`}`,
    own.length === 0 ? 'none' : totals(own),
  ];
}

/** What has changed besides pages. */
function otherFiles(files: string[]): string {
  const shared = files.filter((file) => sharedNameOfFile(file) !== undefined).length;
  const below = (folder: string): number => files.filter((file) => file.startsWith(`${folder}/`)).length;
  const [published, blocks, icons] = [PUBLIC, OWN_BLOCKS, OWN_ICONS].map(below) as [number, number, number];
  const what = [
    ...(files.includes(SITE_FILE) ? ['the site file, which every page uses'] : []),
    ...files.filter((file) => folderOfSiteFile(file) !== undefined).map((file) => `${code(file)}, for its language`),
    ...(shared > 0 ? [counted(shared, 'shared block')] : []),
    ...(blocks > 0 ? [`${counted(blocks, 'file')} of your own blocks`] : []),
    ...(icons > 0 ? [counted(icons, 'icon')] : []),
    ...(published > 0 ? [`${counted(published, 'file')} in the public folder`] : []),
  ];
  return what.length === 0 ? '' : `Also changed: ${what.join('; ')}.\n`;
}
