import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PageCard } from '../../model/page/types.ts';
import type { PictureShare } from '../../ui/pictures/picture-sizes.ts';
import type { HeadingLevel } from '../../ui/text/heading-level.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';
import { wholeFigure } from '../../ui/text/whole-words.ts';

/** What an entry is given in any layout. */
export interface EntryProps {
  card: PageCard;
  titleAs: HeadingLevel;
  linkLabel: string | undefined;
  /** Names of the facts in the line above the title of an article. */
  meta: string[] | undefined;
  /** What its picture has of the column. */
  share: PictureShare;
  /** The shape of the photographs beside it. */
  ratio: number | undefined;
}

/** The link of a card that has no other. */
const TitleLink = styled(SmartLink)({ textDecoration: 'none' });

const FigureLine = styled('p')({
  '& b': {
    display: 'block',
    color: 'var(--data)',
    fontSize: '2.75rem',
    lineHeight: 1.1,
    fontWeight: 600,
    letterSpacing: '-.03em',
  },
});

/** The number that says it all. */
export const Figure = ({ figure }: Pick<PageCard, 'figure'>) =>
  figure && (
    <FigureLine>
      <b>{wholeFigure(figure.value)}</b> {figure.label}
    </FigureLine>
  );

/** What an entry is called; it leads to its page, unless another link does. */
export function Title({ card, as, cover = true }: { card: PageCard; as: HeadingLevel; cover?: boolean }) {
  return (
    <Typography variant="h3" component={as}>
      {cover ? (
        <TitleLink href={card.href} className="more">
          {card.title}
        </TitleLink>
      ) : (
        card.title
      )}
    </Typography>
  );
}
