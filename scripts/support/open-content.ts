import path from 'node:path';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';
import { PAGES } from '../../src/model/content/content.ts';
import { below } from '../../src/engine/disk/files/paths.ts';
import type { Versions } from '../../src/engine/disk/disk-files.ts';
import { recover } from '../../src/engine/disk/save/recover.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import { readCached, readSite } from '../../src/engine/disk/read-site.ts';
import { readOnAllCores } from '../../src/engine/disk/threads/read-on-all-cores.ts';
import { progressLine } from './progress-line.ts';
import { siteFolder } from './root-option.ts';

/** Reads the content of the folder that `--root` names. Throws when there is no site in it. */
export function openContent(root: string): SiteContent {
  return readSite(siteFolder(root));
}

/** As `openContent`, but for pages that are as they were when a command last looked: these are not read again. */
export function openCached(root: string): ReturnType<typeof readCached> {
  return readCached(siteFolder(root));
}

/** As `openCached`, where this process has read and saved everything just now. */
export function openFresh(root: string): ReturnType<typeof readCached> {
  return readCached(siteFolder(root), { isFresh: true, versions: new Map() });
}

/** As `openCached`, for a command that looks at all pages: where many have to be read or checked, all cores do. */
export function openOnAllCores(root: string, versions: Versions = new Map()): ReturnType<typeof readOnAllCores> {
  const say = progressLine(performance.now());
  const onProgress = say && ((done: number, all: number, work: string) => say(done, all, 'page', work));
  return readOnAllCores(siteFolder(root), { versions, onProgress });
}

/** As `openOnAllCores`, for a command that writes: what an earlier one had left half done is put back first. */
export function openOnAllCoresToWrite(root: string): ReturnType<typeof readOnAllCores> {
  putBack(root);
  return openOnAllCores(root);
}

/** For a command that writes few of the pages, and asks what all others are; it checks nothing. */
export async function openToWrite(root: string): Promise<SiteContent> {
  const { content, cache, end } = await openOnAllCoresToWrite(root);
  await end();
  cache.save();
  return content;
}

function putBack(root: string): void {
  if (recover(path.resolve(root)))
    process.stderr.write(
      'An earlier command was stopped in the middle. Everything was put back as it was before it.\n\n',
    );
}

/**
 * The content files that arguments name: files or folders, seen from here or from the root. Undefined when there are no
 * arguments.
 */
export function filesMeant(content: SiteContent, names: string[]): Set<string> | undefined {
  if (names.length === 0) return undefined;
  const { documents, refused, own } = content;
  const named = [...documents.keys(), ...own.documents.keys()];
  const all = [...named, ...[...refused, ...own.refused].map(({ file }) => file)];
  const meant = new Set<string>();
  for (const name of names) {
    const wanted = [path.resolve(name), path.resolve(content.source.root, name)].flatMap(
      (full) => below(content.source.root, full) ?? [],
    );
    const found = all.filter((file) =>
      wanted.some((each) => file === each || file.startsWith(`${each}/`) || each === ''),
    );
    if (found.length === 0)
      throw new ToolError(`There is no page "${name}" in ${path.join(content.source.root, PAGES)}.`);
    for (const file of found) meant.add(file);
  }
  return meant;
}
