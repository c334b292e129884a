import type { ResolvedPage } from '../../../model/page/types.ts';
import { treesOf } from './html-tree.ts';
import { blocksOf } from './blocks.ts';

/** A page as Markdown with front matter. Made from its HTML, so that it includes own blocks. */
export function markdownOf({ head, about }: Pick<ResolvedPage, 'head' | 'about'>, html: string): string {
  const facts = {
    title: head.title,
    description: head.description,
    url: head.canonical,
    date: about?.published,
    updated: about?.updated,
  };
  const front = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []));
  const blocks = blocksOf(treesOf(mainOf(html)), { url: head.canonical });
  return `---\n${front.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`;
}

const mainOf = (html: string): string =>
  html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
