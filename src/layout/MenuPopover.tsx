import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { currentEntry } from '../model/addresses/current.ts';
import { shade } from '../theme/tokens.ts';
import { corner } from '../theme/shape.ts';
import { Icon } from '../ui/Icon.tsx';

const Panel = styled('div')({
  position: 'fixed',
  inset: '4.5rem auto auto',
  insetInlineEnd: '1.5rem',
  width: 'max-content',
  maxWidth: 'min(44rem,100vw - 3rem)',
  // What a low window does not hold is scrolled to.
  maxHeight: 'calc(100vh - 6rem)',
  margin: 0,
  padding: '.75rem',
  border: '1px solid var(--line)',
  borderRadius: corner.card,
  background: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: `0 24px 48px -16px ${shade('.6')}`,
  '@supports(position-area:block-end span-inline-end)': {
    inset: 'auto',
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-inline',
    marginTop: 6,
  },
  '& ul': { display: 'grid', gap: 2 },
  '& .wide': { gridTemplateColumns: 'repeat(2,1fr)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    minHeight: 44,
    padding: '.5rem 1rem .5rem .75rem',
    borderRadius: corner.small,
    textDecoration: 'none',
  },
  '& a:hover,& a[aria-current]': { background: 'color-mix(in srgb,var(--ink) 9%,transparent)' },
  '& a .icon': { color: 'var(--data)' },
  '& small': { display: 'block', color: 'var(--ink-soft)', fontSize: '.875rem', lineHeight: 1.4 },
  // Not called as the links of cards are: a page without these has no rule for them.
  '& .whole': {
    marginTop: '.5rem',
    paddingTop: '.5rem',
    borderTop: '1px solid var(--line)',
    fontWeight: 600,
    color: 'var(--action)',
  },
});

interface Props {
  id: string;
  label: ReactNode;
  current?: ReturnType<typeof currentEntry>;
  children: ReactNode;
}

/** A button of the bar and what it shows, opened by click, tap or Enter, by the platform itself. */
export function MenuPopover({ id, label, current, children }: Props) {
  return (
    <>
      <button
        type="button"
        className="top"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded="false"
        aria-current={current}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <Panel popover="auto" id={id}>
        {children}
      </Panel>
    </>
  );
}
