import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { InquiryFormBlock } from '../../model/page/types.ts';

const Steps = styled('ol')({
  counterReset: 'next',
  display: 'grid',
  gap: '.875rem',
  marginTop: '1rem',
  '& li': {
    counterIncrement: 'next',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    color: 'var(--ink-soft)',
    '&::before': {
      content: 'counter(next)',
      color: 'var(--data)',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** What happens to an inquiry once it is sent, step by step. */
export function NextSteps({ next: { title, steps } }: { next: NonNullable<InquiryFormBlock['next']> }) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </div>
  );
}
