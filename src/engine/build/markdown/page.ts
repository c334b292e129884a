import type { ResolvedPage } from '../../../model/page/types.ts';
import { treesOf } from './tree.ts';
import { blocksOf } from './write.ts';

/** A page as Markdown, of what its document shows: so blocks of an owner's own are in it as well. */
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
