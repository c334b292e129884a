import type { ResolvedPage } from '../model/types.ts';
import { StringsContext } from '../strings/context.ts';
import { stringsOf } from '../strings/index.ts';
import { BlockList } from './BlockList.tsx';
import { TitleBand } from './TitleBand.tsx';

/** A page: its blocks. A page without a hero gets a plain band with its title, so that there is always one h1.
 * One without a title, such as a block shown by itself, is its blocks alone. */
export function PageView({ page }: { page: ResolvedPage }) {
  const opens = page.opensAt !== undefined || page.blocks.some((block) => block.type === 'hero');
  return (
    <StringsContext value={stringsOf(page.strings)}>
      {page.title && !opens && <TitleBand title={page.title} />}
      <BlockList key={page.path} blocks={page.blocks} opensAt={page.opensAt} />
    </StringsContext>
  );
}
