import { styled } from '@mui/material/styles';
import type { CollectionBlock } from '../../model/types.ts';
import { useStrings } from '../../strings/context.ts';
import { Actions, ClosingActions } from '../../ui/Actions.tsx';
import { Bento } from '../../ui/Bento.ts';
import { Grid } from '../../ui/Grid.tsx';
import { entryHeadingLevel } from '../../ui/heading-level.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Filters } from './Filters.tsx';
import { entryLayouts } from './layouts.tsx';
import { Pages } from './Pages.tsx';
import { useFilters } from './useFilters.ts';
import { useFlow } from './useFlow.ts';

const Rest = styled('li')({ display: 'grid', placeItems: 'center', minHeight: '9rem' });

/** Small tiles stand in pairs on phones. */
const Pairs = styled(Grid)({
  '@media(max-width:599px)': {
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: '.75rem',
    '& article': { padding: '.625rem .5rem', justifyContent: 'center' },
    '& article .top': { gap: '.5rem' },
    '& article .top .icon': { width: 20, height: 20 },
    '& h2,& h3': { fontSize: '.9375rem', hyphens: 'auto', overflowWrap: 'anywhere' },
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1/-1' },
  },
});
const List = styled('ul')({ borderBottom: '1px solid var(--line)' });

/** What stands where no entry does. */
function Nothing({ block: { empty, items } }: { block: CollectionBlock }) {
  const { collection } = useStrings();
  if (empty) return <RichText text={empty} />;
  return <p>{items.length === 0 ? collection.nothing : collection.noMatch}</p>;
}

/** Pages of the site as a list. Which pages was settled at build; a visitor can only narrow it. */
export default function Collection(block: CollectionBlock) {
  const { layout = 'cards', columns = 3, items, filters = [], categories, pages, areas } = block;
  const { collection: strings } = useStrings();
  const { chosen, choose, matches } = useFilters(filters.map((filter) => filter.by));
  const { list, remember } = useFlow<HTMLUListElement>();
  const shown = items.filter((item) => matches(item.facts));
  const Entry = entryLayouts[layout];
  // Areas are for all entries; what a visitor narrows is a grid of equals.
  const packed = shown.length === items.length ? areas : undefined;
  const entries = shown.map((card, index) => (
    <li key={card.href} className={packed && index === 0 ? 'large' : undefined}>
      <Entry
        card={card}
        titleAs={entryHeadingLevel(block)}
        linkLabel={card.linkLabel ?? block.linkLabel}
        meta={block.meta}
      />
    </li>
  ));
  const Equals = layout === 'tiles' && !block.linkLabel ? Pairs : Grid;
  // One cell left over in the last row: the buttons stand there instead of below.
  const fills = layout === 'cards' && block.actions !== undefined && shown.length % columns === columns - 1;
  return (
    <Section block={block}>
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
      {shown.length === 0 && <Nothing block={block} />}
      {layout === 'rows' ? (
        <List ref={list}>{entries}</List>
      ) : packed ? (
        <Bento ref={list} areas={packed} count={shown.length}>
          {entries}
        </Bento>
      ) : (
        <Equals ref={list} columns={columns}>
          {entries}
          {fills && (
            <Rest>
              <Actions actions={block.actions} />
            </Rest>
          )}
        </Equals>
      )}
      {pages && (
        <Pages label={strings.pages} numbered previous={pages.previous} next={pages.next} links={pages.links} />
      )}
      {!fills && <ClosingActions actions={block.actions} />}
    </Section>
  );
}
