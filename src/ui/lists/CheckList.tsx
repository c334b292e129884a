import { styled } from '@mui/material/styles';
import { Icon } from '../Icon.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: '.625rem',
  fontSize: '.9688rem',
  lineHeight: 1.5,
  '& li': { display: 'flex', gap: '.625rem' },
  '& .icon': { color: 'var(--data)', marginTop: '.1em', strokeWidth: 2.25 },
});

/** Short points, each with a tick. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </List>
  );
}
