import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { PlacesBlock, ShownPlace } from '../model/page/types.ts';
import { useLanguage } from '../strings/context.ts';
import { ArticleCard } from '../ui/cards/Card.tsx';
import { Grid } from '../ui/lists/Grid.tsx';
import { headFor, Section } from '../ui/section/Section.tsx';
import { entryHeadingLevel, type HeadingLevel } from '../ui/text/heading-level.ts';
import { contactLink } from '../ui/text/contact-link.ts';
import { SmartLink } from '../ui/text/SmartLink.tsx';
import { UP_SM } from '../theme/breakpoints.ts';

const List = styled(Grid)({
  '& > li': { display: 'grid' },
  // One alone has its hours beside it.
  '& > :only-child > article': { [UP_SM]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2.5rem' } },
});

const Reach = styled('div')({
  '& address': { marginTop: '.5rem', color: 'var(--ink-soft)', fontStyle: 'normal' },
  '& h2 a,& h3 a': { color: 'inherit', textDecorationThickness: 1, textUnderlineOffset: '.2em' },
  '& address a': { color: 'inherit' },
  '& > a': contactLink,
});

const Week = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  gap: '.375rem 1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--ink-soft)' },
  '& dd + dd': { gridColumn: 2 },
});

interface Props {
  place: ShownPlace;
  titleAs: HeadingLevel;
  /** The language of days and times, where the words around them are in another. */
  lang: string | undefined;
}

/** In a page that is written from the right, a street that is not keeps its number where it was. */
function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}

function PlaceCard({ place: { title, href, address, map, phone, email, hours }, titleAs, lang }: Props) {
  const lines = <Lines lines={address} />;
  return (
    <ArticleCard>
      <Reach>
        <Typography variant="h3" component={titleAs}>
          {href ? <SmartLink href={href}>{title}</SmartLink> : title}
        </Typography>
        {address.length > 0 && <address>{map ? <SmartLink href={map}>{lines}</SmartLink> : lines}</address>}
        {[phone, email].map(
          (link) =>
            link && (
              <SmartLink key={link.href} href={link.href}>
                {link.label}
              </SmartLink>
            ),
        )}
      </Reach>
      {hours && (
        <Week lang={lang}>
          {hours.map(({ days, times }) => (
            <Fragment key={days}>
              <dt>{days}</dt>
              {times.map((time) => (
                <dd key={time}>{time}</dd>
              ))}
            </Fragment>
          ))}
        </Week>
      )}
    </ArticleCard>
  );
}

/** Where the company is, and when it is open. */
export default function Places(block: PlacesBlock) {
  const language = useLanguage();
  return (
    <Section block={block} head={headFor(block.items.length)}>
      <List>
        {block.items.map((place) => (
          <li key={place.title}>
            <PlaceCard place={place} titleAs={entryHeadingLevel(block)} lang={block.lang && language} />
          </li>
        ))}
      </List>
    </Section>
  );
}
