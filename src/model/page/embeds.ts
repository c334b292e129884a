/** Something of another site that a page can show. */
export interface EmbedSource {
  /** Whose it is, in words for visitors. */
  name: string;
  kind: 'video' | 'map' | 'page';
  /** What the frame shows, once a visitor asks for it. */
  frame: string;
  /** The same as a page of its own. */
  page: string;
}

/** The icon on the button that shows it. */
export const EMBED_ICONS = { video: 'play', map: 'map-pin', page: 'external-link' } as const;

/** Another site whose pages may be shown, as the site file names it. */
export interface EmbedHost {
  host: string;
  name: string;
}

interface Provider extends Pick<EmbedSource, 'name' | 'kind'> {
  hosts: RegExp;
  /** An address of the kind that can be shown. */
  sample: string;
  read: (url: URL) => Pick<EmbedSource, 'frame' | 'page'> | undefined;
}

/** A time as YouTube writes it: "90", "90s" or "1h2m3s"; 0 for what is none. */
function seconds(time: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function youtube({ hostname, pathname, searchParams }: URL): ReturnType<Provider['read']> {
  const path = /^\/(?:embed|shorts|live)\/([\w-]{11})/.exec(pathname)?.[1];
  const id = hostname === 'youtu.be' ? pathname.slice(1) : (path ?? searchParams.get('v') ?? '');
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = seconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return {
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  };
}

function vimeo({ pathname, searchParams }: URL): ReturnType<Provider['read']> {
  const [, id, secret = searchParams.get('h')] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  return {
    frame: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}`,
    page: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
  };
}

/** A map is shown as it was seen: its zoom says how wide a window of some 640 × 400 pixels is. */
function openStreetMap(url: URL): ReturnType<Provider['read']> {
  if (url.pathname === '/export/embed.html' && url.searchParams.has('bbox'))
    return { frame: url.href, page: 'https://www.openstreetmap.org/' };
  const [, zoom, latitude, longitude] =
    /map=(\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(url.hash) ?? [];
  if (zoom === undefined) return undefined;
  const [lat, lon] = [
    Number(url.searchParams.get('mlat') ?? latitude),
    Number(url.searchParams.get('mlon') ?? longitude),
  ];
  const width = (360 / 2 ** Number(zoom)) * 2.5;
  const height = width * 0.625 * Math.cos((lat * Math.PI) / 180);
  const box = [lon - width / 2, lat - height / 2, lon + width / 2, lat + height / 2].map((edge) => edge.toFixed(5));
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join(',')}&layer=mapnik&marker=${lat},${lon}`,
    page: url.href,
  };
}

function googleMaps(url: URL): ReturnType<Provider['read']> {
  const { pathname, searchParams, href } = url;
  if (pathname === '/maps/embed' && searchParams.has('pb')) return { frame: href, page: 'https://www.google.com/maps' };
  const place = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1];
  const spot = /\/@(-?\d+\.\d+,-?\d+\.\d+)/.exec(pathname)?.[1];
  const query = (place === undefined ? searchParams : new URLSearchParams(`q=${place}`)).get('q') ?? spot;
  if (query === undefined) return undefined;
  return { frame: `https://www.google.com/maps?q=${encodeURIComponent(query)}&output=embed`, page: href };
}

/** Whose pages can be shown without being named in the site file. */
export const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/,
    sample: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    read: youtube,
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: /^(?:www\.|player\.)?vimeo\.com$/,
    sample: 'https://vimeo.com/76979871',
    read: vimeo,
  },
  {
    name: 'OpenStreetMap',
    kind: 'map',
    hosts: /^(?:www\.)?openstreetmap\.org$/,
    sample: 'https://www.openstreetmap.org/#map=17/52.51627/13.37770',
    read: openStreetMap,
  },
  {
    name: 'Google Maps',
    kind: 'map',
    // The last two are short addresses, which say nothing of the place that they lead to.
    hosts: /^(?:(?:www\.|maps\.)?google\.(?:com|(?:com?\.)?[a-z]{2})|maps\.app\.goo\.gl|goo\.gl)$/,
    sample: 'https://www.google.com/maps/place/Brandenburg+Gate',
    read: googleMaps,
  },
];

/** An address as it may be copied: with "http", or without anything before the name. */
function asUrl(address: string): URL | undefined {
  const text = address.trim().replace(/^(?:https?:)?\/\//i, '');
  return URL.canParse(`https://${text}`) && /^[\w-]+(?:\.[\w-]+)+/.test(text) ? new URL(`https://${text}`) : undefined;
}

/**
 * What an address has that cannot be shown: a host that nobody allowed (empty, if it is no address), or a known one
 * where it names no video or place.
 */
interface NoEmbed {
  host: string;
  provider?: Provider;
}

/** What an address shows, or why it cannot. */
export function embedSource(address: string, others: readonly EmbedHost[] = []): EmbedSource | NoEmbed {
  const url = asUrl(address);
  if (!url) return { host: '' };
  const host = url.hostname;
  const provider = PROVIDERS.find(({ hosts }) => hosts.test(host));
  if (provider) {
    const found = provider.read(url);
    return found ? { name: provider.name, kind: provider.kind, ...found } : { host, provider };
  }
  const other = others.find((each) => each.host === url.host);
  return other ? { name: other.name, kind: 'page', frame: url.href, page: url.href } : { host: url.host };
}
