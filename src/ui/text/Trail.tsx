import Breadcrumbs from '@mui/material/Breadcrumbs';
import type { Link } from '../../model/page/types.ts';
import { SmartLink } from './SmartLink.tsx';

/** The pages above this one. */
export function Trail({ label, links }: { label: string; links: Link[] }) {
  return (
    <Breadcrumbs aria-label={label}>
      {links.map((link) => (
        <SmartLink key={link.href} href={link.href}>
          {link.label}
        </SmartLink>
      ))}
    </Breadcrumbs>
  );
}
