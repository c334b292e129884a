import { currentLink } from '../model/addresses/current.ts';
import * as ids from '../model/rendering/ids.ts';
import type { HeaderPage, ResolvedSite } from '../model/page/types.ts';
import { useSay, useAllStrings } from '../strings/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/text/SmartLink.tsx';
import { menuFrom } from './bar-room.ts';
import { Bar, Toggle } from './bar-styles.ts';
import { Consent } from './Consent.tsx';
import { Languages } from './Languages.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** What may be too wide for a line of the smallest phones, or take more lines there than the bar is high. */
const LONG_NAME = /\S{10}|.{20}/;

interface Props {
  site: ResolvedSite;
  page: HeaderPage;
}

/** The menu of wide windows. */
function Navigation({ site, path }: { site: ResolvedSite; path: string }) {
  const { header } = useAllStrings();
  const place = { path, home: site.home };
  return (
    <nav aria-label={header.main}>
      <ul className="desktop">
        {site.navigation.map((entry, index) => (
          <li key={entry.label}>
            {entry.links ? (
              <Menu id={ids.submenu(index)} entry={entry} place={place} />
            ) : (
              <SmartLink className="top" href={entry.href ?? site.home} aria-current={currentLink(entry.href, place)}>
                {entry.label}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PhoneButton({ label, number, href }: NonNullable<ResolvedSite['phoneButton']>) {
  return (
    <SmartLink className="phone" href={href} aria-label={`${label}: ${number}`}>
      <Icon name="phone" />
      <span>
        <small>{label}</small>
        {number}
      </span>
    </SmartLink>
  );
}

/** The head of every page. Prerendered and never hydrated: boot/header.ts gives it its behavior. */
export function Header({ site, page: { path, head } }: Props) {
  const { header } = useAllStrings();
  const say = useSay();
  return (
    <>
      <a className="skip" href={`#${ids.main}`}>
        {header.skip}
      </a>
      <Consent site={site} />
      <Bar className="tone-dark" menuFrom={menuFrom(site)}>
        <div className="row">
          <SmartLink
            className={LONG_NAME.test(site.name) ? 'brand long' : 'brand'}
            href={site.home}
            aria-label={say(header.home, { name: site.name })}
          >
            {site.mark && <Mark mark={site.mark} />}
            {site.name}
          </SmartLink>
          <Navigation site={site} path={path} />
          <Languages site={site} head={head} inBar />
          {site.search && (
            <Toggle type="button" className="needs-script" aria-label={site.search.open} data-search={site.lang}>
              <Icon name="search" />
            </Toggle>
          )}
          {site.phoneButton && <PhoneButton {...site.phoneButton} />}
          <Toggle
            type="button"
            className="toggle"
            popoverTarget={ids.menu}
            aria-controls={ids.menu}
            aria-expanded="false"
            aria-label={header.menu}
          >
            <Icon name="menu" className="open" />
            <Icon name="x" className="close" />
          </Toggle>
        </div>
        <MobileMenu site={site} path={path}>
          <Languages site={site} head={head} />
        </MobileMenu>
      </Bar>
    </>
  );
}
