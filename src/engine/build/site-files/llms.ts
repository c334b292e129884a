import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { addTo } from '../../../model/add-to.ts';
import { folderOfAddress } from '../../../model/addresses/address.ts';
import type { PageWords } from '../../resolve/page/summary.ts';
import { llmsAddress } from '../../site/files/made-files.ts';
import { outputName } from '../../site/files/output-files.ts';
import { absoluteAddress, absoluteFile } from '../../site/links/absolute-address.ts';
import { markdownLine } from '../../../model/words/markdown.ts';

/** The files llms.txt (https://llmstxt.org), one for each language, by name. */
export function llmsFiles(resolved: ResolvedContent): Map<string, string> {
  const { site, folders, addresses, summary } = resolved;
  if (!site.sharing?.llmsTxt) return new Map();
  const pages = [...addresses.keys()].toSorted().flatMap((address): ListedPage[] => {
    const page = summary(address);
    return !page || page.isPart ? [] : [{ address, ...page.words() }];
  });
  const byFolder = groupsOf(
    pages,
    ({ address }) => folders.find((folder) => folder !== '' && `${address}/`.startsWith(`${folder}/`)) ?? '',
  );
  return new Map(
    folders.map((folder) => [llmsAddress(folder).slice(1), fileOf(resolved, folder, byFolder.get(folder) ?? [])]),
  );
}

type ListedPage = PageWords & { address: string };

/** The file of a language: the site, its top pages, and a section for each page that has others below it. */
function fileOf({ site: main, siteAt, folders }: ResolvedContent, folder: string, pages: ListedPage[]): string {
  const site = siteAt({ path: `${main.basePath}${folder}/` });
  const home = folder || '/';
  const titles = new Map(pages.map(({ address, title }) => [address, title]));
  const sections = groupsOf(pages, ({ address }) => {
    const parent = folderOfAddress(address);
    return address !== home && parent !== folder && titles.has(parent) ? parent : home;
  });
  const entry = ({ address, title, description }: ListedPage): string => {
    const href = main.sharing?.markdown
      ? absoluteFile(main, `/${outputName(address)}.md`)
      : absoluteAddress(main, address);
    return `- [${markdownLine(title)}](${href}): ${markdownLine(description)}`;
  };
  const others = folders
    .map((each, index) => ({ address: llmsAddress(each), label: main.languages?.[index]?.label ?? '' }))
    .filter(({ address }) => folder === '' && address !== llmsAddress(folder))
    .map(({ address, label }) => `- [${markdownLine(label)}](${absoluteFile(main, address)})`);
  // The format has lists below headings only.
  const section = (address: string, entries: string[]): string[] =>
    entries.length === 0 ? [] : [`## ${markdownLine(titles.get(address) ?? site.name)}\n\n${entries.join('\n')}`];
  const { [home]: top = [], ...below } = Object.fromEntries(sections);
  return [
    `# ${markdownLine(site.name)}`,
    ...(site.description ? [`> ${markdownLine(site.description)}`] : []),
    ...section(home, [...top.map(entry), ...others]),
    ...Object.entries(below).flatMap(([address, pages]) => section(address, pages.map(entry))),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Groups pages by a key, in their order. */
function groupsOf(pages: ListedPage[], by: (page: ListedPage) => string): Map<string, ListedPage[]> {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) addTo(groups, by(page), page);
  return groups;
}
