import { styled } from '@mui/material/styles';
import { ArticleCard } from '../../ui/cards/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type EntryProps, Title } from './EntryParts.tsx';

const Tile = styled(ArticleCard)({
  gap: '.625rem',
  padding: '1.375rem 1.5rem',
  '& .top': { display: 'flex', alignItems: 'center', gap: '.875rem', minHeight: 32 },
  '& .top .icon': { width: 26, height: 26, color: 'var(--data)' },
  '& .top:only-child': { marginBlock: 'auto' },
  '& p': { fontSize: '.9688rem', lineHeight: 1.5 },
  '& .go': {
    display: 'inline-flex',
    gap: '.5rem',
    alignItems: 'center',
    marginTop: 'auto',
    color: 'var(--action)',
    fontWeight: 600,
    fontSize: '.9688rem',
  },
});

/** A small card that is its link. */
export function TileEntry({ card, titleAs, linkLabel }: EntryProps) {
  return (
    <Tile>
      <div className="top">
        {card.icon && <Icon name={card.icon} />}
        <Title card={card} as={titleAs} />
      </div>
      {card.text && linkLabel && <p>{card.text}</p>}
      {linkLabel && (
        <span className="go" aria-hidden="true">
          {linkLabel} <Icon name="arrow-right" />
        </span>
      )}
    </Tile>
  );
}
