import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ContactDetailsBlock } from '../model/page/types.ts';
import { IconPlate } from '../ui/cards/Card.tsx';
import { Grid } from '../ui/lists/Grid.tsx';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/text/RichText.tsx';
import { headFor, Section } from '../ui/section/Section.tsx';
import { contactLink } from '../ui/text/contact-link.ts';
import { SmartLink } from '../ui/text/SmartLink.tsx';

const Item = styled('li')({
  display: 'flex',
  gap: '1.125rem',
  '& p a': { color: 'var(--action)' },
  // A short measure: hours of a day then end their line before a time, and not within one.
  '& p': { maxWidth: '16.5rem', color: 'var(--ink-soft)', marginTop: '.25rem' },
  '& div > a': contactLink,
});

const List = styled(Grid)({ '--gap': '3rem', rowGap: '2.25rem' });

/** How to reach the company. */
export default function ContactDetails(block: ContactDetailsBlock) {
  return (
    <Section block={block} head={headFor(block.items.length)}>
      <List aligned columns={[2, 4].includes(block.items.length) ? 2 : 3}>
        {block.items.map((item) => (
          <Item key={item.title}>
            {item.icon && (
              <IconPlate>
                <Icon name={item.icon} />
              </IconPlate>
            )}
            <div>
              <Typography variant="h3" component={entryHeadingLevel(block)}>
                {item.title}
              </Typography>
              {item.text && <RichText text={item.text} />}
              {item.links?.map((link) => (
                <SmartLink key={link.href} href={link.href}>
                  {link.label}
                </SmartLink>
              ))}
            </div>
          </Item>
        ))}
      </List>
    </Section>
  );
}
