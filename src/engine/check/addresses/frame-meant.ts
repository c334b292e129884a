/** What another site makes for frames, in place of the address of a page of its own. */
interface FrameMeant {
  /** Whose it is. */
  name: string;
  frame: string;
}

interface Player {
  name: string;
  /** The address of a page, without what stands before the host. */
  page: RegExp;
  /** What is shown in its place, by the groups of `page`. */
  frame: (...found: string[]) => string;
}

const PLAYERS: readonly Player[] = [
  {
    name: 'Dailymotion',
    page: /^(?:(?:www\.)?dailymotion\.com\/video|dai\.ly)\/(\w+)/,
    frame: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  {
    name: 'SoundCloud',
    page: /^((?:www\.|m\.)?soundcloud\.com\/[\w-]+\/[\w/-]+)/,
    frame: (page = '') => `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://${page}`)}`,
  },
  {
    name: 'Spotify',
    page: /^open\.spotify\.com\/(?:intl-\w+\/)?(track|album|artist|playlist|episode|show)\/(\w+)/,
    frame: (kind, id) => `https://open.spotify.com/embed/${kind}/${id}`,
  },
  {
    name: 'Deezer',
    page: /^(?:www\.)?deezer\.com\/(?:[a-z]{2}\/)?(track|album|artist|playlist|episode|show)\/(\d+)/,
    frame: (kind, id) => `https://widget.deezer.com/widget/auto/${kind}/${id}`,
  },
  {
    name: 'PeerTube',
    // Every site that runs it has these addresses, on a host of its own.
    page: /^([^/]+)\/(?:w|videos\/watch)\/([A-Za-z\d]{22}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/,
    frame: (host, id) => `https://${host}/videos/embed/${id}`,
  },
];

/** What was meant by the address of a page that its site does not let others show; undefined where nobody can tell. */
export function frameMeant(address: string): FrameMeant | undefined {
  const page = address.trim().replace(/^(?:https?:)?\/\//i, '');
  for (const { name, page: shape, frame } of PLAYERS) {
    const found = shape.exec(page);
    if (found) return { name, frame: frame(...found.slice(1)) };
  }
  return undefined;
}
