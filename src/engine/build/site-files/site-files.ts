import fs from 'node:fs';
import path from 'node:path';
import { PUBLIC } from '../../../model/content/content.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import type { ContentCache } from '../../disk/cache/content-cache.ts';
import { cacheFolder } from '../../disk/cache/cache-folder.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { RULE_FILES } from '../../site/hosting.ts';
import { isPhotograph, listPublic, publishedFiles } from '../../site/files/public-files.ts';
import type { HostFiles } from '../hosts/files/host-files.ts';
import type { OutputLayout } from '../hosts/files/output-layout.ts';
import { siteIcons } from '../favicons/site-icons.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { ResolvedContent } from '../../resolve/resolve-content.ts';
import { oneLine } from '../escape.ts';
import type { OutputFile } from '../output/output-folder.ts';
import type { BuildContext } from '../pages/build-context.ts';
import { stripMetadata } from '../pictures/strip-metadata.ts';
import { pictureFiles } from '../pictures/picture-files.ts';

/**
 * The files of the output besides pages, and not made of these, by name. Of two with the same name, the later one is
 * written.
 */
export async function siteFiles(
  source: FileSource,
  context: BuildContext,
  { cache, host }: { cache: ContentCache | undefined; host: Pick<HostFiles & OutputLayout, 'files' | 'top'> },
): Promise<Map<string, OutputFile>> {
  const { code, resolved, otherMedia } = context;
  const files = new Map<string, OutputFile>();
  const add = (name: string, bytes: string | Uint8Array): void =>
    void files.set(name, { key: hashOf(bytes), bytes: () => bytes });
  addPublished(files, source, cache);
  for (const photograph of context.photographs())
    for (const [name, file] of pictureFiles(source, photograph, cacheFolder(source.root, 'pictures')))
      files.set(name, file);
  const icons = await siteIcons(source, resolved.site, cacheFolder(source.root, 'icons'));
  for (const [name, bytes] of icons) add(name, bytes);
  const assets = path.join(code.clientDir, 'assets');
  for (const name of fs.readdirSync(assets)) add(`assets/${name}`, fs.readFileSync(path.join(assets, name)));
  add(otherMedia.name, otherMedia.css);
  add('robots.txt', source.text(`${PUBLIC}/robots.txt`) || robotsFile(resolved));
  // Crawlers look for it at the root of the domain.
  files.set(`${host.top}robots.txt`, files.get('robots.txt') as OutputFile);
  for (const [name, text] of Object.entries(host.files)) add(host.top + name, text);
  return files;
}

/** Adds the published files of `public/`, except those for hosts. Photographs lose their metadata. */
function addPublished(files: Map<string, OutputFile>, source: FileSource, cache: ContentCache | undefined): void {
  for (const address of publishedFiles(listPublic(source))) {
    if (RULE_FILES.includes(address)) continue;
    const file = PUBLIC + address;
    files.set(address.slice(1), {
      key: cache?.hashOfPublic(address) ?? '',
      bytes: () => {
        const bytes = source.bytes(file);
        if (bytes) return isPhotograph(address) ? stripMetadata(bytes) : bytes;
        throw new ToolError(
          `The file "${file}" cannot be read, so it cannot be published. Allow this user to read it, or delete it.`,
        );
      },
    });
  }
}

/** A robots.txt that allows everything, and names the sitemap. */
const robotsFile = ({ site }: ResolvedContent): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${oneLine(site.url + site.basePath)}/sitemap.xml\n`;
