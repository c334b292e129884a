import MuiCard, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { IconName, Image, Link, RichText as RichTextData, Tone } from '../../model/page/types.ts';
import { corner } from '../../theme/shape.ts';
import type { HeadingLevel } from '../text/heading-level.ts';
import { Face } from '../pictures/Face.tsx';
import { Icon } from '../Icon.tsx';
import { Picture } from '../pictures/Picture.tsx';
import type { PictureShare } from '../pictures/picture-sizes.ts';
import { screenClass } from '../pictures/Plate.ts';
import { RichText } from '../text/RichText.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { CheckList } from '../lists/CheckList.tsx';

/** A card of MUI as an article: the ground of everything that stands in a grid. */
export const ArticleCard = (props: CardProps) => <MuiCard component="article" {...props} />;

/** An icon on a small tinted plate. */
export const IconPlate = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flex: 'none',
  borderRadius: corner.control,
  background: 'var(--data-soft)',
  color: 'var(--data)',
});

/** A drawing in a card is no taller than its words can bear, however wide the card is. */
const Drawing = styled(Picture)({ alignSelf: 'start', width: 'auto', maxHeight: '22rem', objectFit: 'contain' });

/** A photograph is cut to the shape of those beside it; what it shows is rarely at its foot. */
const Photograph = styled(Picture, { shouldForwardProp: (name) => name !== 'ratio' })<{ ratio: number }>(
  ({ ratio }) => ({
    width: '100%',
    aspectRatio: `${ratio}`,
    objectFit: 'cover',
    objectPosition: '50% 33%',
  }),
);

interface CardContent {
  title: string;
  icon?: IconName;
  image?: Image;
  text?: RichTextData;
  bullets?: string[];
  link?: Link;
  tone?: Tone;
  /** The picture is a portrait; without one, initials of the title stand for it. */
  avatar?: boolean;
}

interface Props {
  card: CardContent;
  titleAs: HeadingLevel;
  /** What stands above the title. */
  before?: ReactNode;
  /** What its picture has of the column. */
  share?: PictureShare;
  /** The shape of the photographs beside it, see `sharedRatio`. */
  ratio?: number | undefined;
}

/** What a card says, and where it leads. */
export const CardWords = ({ card, titleAs }: Pick<Props, 'card' | 'titleAs'>) => (
  <>
    <Typography variant="h3" component={titleAs}>
      {card.title}
    </Typography>
    {card.text && <RichText text={card.text} />}
    {card.bullets && <CheckList items={card.bullets} />}
    {card.link && <TextLink link={card.link} context={card.title} className="more" />}
  </>
);

interface PictureProps extends Pick<Props, 'card' | 'ratio'> {
  share: PictureShare;
}

/** The face of a person, or the picture of what the card is about. */
export function CardPicture({ card: { avatar, title, image }, share, ratio }: PictureProps) {
  if (avatar) return <Face name={title} image={image} />;
  if (!image) return null;
  if (ratio) return <Photograph image={image} share={share} ratio={ratio} />;
  const screen = screenClass(image);
  return screen ? <Picture image={image} share={share} className={screen} /> : <Drawing image={image} share={share} />;
}

/** A card: what it is, what it means, where to go on. */
export function Card({ card, titleAs, before, share = 'third', ratio }: Props) {
  return (
    <ArticleCard className={card.tone && card.tone !== 'default' ? `tone-${card.tone}` : undefined}>
      <CardPicture card={card} share={share} ratio={ratio} />
      {card.icon && (
        <IconPlate>
          <Icon name={card.icon} />
        </IconPlate>
      )}
      {before}
      <CardWords card={card} titleAs={titleAs} />
    </ArticleCard>
  );
}
