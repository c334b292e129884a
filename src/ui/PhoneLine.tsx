import { styled } from '@mui/material/styles';
import { SmartLink } from './SmartLink.tsx';

const Line = styled('p')({
  color: 'var(--ink-soft)',
  '& a': {
    display: 'inline-block',
    minHeight: 44,
    lineHeight: '44px',
    marginInlineStart: '.375rem',
    fontWeight: 600,
    color: 'var(--ink)',
    textUnderlineOffset: '.25em',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A telephone number that dials, with the words before it. */
export function PhoneLine({ phone }: { phone: { label: string; number: string; href?: string } }) {
  return (
    <Line>
      {phone.label}
      <SmartLink href={phone.href ?? ''}>{phone.number}</SmartLink>
    </Line>
  );
}
