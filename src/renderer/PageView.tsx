import { Fragment, memo, useMemo } from 'react';
import type { ResolvedPage } from '../model/page/types.ts';
import { StringsContext } from '../strings/context.ts';
import { stringsOf } from '../strings/index.ts';
import { BlockView, openingOf } from './BlockView.tsx';
import { TitleBand } from './TitleBand.tsx';

/** Whether a page is given a band with its title, so that there is always one h1: it has one, and no block shows it. */
export const hasTitleBand = (page: ResolvedPage): boolean => page.title !== '' && openingOf(page) < 0;

/** What a save leaves as it was is not drawn again: an author sees the page that much sooner. */
const SteadyBlock = memo(BlockView);

/** A page that the app shows: its blocks, in one tree. (What a build writes is made in src/prerender, block by block.) */
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
