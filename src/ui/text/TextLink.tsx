import MuiLink from '@mui/material/Link';
import type { Link } from '../../model/page/types.ts';
import { Icon } from '../Icon.tsx';
import { SmartLink } from './SmartLink.tsx';

/** A text link with an arrow. Screen readers add `context` to its label, which may say little by itself. */
export function TextLink({ link, context, className }: { link: Link; context?: string; className?: string }) {
  return (
    <MuiLink component={SmartLink} href={link.href} variant="more" underline="hover" className={className}>
      <span>
        {link.label}
        {context && <span className="visually-hidden">: {context}</span>}
      </span>
      <Icon name="arrow-right" />
    </MuiLink>
  );
}
