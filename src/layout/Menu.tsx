import { currentEntry, currentLink, type Place } from '../model/addresses/current.ts';
import type { NavigationEntry } from '../model/page/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/text/SmartLink.tsx';
import { MenuPopover } from './MenuPopover.tsx';

/** A submenu: a list of links, and perhaps the way to more. */
export function Menu({ id, entry, place }: { id: string; entry: NavigationEntry; place: Place }) {
  const links = entry.links ?? [];
  return (
    <MenuPopover id={id} label={entry.label} current={currentEntry(entry, place)}>
      <ul className={links.length > 6 ? 'wide' : undefined}>
        {links.map((link) => (
          <li key={link.href}>
            <SmartLink href={link.href} aria-current={currentLink(link.href, place)}>
              {link.icon && <Icon name={link.icon} />}
              <span>
                {link.label}
                {link.text && <small>{link.text}</small>}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
      {entry.more && (
        <div className="whole">
          <SmartLink href={entry.more.href} aria-current={currentLink(entry.more.href, place)}>
            {entry.more.label}
            <Icon name="arrow-right" />
          </SmartLink>
        </div>
      )}
    </MenuPopover>
  );
}
