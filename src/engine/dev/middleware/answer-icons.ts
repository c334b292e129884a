import path from 'node:path';
import type { FileSource } from '../../../model/content/files.ts';
import { answerWith } from './answer.ts';
import { generatedIcons, siteIcons } from '../../build/favicons/site-icons.ts';
import { cacheFolder } from '../../disk/cache/cache-folder.ts';
import type { LiveContent } from '../live/live-content.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Answers for the icons that the build would make of the mark. */
export const answerIcons = (source: FileSource, liveNow: () => Promise<LiveContent>) =>
  answerWith(async (address) => {
    const type = TYPES[path.posix.extname(address)];
    const site = type && (await liveNow()).site()?.site;
    const name = site && generatedIcons(site).find((each) => address === `${site.basePath}/${each}`);
    if (!name) return undefined;
    const body = (await siteIcons(source, site, cacheFolder(source.root, 'icons'))).get(name);
    return body && { type, body };
  });
