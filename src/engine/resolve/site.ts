import type { Link, NavigationEntry, ResolvedSite, SiteDocument } from '../../model/types.ts';
import { analyticsOf } from '../../model/analytics.ts';
import { telHref } from '../../model/phone.ts';
import { lookOf } from '../brand/look.ts';
import { collectPages } from '../site/collections.ts';
import { mailSettings, type Variables } from '../site/mail-settings.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { ViewFacts } from '../../model/renderer.ts';
import { drawIcons, type IconSet } from './icons.ts';

/** What resolving needs that is not content. */
export interface Surroundings {
  icons: IconSet;
  view: ViewFacts;
  /** Variables of the environment, which take precedence over what the site file says of mail. */
  variables: Variables;
}

/** The icon that the owner names; without one, icons are made of a mark that is a drawing. */
function iconsOf({ icon, mark, basePath = '' }: SiteDocument): Pick<ResolvedSite, 'icon' | 'manifest'> {
  if (icon || !mark?.src.endsWith('.svg')) return { icon };
  return { icon: `${basePath}/favicon.svg`, manifest: `${basePath}/manifest.webmanifest` };
}

/** Header, footer and facts of the site, from its prepared file. Lists "from" a folder become links to its pages. */
export function resolveSite(
  site: SiteDocument,
  content: SiteContent,
  today: string,
  { icons, view, variables }: Surroundings,
): ResolvedSite {
  const basePath = site.basePath ?? '';
  const linksFrom = (folder: string) =>
    collectPages(content, { from: folder }, today).map(({ address, page }) => ({
      label: page.card?.title ?? page.title,
      href: basePath + address,
      icon: page.card?.icon,
    }));
  const entry = ({ from, ...rest }: SiteDocument['navigation'][number]): NavigationEntry =>
    from ? { ...rest, links: linksFrom(from) } : rest;
  const navigation = site.navigation.map(entry);
  const menuIcons = navigation.flatMap((item) => item.links?.flatMap((link) => link.icon ?? []) ?? []);
  const number = site.phoneButton?.number;
  const lang = site.lang ?? 'en';
  const newsletter = site.footer.newsletter && { ...site.footer.newsletter, page: site.pages?.contact };
  return {
    name: site.name,
    description: site.description,
    lang,
    url: site.url,
    basePath,
    mark: site.mark as ResolvedSite['mark'],
    ...iconsOf(site),
    font: site.font,
    look: lookOf(site.theme),
    navigation,
    phoneButton:
      site.phoneButton && number ? { label: site.phoneButton.label, number, href: telHref(number) } : undefined,
    phone: { label: site.phones.main, href: telHref(site.phones.main) },
    email: { label: site.emails.info, href: `mailto:${site.emails.info}` },
    footer: {
      columns: site.footer.columns.map((column) => ({
        title: column.title,
        links: (column.links ?? linksFrom(column.from ?? '')) as Link[],
      })),
      newsletter,
      legal: site.footer.legal,
      social: site.footer.social ?? [],
      copyright: site.footer.copyright,
    },
    notFound: { ...view.stringsFor(lang).notFound, ...(site.notFound as Partial<ResolvedSite['notFound']>) },
    icons: drawIcons(icons, [...view.icons, ...menuIcons]),
    mail: mailSettings(site, variables),
    ...(site.analytics && { analytics: analyticsOf(site.analytics) }),
  };
}
