import { styled } from '@mui/material/styles';
import type { ResolvedPage, ResolvedSite } from '../model/types.ts';
import { useStrings } from '../strings/context.ts';
import { SmartLink } from '../ui/SmartLink.tsx';

const Switch = styled('nav')({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 .25rem' },
  '&& a': { display: 'flex', alignItems: 'center', minHeight: 44, paddingInline: '.75rem', textDecoration: 'none' },
  // Below the menu of small windows.
  '[popover] &': { marginTop: '1rem', '&& a': { paddingInline: '0 1.5rem' } },
});

interface Props {
  site: Pick<ResolvedSite, 'lang' | 'languages'>;
  head: ResolvedPage['head'];
  className?: string;
}

/**
 * The way to the other languages: to the same page where there is one, otherwise home. Each is named in itself. Plain
 * links, which the app lets pass (`hreflang`): header and footer are others there.
 */
export function Languages({ site, head, className }: Props) {
  const { header } = useStrings();
  const others = site.languages?.filter(({ lang }) => lang !== site.lang) ?? [];
  if (others.length === 0) return null;
  const same = new Map(head.alternates?.map(({ lang, href }) => [lang, href]));
  return (
    <Switch aria-label={header.languages} className={className}>
      <ul>
        {others.map(({ lang, label, href }) => (
          <li key={lang}>
            <SmartLink href={same.get(lang) ?? href} hrefLang={lang} lang={lang} data-home={href}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Switch>
  );
}
