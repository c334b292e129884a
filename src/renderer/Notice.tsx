import { styled } from '@mui/material/styles';
import { useStrings } from '../strings/context.ts';

const Band = styled('section')({ padding: '2rem 1.5rem', textAlign: 'center' });

/** Stands where a block could not be shown. */
export function Notice({ type, why }: { type: string; why: 'failed' | 'newer' }) {
  const { notice } = useStrings();
  return (
    <Band className="tone-muted" role="alert" data-block-error={type}>
      {notice[why]}
    </Band>
  );
}
