import { styled } from '@mui/material/styles';
import type { PagedLink } from '../../model/types.ts';
import { useSay, useStrings } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

const Nav = styled('nav')({
  marginBlock: '0 2rem',
  '&.numbered': { marginBlock: '2.5rem 0' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '.5rem' },
  '& a,& .off': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    padding: '.375rem 1rem',
    border: '1px solid var(--line)',
    borderRadius: corner.pill,
    background: 'var(--surface)',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'var(--ink-soft)' },
  '& a[aria-current]': { background: 'var(--ink)', borderColor: 'var(--ink)', color: 'var(--ground)' },
  '& .off': { color: 'var(--ink-soft)', background: 'none', borderStyle: 'dashed' },
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
