import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { LinkListBlock } from '../model/page/types.ts';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { headFor, Section } from '../ui/section/Section.tsx';
import { SmartLink } from '../ui/text/SmartLink.tsx';

const List = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(({ columns }) => ({
  columns: `${columns} 17rem`,
  columnGap: '1.5rem',
}));

const Group = styled('li')({
  breakInside: 'avoid',
  paddingBottom: '2.5rem',
  paddingTop: '1.25rem',
  borderTop: '2px solid var(--ink-soft)',
  '& ul': { marginTop: '.5rem' },
  '& a': { display: 'block', paddingBlock: '.625rem', textDecoration: 'none' },
  '& a:hover': { color: 'var(--action)', textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

/** Links in groups. */
export default function LinkList(block: LinkListBlock) {
  return (
    <Section block={block} head={headFor(block.groups.length)}>
      <List columns={Math.min(3, block.groups.length)}>
        {block.groups.map((group) => (
          <Group key={group.title}>
            <Typography variant="h3" component={entryHeadingLevel(block)}>
              {group.title}
            </Typography>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <SmartLink href={link.href}>{link.label}</SmartLink>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </List>
    </Section>
  );
}
