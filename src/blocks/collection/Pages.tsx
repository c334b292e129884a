import { styled } from '@mui/material/styles';
import type { PagedLink } from '../../model/page/types.ts';
import { useSay, useStrings } from '../../strings/context.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';
import { chip, chipRow } from './chips.ts';

const Nav = styled('nav')({
  marginBlock: '0 2rem',
  // Whoever turns a page sees the list, and not the end of what stands above it.
  'section:has(&)': { scrollMarginTop: '-3.5rem' },
  '&.numbered': { marginBlock: '2.5rem 0' },
  '& ul': chipRow,
  '& a,& .off': chip('&[aria-current]'),
  '& .off': { color: 'var(--ink-soft)', background: 'none', borderStyle: 'dashed', cursor: 'default' },
});

interface Props {
  label: string;
  links: PagedLink[];
  /** Numbered pages have links to the one before and the one after around them. */
  numbered?: boolean;
  previous?: string;
  next?: string;
}

function Turn({ label, href }: { label: string; href: string | undefined }) {
  return <li>{href ? <SmartLink href={href}>{label}</SmartLink> : <span className="off">{label}</span>}</li>;
}

/** A row of links to pages or categories, each an address of its own. */
export function Pages({ label, links, numbered = false, previous, next }: Props) {
  const { collection } = useStrings();
  const say = useSay();
  return (
    <Nav aria-label={label} className={numbered ? 'numbered' : undefined}>
      <ul>
        {numbered && <Turn label={collection.previous} href={previous} />}
        {links.map((link) => (
          <li key={link.href}>
            <SmartLink
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              aria-label={numbered ? say(collection.page, { number: link.label }) : undefined}
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
        {numbered && <Turn label={collection.next} href={next} />}
      </ul>
    </Nav>
  );
}
