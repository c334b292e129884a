import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Band = styled('section')({ padding: '2rem 1.5rem', textAlign: 'center' });

/** Stands where a block could not be shown. */
export function Notice({ type, children }: { type: string; children: ReactNode }) {
  return (
    <Band className="tone-muted" role="alert" data-block-error={type}>
      {children}
    </Band>
  );
}
