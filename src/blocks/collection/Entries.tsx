import { styled } from '@mui/material/styles';
import type { CollectionBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { Actions, ClosingActions } from '../../ui/Actions.tsx';
import { Bento } from '../../ui/Bento.ts';
import { Grid, shareInRows } from '../../ui/Grid.tsx';
import { OnPhones } from '../../ui/OnPhones.tsx';
import { areRows, phoneCards, phonePairs, phoneRows } from '../../ui/phone-cards.ts';
import type { HeadingLevel } from '../../ui/text/heading-level.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Filters } from './Filters.tsx';
import { entryLayouts } from './layouts.tsx';
import { Pages } from './Pages.tsx';
import { useFilters } from './useFilters.ts';
import { useFlip } from './useFlip.ts';
import { DOWN_SM, UP_SM } from '../../theme/breakpoints.ts';

const Rest = styled('li')({ display: 'grid', placeItems: 'center', minHeight: '9rem' });

// Below a picture, an icon stands above the words.
const Cards = styled(Grid)({ [DOWN_SM]: phoneCards('span:first-child') });
const ManyCards = styled(Grid)({ [DOWN_SM]: phoneRows });
const PairedCards = styled(Grid)({ [DOWN_SM]: phonePairs });

/** Small tiles stand in pairs on phones, and in threes as soon as these fit. */
const Pairs = styled(Grid)({
  [`${UP_SM} and (max-width:911px)`]: {
    gap: '1rem',
    '& > :nth-of-type(n)': { flexBasis: 'max(13.25rem,30%)' },
    '& article': { padding: '1rem' },
    '& h2,& h3': { fontSize: '1.0625rem' },
  },
  [DOWN_SM]: {
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: '.75rem',
    '& article': { padding: '.625rem .5rem', justifyContent: 'center' },
    '& article .top': { gap: '.5rem' },
    '& article .top .icon': { width: 20, height: 20 },
    '& h2,& h3': { fontSize: '.9375rem', hyphens: 'auto' },
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1/-1' },
  },
});
/** An article that has a row for itself is wider than high. */
const Articles = styled(Grid)({ containerType: 'inline-size' });
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

/** The entries of a collection, with all that leads to others. Where there are filters, a visitor can narrow them. */
export default function Entries(list: EntriesProps) {
  const { layout = 'cards', columns = 3, items, filters = [], categories, pages, areas, onPhones } = list;
  const { collection: strings } = useStrings();
  const { chosen, choose, matches } = useFilters(filters);
  const { list: shownIn, remember } = useFlip<HTMLUListElement>();
  const shown = items.filter((item) => matches(item.facts));
  const Entry = entryLayouts[layout];
  // Areas are for all entries; what a visitor narrows is a grid of equals that keep their width.
  const packed = shown.length === items.length ? areas : undefined;
  const share = areas ? 'third' : shareInRows(items.length, columns);
  const alike = { titleAs: list.titleAs, meta: list.meta, share } as const;
  const entries = shown.map((card, index) => (
    <li key={card.href} className={packed && index === 0 ? 'large' : undefined}>
      <Entry card={card} linkLabel={card.linkLabel ?? list.linkLabel} {...alike} />
    </li>
  ));
  const arePaired = layout === 'cards' && onPhones === 'pairs';
  const ofCards = arePaired ? PairedCards : areRows(items) ? ManyCards : Cards;
  const ofTiles = list.linkLabel ? Grid : Pairs;
  const Equals = { cards: ofCards, tiles: ofTiles, articles: Articles, bento: Grid, rows: Grid }[layout];
  // One cell left over in the last row: the buttons stand there instead of below.
  const fills = layout === 'cards' && list.actions !== undefined && shown.length % columns === columns - 1;
  const single = layout === 'articles' && items.length === 1 && { columns: 1, className: 'single' };
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
      {shown.length === 0 && <Nothing {...list} />}
      {layout === 'rows' ? (
        <List ref={shownIn}>{entries}</List>
      ) : packed ? (
        <Bento ref={shownIn} areas={packed} count={shown.length}>
          {entries}
        </Bento>
      ) : (
        <OnPhones way={arePaired ? 'pairs' : 'stack'}>
          <Equals ref={shownIn} columns={columns} aligned={shown.length < items.length} {...single}>
            {entries}
            {fills && (
              <Rest>
                <Actions actions={list.actions} />
              </Rest>
            )}
          </Equals>
        </OnPhones>
      )}
      {pages && <Pages label={strings.pages} numbered {...pages} />}
      {!fills && <ClosingActions actions={list.actions} />}
    </>
  );
}
