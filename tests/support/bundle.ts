import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleCode, type CodeBundle } from '../../src/engine/build/bundle/bundle.ts';
import { siteEnvironment } from '../../src/engine/disk/site-environment.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { resolveContent, type ResolvedContent, type ResolveOptions } from '../../src/engine/resolve/resolve-content.ts';
import type { Block } from '../../src/model/page/types.ts';
import type { RenderedPage } from '../../src/model/rendering/renderer.ts';
import { PROJECT } from './places.ts';
import { VIEW } from './view.ts';

const LOCK = path.join(os.tmpdir(), 'pagewright-test-bundle.lock');
const STALE = 60_000;

/** Has one process at a time build the code; the others then find it in the cache. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  while (true) {
    try {
      fs.mkdirSync(LOCK);
      break;
    } catch {
      const age = Date.now() - (fs.statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > STALE) fs.rmSync(LOCK, { recursive: true, force: true });
      await wait(50);
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(LOCK, { recursive: true, force: true });
  }
}

let code: Promise<CodeBundle> | undefined;

/** The code as it is published, built once. */
export function realBundle(): Promise<CodeBundle> {
  return (code ??= alone(() => bundleCode(PROJECT, '')));
}

/** A folder's content, ready to render. */
export const resolved = (root: string, options: Partial<ResolveOptions> = {}): ResolvedContent =>
  resolveContent(readSite(root), { ...siteEnvironment(root, VIEW), ...options });

/** The home page of a site with these blocks in place of its own. */
export async function renderedIn(content: ResolvedContent, ...blocks: object[]): Promise<RenderedPage> {
  const page = content.page('/');
  if (!page) throw new Error('There is no home page.');
  const { renderer } = await realBundle();
  return renderer.renderPage({ ...page, blocks: blocks as Block[] }, content.site);
}
