import { styled } from '@mui/material/styles';
import type { Link } from '../model/types.ts';
import { Icon } from './Icon.tsx';
import { SmartLink } from './SmartLink.tsx';

const Anchor = styled(SmartLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: 44,
  color: 'var(--action)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& .icon': { transition: 'transform .18s' },
  '&:hover .icon': { transform: 'translateX(3px)' },
});

/** A text link with an arrow. `context` completes the label for those who hear links out of place. */
export function TextLink({ link, context, className }: { link: Link; context?: string; className?: string }) {
  return (
    <Anchor href={link.href} className={className}>
      <span>
        {link.label}
        {context && <span className="visually-hidden">: {context}</span>}
      </span>
      <Icon name="arrow-right" />
    </Anchor>
  );
}
