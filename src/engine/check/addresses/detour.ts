/** Sites that lead on to another one, and the parameter that has its address. */
const DETOURS: readonly [page: RegExp, parameters: readonly string[]][] = [
  [/^(?:www\.)?google\.[a-z.]+\/url$/, ['q', 'url']],
  [/^[\w-]+\.safelinks\.protection\.outlook\.com\/$/, ['url']],
  [/^lm?\.facebook\.com\/l\.php$/, ['u']],
  [/^l\.instagram\.com\/$/, ['u']],
  [/^www\.youtube\.com\/redirect$/, ['q']],
  [/^www\.linkedin\.com\/(?:redir\/redirect|safety\/go)$/, ['url']],
  [/^slack-redir\.net\/link$/, ['url']],
];

/** What networks and newsletters add to an address, to know who shared it or follows it. */
const TRACES =
  /^(?:fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_eid|_hsenc|_hsmi|mkt_tok)$/;

interface Detour {
  /** The site that leads on. */
  by: string;
  to: string;
  /** Whether the address that it leads to is written so. */
  isSecure: boolean;
}

/** Where an address leads in the end, and by way of which site; undefined where it leads there by itself. */
export function detourOf(href: string): Detour | undefined {
  const { host, pathname, searchParams } = asUrl(href) ?? {};
  if (host === undefined || pathname === undefined) return undefined;
  const [, parameters = []] = DETOURS.find(([page]) => page.test(host + pathname)) ?? [];
  const to = parameters.map((name) => searchParams?.get(name)).find((found) => found && /^https?:\/\/./.test(found));
  return to ? { by: host, to: to.replace(/^http:/, 'https:'), isSecure: to.startsWith('https:') } : undefined;
}

/** What an address has of this kind, and the same address without; undefined where it has nothing. */
export function tracesIn(href: string): { names: string[]; without: string } | undefined {
  const [, start = '', query = '', end = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(href) ?? [];
  const [traces, others] = [[] as string[], [] as string[]];
  for (const part of query.split('&')) (TRACES.test(part.replace(/=.*/s, '')) ? traces : others).push(part);
  if (traces.length === 0) return undefined;
  return {
    names: traces.map((part) => part.replace(/=.*/s, '')),
    without: start + (others.length > 0 ? `?${others.join('&')}` : '') + end,
  };
}

const asUrl = (href: string): URL | undefined => (URL.canParse(href) ? new URL(href) : undefined);
