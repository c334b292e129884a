import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { githubPages } from './github-pages.ts';
import type { Host } from './host.ts';
import type { HostName } from '../../site/hosting.ts';
import { defaultHost, netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';
import { plainFiles } from './static.ts';
import { vercel } from './vercel.ts';

/** Every host that a site can be built for. */
export const HOSTS: Record<HostName, Host> = {
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
  s3,
  nginx,
  caddy,
  apache,
  static: plainFiles,
};

/** A host by its name; without a name, the default. */
export const hostOf = (name: HostName | undefined): Host => (name ? HOSTS[name] : defaultHost);
