import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import type { CollectionBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { Actions, ClosingActions } from '../../ui/Actions.tsx';
import { Bento } from '../../ui/cards/Bento.ts';
import { shareInRows } from '../../ui/lists/Grid.tsx';
import { OnPhones } from '../../ui/lists/OnPhones.tsx';
import type { HeadingLevel } from '../../ui/text/heading-level.ts';
import { sharedRatio } from '../../ui/pictures/shared-ratio.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Filters } from './Filters.tsx';
import { arePaired, gridOf, grids } from './grids.ts';
import { entryLayouts } from './layouts.tsx';
import { Pages } from './Pages.tsx';
import { useFilters } from './useFilters.ts';
import { useFlip } from './useFlip.ts';

const Rest = styled('li')({ display: 'grid', placeItems: 'center', minHeight: '9rem' });

const List = styled('ul')({ borderBottom: '1px solid var(--line)' });

/** What stands where no entry does. */
function Nothing({ empty, items }: Pick<CollectionBlock, 'empty' | 'items'>) {
  const { collection } = useStrings();
  if (empty) return <RichText text={empty} />;
  return <p>{items.length === 0 ? collection.nothing : collection.noMatch}</p>;
}

/** What of a collection stands below its heading. */
interface EntriesProps extends Omit<CollectionBlock, 'type' | 'eyebrow' | 'heading' | 'text' | 'tone' | 'id' | 'lang'> {
  titleAs: HeadingLevel;
}

interface ArrangedProps {
  list: EntriesProps;
  /** Where each entry stands, if they are not equals. */
  areas: CollectionBlock['areas'];
  /** How many are shown. */
  count: number;
  shownIn: Ref<HTMLUListElement>;
  /** The buttons that stand in the cell that is left over. */
  more: CollectionBlock['actions'];
  children: ReactNode;
}

/** Entries as the layout has them: in lines, in areas, or as equals in a grid. */
function Arranged({ list, areas, count, shownIn, more, children }: ArrangedProps) {
  const { layout = 'cards', columns = 3, items } = list;
  if (count === 0) return <Nothing {...list} />;
  if (layout === 'rows') return <List ref={shownIn}>{children}</List>;
  if (areas)
    return (
      <Bento ref={shownIn} areas={areas} count={count}>
        {children}
      </Bento>
    );
  const Equals = grids[gridOf(list)];
  const single = layout === 'articles' && items.length === 1 && { columns: 1, className: 'single' };
  return (
    <OnPhones way={arePaired(list) ? 'pairs' : 'stack'}>
      <Equals ref={shownIn} columns={columns} aligned={count < items.length} {...single}>
        {children}
        {more && (
          <Rest>
            <Actions actions={more} />
          </Rest>
        )}
      </Equals>
    </OnPhones>
  );
}

/** The entries of a collection, with all that leads to others. Where there are filters, a visitor can narrow them. */
export default function Entries(list: EntriesProps) {
  const { layout = 'cards', columns = 3, items, filters = [], categories, pages, areas } = list;
  const { collection: strings } = useStrings();
  const { chosen, choose, matches } = useFilters(filters);
  const { list: shownIn, remember } = useFlip<HTMLUListElement>();
  const shown = items.filter((item) => matches(item.facts));
  const Entry = entryLayouts[layout];
  // Areas are for all entries; what a visitor narrows is a grid of equals that keep their width.
  const packed = shown.length === items.length ? areas : undefined;
  const share = areas ? 'third' : shareInRows(items.length, columns);
  const ratio = areas ? undefined : sharedRatio(items.map(({ image }) => image));
  const alike = { titleAs: list.titleAs, meta: list.meta, share, ratio } as const;
  const entries = shown.map((card, index) => (
    <li key={card.href} className={packed && index === 0 ? 'large' : undefined}>
      <Entry card={card} linkLabel={card.linkLabel ?? list.linkLabel} {...alike} />
    </li>
  ));
  // One cell left over in the last row: the buttons stand there instead of below.
  const fills = layout === 'cards' && list.actions !== undefined && shown.length % columns === columns - 1;
  return (
    <>
      {filters.length > 0 && (
        <Filters
          filters={filters}
          chosen={chosen}
          onChoose={(by, value) => {
            remember();
            choose(by, value);
          }}
          shown={shown.length}
          total={items.length}
        />
      )}
      {categories && <Pages label={categories.label ?? strings.categories} links={categories.links} />}
      <Arranged
        list={list}
        areas={packed}
        count={shown.length}
        shownIn={shownIn}
        more={fills ? list.actions : undefined}
      >
        {entries}
      </Arranged>
      {pages && <Pages label={strings.pages} numbered {...pages} />}
      {!fills && <ClosingActions actions={list.actions} />}
    </>
  );
}
