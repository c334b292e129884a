import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileSource } from '../../../model/content/files.ts';
import { madeIcons, siteIcons } from '../../build/icons/site-icons.ts';
import { parseTarget } from '../../build/server/request-target.ts';
import { cacheOf } from '../../disk/project.ts';
import type { LiveContent } from '../live/live-content.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Answers for the icons that the build would make of the mark. */
export function answerIcons(source: FileSource, content: () => Promise<LiveContent>) {
  const icon = async (address: string): Promise<Uint8Array | undefined> => {
    const site = (await content()).site()?.site;
    const name = site && madeIcons(site).find((each) => address === `${site.basePath}/${each}`);
    if (!site || name === undefined) return undefined;
    return (await siteIcons(source, site, path.join(cacheOf(source.root), 'icons'))).get(name);
  };
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const address = parseTarget(request.url)?.pathname ?? '';
    const type = TYPES[path.posix.extname(address)];
    if (!type) return next();
    icon(address).then(
      (bytes) =>
        bytes ? response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes) : next(),
      next,
    );
  };
}
