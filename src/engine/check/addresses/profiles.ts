import type { ResolvedSite } from '../../../model/page/types.ts';

type Network = ResolvedSite['footer']['social'][number]['network'];

/** How the addresses of profiles begin, on the networks that a footer can name. */
const PROFILES: Record<Network, string> = {
  linkedin: 'https://www.linkedin.com/company/',
  x: 'https://x.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
};

const isNetwork = (name: unknown): name is Network => typeof name === 'string' && Object.hasOwn(PROFILES, name);

/** The address of a profile that is written as its handle alone: "@korn". */
export function profileOf(href: string, network: unknown): string | undefined {
  const handle = /^@([\w.-]+)$/.exec(href.trim())?.[1];
  return handle !== undefined && isNetwork(network) ? PROFILES[network] + handle : undefined;
}
