import type { ResolvedPage } from '../content/types.ts';
import { IconSprite } from '../ui/Icon.tsx';
import { BlockList } from './BlockList.tsx';
import { TitleBand } from './TitleBand.tsx';

/** A page: the drawings of its icons, and its blocks. A page without a hero gets a plain band with its title, so that there is always one h1. */
export function PageView({ page }: { page: ResolvedPage }) {
  return (
    <>
      <IconSprite icons={page.icons} />
      {!page.blocks.some((block) => block.type === 'hero') && <TitleBand title={page.title} />}
      <BlockList key={page.path} blocks={page.blocks} />
    </>
  );
}
