import { isListed, type FileSource } from '../../model/content/files.ts';
import { PUBLIC } from '../../model/content/content.ts';
import { fontFiles } from '../../model/page/font-files.ts';
import type { Link, ResolvedSite, SiteDocument } from '../../model/page/types.ts';
import { analyticsOf } from '../../model/analytics.ts';
import { isOwnFile } from '../../model/addresses/href.ts';
import { lookOf } from '../brand/look.ts';
import { isRightToLeft } from '../site/languages/language-codes.ts';
import { languagesOf, type SiteLanguage } from '../site/languages/languages.ts';
import { MANIFEST_FILE } from '../site/files/output-files.ts';
import { slashesOf, type HostName } from '../site/hosting.ts';
import { mailSettings, type Env } from '../site/contact/mail-settings.ts';
import { telHref } from '../site/contact/phones.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { ViewFacts } from '../../model/rendering/renderer.ts';
import type { SiteStrings } from '../../model/rendering/strings.ts';
import { drawIcons, type IconSet } from './icons.ts';
import { menusOf } from './menus.ts';
import type { CopiesOf, PrepareContext } from './prepare.ts';

/** What resolving needs besides content. */
export interface SiteEnvironment {
  icons: IconSet;
  view: ViewFacts;
  /** Environment variables, which take precedence over what the site file says of mail. */
  env: Env;
  /** The host that a build is for, where it is not that of the site file. */
  host?: HostName | undefined;
  /** Smaller copies of a picture, which a build makes of photographs. */
  copiesOf?: CopiesOf;
}

/** What an icon in `public/` is called that no site file names, the sharpest first. */
const UNNAMED_ICONS = ['favicon.svg', 'favicon.ico', 'favicon.png'];

/**
 * The icon that the owner names; without one, icons are made of a mark that is a drawing, or one lies where it is
 * looked for.
 */
function iconsOf(
  { icon, mark, basePath = '' }: SiteDocument,
  source: FileSource,
): Pick<ResolvedSite, 'icon' | 'manifest'> {
  if (icon) return isOwnFile(icon) ? { icon } : {};
  if (mark?.src.endsWith('.svg')) return { icon: `${basePath}/favicon.svg`, manifest: `${basePath}/${MANIFEST_FILE}` };
  const found = UNNAMED_ICONS.find((name) => isListed(source, `${PUBLIC}/${name}`));
  return found === undefined ? {} : { icon: `${basePath}/${found}` };
}

interface Looking extends SiteEnvironment {
  content: SiteContent;
  language: SiteLanguage;
  context: PrepareContext;
  strings: SiteStrings;
  today: string;
}

/**
 * Header, footer and facts of the site in a language, from its prepared file. Lists "from" a folder become links to its
 * pages.
 */
export function resolveSite(
  site: SiteDocument,
  { content, language, context, strings, today, icons, view, env, host = site.host }: Looking,
): ResolvedSite {
  const { basePath, country } = context;
  const { linksFrom, navigationEntry } = menusOf(content, basePath, today);
  const navigation = site.navigation.map(navigationEntry);
  const menuIcons = navigation.flatMap((item) => item.links?.flatMap((link) => link.icon ?? []) ?? []);
  return {
    name: site.name,
    description: site.description,
    lang: language.lang,
    ...(isRightToLeft(language.lang) && { dir: 'rtl' as const }),
    home: basePath + language.folder || '/',
    ...switchOf(content, basePath),
    ...(site.strings ? { strings: site.strings } : {}),
    url: site.url,
    basePath,
    slashes: slashesOf(host, basePath),
    mark: site.mark as ResolvedSite['mark'],
    ...iconsOf(site, context.source),
    font: site.font && fontFiles(site.font).every(isOwnFile) ? site.font : undefined,
    look: lookOf(site.theme),
    navigation,
    phoneButton: phoneButtonOf(site, country),
    phone: { label: site.phones.main, href: telHref(site.phones.main, country) },
    ...(site.businessType && { businessType: site.businessType }),
    ...(site.address && { address: site.address }),
    ...(site.openingHours && { openingHours: site.openingHours }),
    email: { label: site.emails.info, href: `mailto:${site.emails.info}` },
    footer: footerOf(site, linksFrom),
    notFound: { ...strings.sentences.notFound, ...(site.notFound as Partial<ResolvedSite['notFound']>) },
    icons: drawIcons(icons, [...view.icons, ...((site.search && view.searchIcons) || []), ...menuIcons]),
    mail: mailSettings({ ...site, country }, env),
    ...(site.search && { search: strings.sentences.search }),
    ...(site.analytics && { analytics: analyticsOf(site.analytics) }),
    ...(site.sharing && { sharing: site.sharing }),
  };
}

function phoneButtonOf({ phoneButton }: SiteDocument, country: PrepareContext['country']): ResolvedSite['phoneButton'] {
  if (!phoneButton?.number) return undefined;
  const { label, number } = phoneButton;
  return { label, number, href: telHref(number, country) };
}

function footerOf(
  { footer, pages }: SiteDocument,
  linksFrom: ReturnType<typeof menusOf>['linksFrom'],
): ResolvedSite['footer'] {
  const { columns, newsletter, legal, social = [], copyright } = footer;
  return {
    columns: columns.map(({ title, links, from = '' }) => ({ title, links: (links ?? linksFrom(from)) as Link[] })),
    newsletter: newsletter && { ...newsletter, page: pages?.contact },
    legal,
    social,
    copyright,
  };
}

/** What a switch of languages offers; absent where there is only one. */
function switchOf(content: SiteContent, basePath: string): Pick<ResolvedSite, 'languages'> {
  const languages = languagesOf(content);
  if (languages.length === 1) return {};
  return {
    languages: languages.map(({ lang, label, folder }) => ({ lang, label, href: basePath + folder || '/' })),
  };
}
