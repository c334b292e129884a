import { styled } from '@mui/material/styles';
import type { HeaderPage, ResolvedSite } from '../model/page/types.ts';
import * as ids from '../model/rendering/ids.ts';
import { useAllStrings } from '../strings/context.ts';
import { SmartLink } from '../ui/text/SmartLink.tsx';
import { MenuPopover } from './MenuPopover.tsx';

const Switch = styled('nav')({
  // The words, not the room around them, end where the row ends.
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 .25rem', marginInline: '-.75rem' },
  '&& a': { display: 'flex', alignItems: 'center', minHeight: 44, paddingInline: '.75rem', textDecoration: 'none' },
  '&.desktop a': { fontSize: '1rem', fontWeight: 500 },
  // Below the menu of small windows.
  '[popover] &': { marginTop: '1rem' },
});

interface Props {
  site: Pick<ResolvedSite, 'lang' | 'languages'>;
  head: HeaderPage['head'];
  /** In the bar itself, where there is room for few. */
  inBar?: boolean;
}

/** More ways than these are a menu in the bar. */
const MAX_LINKS = 2;

/**
 * The way to the other languages: to the same page where there is one, otherwise home. Each is named in itself. Plain
 * links, which the app lets pass (`hreflang`): header and footer are others there.
 */
export function Languages({ site, head, inBar }: Props) {
  const { header } = useAllStrings();
  const others = site.languages?.filter(({ lang }) => lang !== site.lang) ?? [];
  if (others.length === 0) return null;
  const same = new Map(head.alternates?.map(({ lang, href }) => [lang, href]));
  const links = (
    <ul>
      {others.map(({ lang, label, href }) => (
        <li key={lang}>
          <SmartLink href={same.get(lang) ?? href} hrefLang={lang} lang={lang} data-home={href}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
  const nav = { 'aria-label': header.languages, className: inBar ? 'desktop' : undefined };
  if (!inBar || others.length <= MAX_LINKS) return <Switch {...nav}>{links}</Switch>;
  return (
    <nav {...nav}>
      <MenuPopover id={ids.languages} label={site.languages?.find(({ lang }) => lang === site.lang)?.label}>
        {links}
      </MenuPopover>
    </nav>
  );
}
