import type { ResolvedPage } from '../content/types.ts';
import { BlockList } from './BlockList.tsx';
import { TitleBand } from './TitleBand.tsx';

/** A page: its blocks. A page without a hero gets a plain band with its title, so that there is always one h1. */
export function PageView({ page }: { page: ResolvedPage }) {
  return (
    <>
      {!page.blocks.some((block) => block.type === 'hero') && <TitleBand title={page.title} />}
      <BlockList key={page.path} blocks={page.blocks} />
    </>
  );
}
