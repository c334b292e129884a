import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import type { Link } from '../../model/page/types.ts';
import { SmartLink } from './SmartLink.tsx';

/** Links to the pages above this one. */
export function Breadcrumbs({ label, links }: { label: string; links: Link[] }) {
  return (
    <MuiBreadcrumbs aria-label={label}>
      {links.map((link) => (
        <SmartLink key={link.href} href={link.href}>
          {link.label}
        </SmartLink>
      ))}
    </MuiBreadcrumbs>
  );
}
