import { styled } from '@mui/material/styles';
import { currentEntry, currentLink } from '../model/addresses/current.ts';
import type { ReactNode } from 'react';
import * as ids from '../model/rendering/ids.ts';
import type { ResolvedSite } from '../model/page/types.ts';
import { useAllStrings } from '../strings/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/text/SmartLink.tsx';

const Sheet = styled('nav')({
  position: 'fixed',
  inset: '4.75rem 0 0',
  width: '100%',
  height: 'auto',
  margin: 0,
  padding: '.5rem clamp(20px,4vw,24px) 3rem',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--ground)',
  color: 'var(--ink)',
  '& > ul > li': { borderBottom: '1px solid var(--line)' },
  '& a,& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 52,
    textDecoration: 'none',
    fontWeight: 500,
    fontSize: '1.125rem',
  },
  '& details[open] .icon': { transform: 'rotate(180deg)' },
  '& details li a': {
    minHeight: 46,
    paddingInlineStart: '1rem',
    fontWeight: 400,
    fontSize: '1.0625rem',
    color: 'var(--ink-soft)',
  },
  '& details ul': { paddingBottom: '.75rem' },
  '& [aria-current]': { color: 'var(--action)', textDecoration: 'underline' },
});

/** The same links as the header's, for small screens. */
export function MobileMenu({ site, path, children }: { site: ResolvedSite; path: string; children: ReactNode }) {
  const { header } = useAllStrings();
  const place = { path, home: site.home };
  return (
    <Sheet popover="auto" id={ids.menu} aria-label={header.menu}>
      <ul>
        {site.navigation.map((entry) => (
          <li key={entry.label}>
            {entry.links ? (
              <details>
                <summary aria-current={currentEntry(entry, place)}>
                  {entry.label}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {[...entry.links, ...(entry.more ? [entry.more] : [])].map((link) => (
                    <li key={link.href}>
                      <SmartLink href={link.href} aria-current={currentLink(link.href, place)}>
                        {link.label}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <SmartLink href={entry.href ?? site.home} aria-current={currentLink(entry.href, place)}>
                {entry.label}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
      {children}
    </Sheet>
  );
}
