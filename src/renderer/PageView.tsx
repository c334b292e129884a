import { Fragment, memo, useMemo } from 'react';
import type { ResolvedPage } from '../model/page/types.ts';
import { StringsContext } from '../strings/context.ts';
import { stringsOf } from '../strings/index.ts';
import { BlockView } from './BlockView.tsx';
import { hasTitleBand, openingOf } from './opening.ts';
import { TitleBand } from './TitleBand.tsx';

/** What a save leaves as it was is not drawn again: an author sees the page that much sooner. */
const SteadyBlock = memo(BlockView);

/** A page as development draws it: its blocks, in one tree. (What visitors get is made in src/prerender.) */
export function PageView({ page }: { page: ResolvedPage }) {
  const opening = openingOf(page);
  const strings = useMemo(() => stringsOf(page.strings), [page.strings]);
  return (
    <StringsContext value={strings}>
      {hasTitleBand(page) && <TitleBand title={page.title} />}
      <Fragment key={page.path}>
        {page.blocks.map((block, index) => (
          <SteadyBlock key={index} block={block} opens={index === opening} />
        ))}
      </Fragment>
    </StringsContext>
  );
}
