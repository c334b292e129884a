import { styled } from '@mui/material/styles';

/** Further words below something, which open by the platform alone: a `<summary>` with a plus, and what it opens. */
export const Disclosure = styled('details')({
  marginBottom: '-.5rem',
  fontSize: '.9375rem',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '.5rem',
    minHeight: 44,
    marginTop: '.75rem',
    color: 'var(--action)',
    fontWeight: 600,
  },
  '& .icon': { transition: 'transform .18s' },
  '&[open] .icon': { transform: 'rotate(45deg)' },
});
