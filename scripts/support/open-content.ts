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

/** Reads the content of the folder that `--root` names. Throws a `ToolError` when there is no site in it. */
export function openContent(root: string): SiteContent {
  return readSite(siteFolder(root));
}

/** As `openContent`, with the cache: pages that have not changed since the last command are not read again. */
export function openCached(root: string): ReturnType<typeof readCached> {
  return readCached(siteFolder(root));
}

/** As `openCached`, right after this process has read and saved everything: nothing can have changed since. */
export function openFresh(root: string): ReturnType<typeof readCached> {
  return readCached(siteFolder(root), { isFresh: true, versions: new Map() });
}

/** As `openCached`, for a command that needs all pages: where there are many to read or check, it uses all cores. */
export function openOnAllCores(root: string, versions: Versions = new Map()): ReturnType<typeof readOnAllCores> {
  const report = progressLine(performance.now());
  const onProgress = report && ((done: number, all: number, work: string) => report(done, all, 'page', work));
  return readOnAllCores(siteFolder(root), { versions, onProgress });
}

/** As `openOnAllCores`, for a command that writes: what an interrupted one left half done is undone first. */
export function openOnAllCoresToWrite(root: string): ReturnType<typeof readOnAllCores> {
  undoInterrupted(root);
  return openOnAllCores(root);
}

/** For a command that changes a few pages, knowing all others, and checks nothing. */
export async function openToWrite(root: string): Promise<SiteContent> {
  const { content, cache, end } = await openOnAllCoresToWrite(root);
  await end();
  cache.save();
  return content;
}

function undoInterrupted(root: string): void {
  if (recover(path.resolve(root)))
    process.stderr.write(
      'An earlier command was stopped in the middle. Everything was put back as it was before it.\n\n',
    );
}

/**
 * The content files that arguments name: files or folders, relative to the working directory or to the root. Undefined
 * when there are no arguments. Throws a `ToolError` for a name that matches nothing.
 */
export function namedFiles(content: SiteContent, names: string[]): Set<string> | undefined {
  if (names.length === 0) return undefined;
  const { documents, refused, own } = content;
  const named = [...documents.keys(), ...own.documents.keys()];
  const all = [...named, ...[...refused, ...own.refused].map(({ file }) => file)];
  const found = new Set<string>();
  for (const name of names) {
    const wanted = [path.resolve(name), path.resolve(content.source.root, name)].flatMap(
      (full) => below(content.source.root, full) ?? [],
    );
    const matching = all.filter((file) =>
      wanted.some((each) => file === each || file.startsWith(`${each}/`) || each === ''),
    );
    if (matching.length === 0)
      throw new ToolError(`There is no page "${name}" in ${path.join(content.source.root, PAGES)}.`);
    for (const file of matching) found.add(file);
  }
  return found;
}
